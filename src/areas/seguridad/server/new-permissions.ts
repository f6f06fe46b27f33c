import { and, asc, eq, sql } from 'drizzle-orm';
import { perfil } from '#generated/server/tables.gen';
import type { AlcanceDatos } from '#generated/shared/enums.gen';
import { PERMISSIONS, PROFILES } from '#generated/shared/permissions.gen';
import { SUPERUSER } from '#platform/shared/superuser';
import { audit } from '#platform/server/db/audit';
import type { Orm } from '#platform/server/db/database';
import { grantDelegations } from './grant-delegations';
import { readSetting, settingOr, SETTINGS, writeSetting } from '#platform/server/db/settings';
import { ajuste } from '#platform/server/db/system-tables';

/** Actor of automatic profile changes in the audit trail. */
const NOBODY = { usuarioId: null, unidadId: null, ip: null, device: null, correlationId: 'permisos-nuevos' } as const;

/**
 * Grants the built-in profiles the permissions that a new version introduces, as in `schemas/profiles.json`. Each permission, and each
 * right to assign profiles, is granted once: a later removal by an administrator lasts. Custom profiles are unchanged.
 */
export function grantNewPermissions(orm: Orm): Promise<void> {
  return orm.transaction(async (tx) => {
    const profiles = await tx
      .select({ perfilId: perfil.perfilId, nombre: perfil.nombre, permisos: perfil.permisos })
      .from(perfil)
      .where(and(eq(perfil.esSistema, true), eq(perfil.activo, true)))
      .orderBy(asc(perfil.perfilId));
    const superuser = profiles.find(({ nombre }) => nombre === SUPERUSER);
    // A database without profiles is new: its setup grants all permissions.
    if (!superuser) return;
    // Superusers had every permission that existed until now.
    await settingOr(tx, SETTINGS.permissions, () => (superuser.permisos ?? []).map(({ clave }) => clave));
    // Serialises processes that start concurrently.
    const [setting] = await tx
      .select({ valor: ajuste.valor })
      .from(ajuste)
      .where(eq(ajuste.clave, SETTINGS.permissions))
      .for('update');
    if ((await readSetting(tx, SETTINGS.delegations)) !== true) {
      await grantDelegations(tx);
      await writeSetting(tx, SETTINGS.delegations, true);
    }
    const known = new Set(setting?.valor as string[]);
    const fresh = PERMISSIONS.map(({ key }) => key).filter((key) => !known.has(key));
    if (fresh.length === 0) return;
    for (const { perfilId, nombre, permisos } of profiles) {
      const matrix: Readonly<Partial<Record<string, AlcanceDatos>>> =
        PROFILES[nombre as keyof typeof PROFILES]?.permissions ?? {};
      const before = permisos ?? [];
      const added = fresh.flatMap((clave) =>
        matrix[clave] === undefined || before.some((held) => held.clave === clave)
          ? []
          : [{ clave, alcance: matrix[clave] }],
      );
      if (added.length === 0) continue;
      const after = [...before, ...added];
      await tx
        .update(perfil)
        .set({ permisos: after, version: sql`${perfil.version} + 1`, fechaModificacion: new Date() })
        .where(eq(perfil.perfilId, perfilId));
      await audit(tx, NOBODY, {
        accion: 'EDITAR',
        entidad: 'perfil',
        entidadId: perfilId,
        antes: { permisos: before },
        despues: { permisos: after },
        motivo: 'Permisos nuevos de esta versión',
      });
    }
    await writeSetting(tx, SETTINGS.permissions, [...known, ...fresh]);
  });
}

import { and, eq, isNull } from 'drizzle-orm';
import { perfil } from '#generated/server/tables.gen';
import { PROFILES, type ProfileName } from '#generated/shared/permissions.gen';
import type { Queryable } from '#platform/server/db/database';

/**
 * Sets the profiles that the built-in ones may assign, from `schemas/profiles.json`, when not set yet. Profiles refer to each other by key,
 * so all must exist first. An emptied list stays empty.
 */
export async function grantDelegations(tx: Queryable): Promise<void> {
  const keys = new Map(
    (
      await tx
        .select({ nombre: perfil.nombre, perfilId: perfil.perfilId })
        .from(perfil)
        .where(eq(perfil.esSistema, true))
    ).map(({ nombre, perfilId }) => [nombre, perfilId]),
  );
  for (const [nombre, { grants }] of Object.entries(PROFILES) as [
    ProfileName,
    { readonly grants: readonly string[] },
  ][]) {
    const perfilId = keys.get(nombre);
    const otorga = grants.flatMap((name) => keys.get(name) ?? []);
    if (perfilId !== undefined && otorga.length > 0)
      await tx
        .update(perfil)
        .set({ otorga })
        .where(and(eq(perfil.perfilId, perfilId), isNull(perfil.otorga)));
  }
}

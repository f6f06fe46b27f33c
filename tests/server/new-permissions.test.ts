import { asc, eq, inArray, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perfil } from '#generated/server/tables.gen';
import { PERMISSIONS, PROFILES } from '#generated/shared/permissions.gen';
import { grantNewPermissions } from '#areas/seguridad/server/new-permissions';
import { SETTINGS, writeSetting } from '#platform/server/db/settings';
import { ajuste, bitacora } from '#platform/server/db/system-tables';
import { BOTH_ENGINES, startApp, type TestApp } from '../support/server/app';

const NEW = ['paciente.identificar', 'paciente.ver-salud'];

describe.each(BOTH_ENGINES)('permissions that a version brings, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp(engine);
  });
  afterAll(() => server.stop());

  const stored = async () =>
    new Map(
      (await server.database.orm.select().from(perfil).orderBy(asc(perfil.perfilId))).map((row) => [row.nombre, row]),
    );
  const grant = () => grantNewPermissions(server.database.orm);
  /** Restores the state of the database before the new permissions. */
  const without = async () => {
    for (const { perfilId, permisos } of (await stored()).values()) {
      await server.database.orm
        .update(perfil)
        .set({ permisos: permisos?.filter(({ clave }) => !NEW.includes(clave)) ?? [] })
        .where(eq(perfil.perfilId, perfilId));
    }
  };
  const news = (permisos: readonly Readonly<Record<string, unknown>>[] | null | undefined) =>
    Object.fromEntries(
      (permisos ?? []).filter(({ clave }) => NEW.includes(String(clave))).map(({ clave, alcance }) => [clave, alcance]),
    );

  it('are granted only to built-in profiles, as the matrix says, with an audit entry', async () => {
    const { orm } = server.database;
    await without();
    const doctor = (await stored()).get('Medico')!;
    await orm
      .insert(perfil)
      .values({ nombre: 'Médico de guardia', alcance: 'UNIDAD', permisos: doctor.permisos, esSistema: false });
    // Simultaneous calls, as several processes start together.
    await Promise.all([grant(), grant()]);
    const profiles = await stored();
    for (const [nombre, { permissions }] of Object.entries(PROFILES)) {
      const wanted = Object.fromEntries(Object.entries(permissions).filter(([clave]) => NEW.includes(clave)));
      expect([nombre, news(profiles.get(nombre)!.permisos)]).toEqual([nombre, wanted]);
    }
    expect(news(profiles.get('Médico de guardia')!.permisos)).toEqual({});
    expect(profiles.get('Medico')!.version).toBe(doctor.version + 1);
    const told = await orm.select().from(bitacora).where(eq(bitacora.correlationId, 'permisos-nuevos'));
    expect(told.filter(({ entidadId }) => entidadId === String(doctor.perfilId))).toMatchObject([
      { accion: 'EDITAR', entidad: 'perfil', usuarioId: null },
    ]);
  });

  it('are granted once: a revoked permission is not granted again', async () => {
    await without();
    await grant();
    expect(news((await stored()).get('Medico')!.permisos)).toEqual({});
  });

  it('are not granted when all are known, or without an active superuser profile', async () => {
    const { orm } = server.database;
    const [setting] = await orm.select().from(ajuste).where(eq(ajuste.clave, SETTINGS.permissions));
    expect(new Set(setting!.valor as string[])).toEqual(new Set(PERMISSIONS.map(({ key }) => key)));
    await orm.delete(ajuste).where(eq(ajuste.clave, SETTINGS.permissions));
    await orm
      .update(perfil)
      .set({ activo: false })
      .where(inArray(perfil.nombre, ['SUPERUSUARIO']));
    await grant();
    expect(await orm.select().from(ajuste).where(eq(ajuste.clave, SETTINGS.permissions))).toEqual([]);
    await orm.update(perfil).set({ activo: true }).where(ne(perfil.nombre, ''));
    await writeSetting(
      orm,
      SETTINGS.permissions,
      PERMISSIONS.map(({ key }) => key),
    );
  });
});

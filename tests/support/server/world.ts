import { eq } from 'drizzle-orm';
import * as tables from '#generated/server/tables.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import type { Database } from '#platform/server/db/database';
import { grantDelegations } from '#areas/seguridad/server/grant-delegations';
import { credencial } from '#platform/server/db/system-tables';
import { PREPARED_WORLD } from './prepared';
import { quickHash } from './quick-hash';

export type ProfileName = keyof typeof PROFILES;

export const PASSWORD = 'correcta-caballo';

const hash = quickHash(PASSWORD);

/** The initial data of tests: two states, one unit, and one account for each profile. */
export interface World {
  readonly unidadId: number;
  readonly otraUnidadId: number;
  readonly unidadTipoId: number;
  readonly municipioId: number;
  readonly usuarios: Readonly<Record<ProfileName, number>>;
}

export const emailOf = (profile: ProfileName): string => `${profile.toLowerCase()}@example.org`;

/** Returns the world of the databases that `prepareWorld` created with `seedWorld`; null without any. */
export function preparedWorld(): World | null {
  const world = process.env[PREPARED_WORLD];
  return world === undefined ? null : (JSON.parse(world) as World);
}

export async function seedWorld({ orm }: Database): Promise<World> {
  const { pais, estado, municipio, unidadTipo, unidad, perfil, persona, usuario } = tables;
  await orm.insert(pais).values([
    { codigo: 'MX', nombre: 'México' },
    { codigo: 'US', nombre: 'Estados Unidos' },
  ]);
  await orm.insert(estado).values([
    { clave: 'CL', nombre: 'Coahuila', paisCodigo: 'MX', claveInegi: '05' },
    { clave: 'NE', nombre: 'Nacido en el extranjero', paisCodigo: 'MX' },
  ]);
  const [saltillo] = await orm
    .insert(municipio)
    .values({ estadoClave: 'CL', claveInegi: '030', nombre: 'Saltillo' })
    .returning();
  const [hospital] = await orm
    .insert(unidadTipo)
    .values({ clave: 'HG', nombre: 'Hospital General', grupo: 'HOSPITAL', nivelAtencion: 2 })
    .returning();
  const domicilio = { calle: 'Juárez', estadoClave: 'CL', municipioId: saltillo!.municipioId };
  const [uno, dos] = await orm
    .insert(unidad)
    .values([
      { clues: 'CLSSA900001', nombre: 'Hospital General de Saltillo', unidadTipoId: hospital!.unidadTipoId, domicilio },
      { clues: 'CLSSA900002', nombre: 'Centro de Salud Norte', unidadTipoId: hospital!.unidadTipoId, domicilio },
    ])
    .returning();

  const usuarios = {} as Record<ProfileName, number>;
  for (const [nombre, { title, scope, startRoute, permissions }] of Object.entries(PROFILES)) {
    const permisos = Object.entries(permissions).map(([clave, alcance]) => ({ clave, alcance }));
    const [profile] = await orm
      .insert(perfil)
      .values({ nombre, titulo: title, alcance: scope, rutaInicio: startRoute, permisos, esSistema: true })
      .returning();
    const [human] = await orm
      .insert(persona)
      .values({ nombre: 'Persona', primerApellido: 'De Prueba', genero: 'X', fechaNacimiento: '1990-01-01' })
      .returning();
    const [account] = await orm
      .insert(usuario)
      .values({
        email: emailOf(nombre as ProfileName),
        perfilId: profile!.perfilId,
        personaId: human!.personaId,
        estatus: 'ACTIVO',
        unidadId: uno!.unidadId,
      })
      .returning();
    await orm.insert(credencial).values({ usuarioId: account!.usuarioId, hash });
    usuarios[nombre as ProfileName] = account!.usuarioId;
  }
  await grantDelegations(orm);
  return {
    unidadId: uno!.unidadId,
    otraUnidadId: dos!.unidadId,
    unidadTipoId: hospital!.unidadTipoId,
    municipioId: saltillo!.municipioId,
    usuarios,
  };
}

/** Deactivates an account, as an administrator would. */
export async function deactivate({ orm }: Database, usuarioId: number): Promise<void> {
  await orm.update(tables.usuario).set({ estatus: 'INACTIVO' }).where(eq(tables.usuario.usuarioId, usuarioId));
}

import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AlcanceDatos } from '#generated/shared/enums.gen';
import { perfil, unidad, usuario } from '#generated/server/tables.gen';
import type { Scope } from '../entity/resource';
import { valueAt, valuesAt, type LooseRecord } from '#platform/shared/paths';
import { resourceOf } from '../records/resources';
import type { Queryable } from '../db/database';
import { grants, isInService, permissionsOf } from '#areas/seguridad/server/identity';
import { SUPERUSER } from '#platform/shared/superuser';

/** Scopes from the nearest to the document to the widest. */
const NEAREST_FIRST: readonly (readonly AlcanceDatos[])[] = [
  ['ALMACEN', 'SERVICIO'],
  ['UNIDAD'],
  ['JURISDICCION'],
  ['RED'],
];
/** Maximum of recipients: a notice to hundreds of people helps none. */
const MOST = 100;

/**
 * Returns the accounts that can take a step of a document, only the nearest ones: of its warehouse, else its unit, its jurisdiction, the
 * network. Excludes people barred from the step (`notSameAs`).
 */
export async function usersWhoCanTake(
  tx: Queryable,
  resourceName: string,
  step: string,
  document: LooseRecord,
): Promise<number[]> {
  const resource = resourceOf(resourceName);
  const transition = resource.lifecycle?.transitions[step];
  if (!transition) throw new Error(`${resourceName} has no step ${step}.`);
  const scope: Scope = transition.scope ?? resource.scope;
  const holders = (await holdersOf(tx, transition.permission)).map((holder) => ({
    ...holder,
    alcance: reachOf(holder.alcance, scope),
  }));
  const involved = transition.notSameAs
    .flatMap((path) => valuesAt(document, path))
    .filter((id) => typeof id === 'number');
  const excluded = await peopleOf(tx, involved);
  for (const level of NEAREST_FIRST) {
    const ties = holders.flatMap(({ perfilId, alcance }) => {
      const tie = level.includes(alcance) ? tieOf(alcance, scope, document) : undefined;
      return tie ? [and(eq(usuario.perfilId, perfilId), tie)] : [];
    });
    if (ties.length === 0) continue;
    const found = await tx
      .select({ usuarioId: usuario.usuarioId, personaId: usuario.personaId, perfilId: usuario.perfilId })
      .from(usuario)
      .leftJoin(unidad, eq(unidad.unidadId, usuario.unidadId))
      .where(and(isInService, or(...ties)))
      .orderBy(usuario.usuarioId)
      .limit(MOST);
    const people = found.filter(({ personaId }) => !excluded.has(personaId));
    const isSuper = ({ perfilId }: { perfilId: number }) =>
      holders.some((holder) => holder.perfilId === perfilId && holder.nombre === SUPERUSER);
    const others = people.filter((person) => !isSuper(person));
    if (people.length > 0) return (others.length > 0 ? others : people).map(({ usuarioId }) => usuarioId);
  }
  return [];
}

async function peopleOf(tx: Queryable, accounts: readonly number[]): Promise<ReadonlySet<number>> {
  if (accounts.length === 0) return new Set();
  const rows = await tx
    .select({ personaId: usuario.personaId })
    .from(usuario)
    .where(inArray(usuario.usuarioId, [...accounts]));
  return new Set(rows.map(({ personaId }) => personaId));
}

/** Reads the profiles with a permission, and its reach. */
async function holdersOf(tx: Queryable, permission: string) {
  const rows = await tx
    .select({ perfilId: perfil.perfilId, nombre: perfil.nombre, permisos: perfil.permisos })
    .from(perfil)
    .where(and(eq(perfil.activo, true), grants(permission)));
  return rows.flatMap(({ permisos, ...row }) => {
    const alcance = [...permissionsOf(permisos ?? [])].find(([key]) => key === permission)?.[1];
    return alcance ? [{ ...row, alcance }] : [];
  });
}

/** Returns the effective reach: a document without a warehouse or service is reached through its unit, as in `scopeCondition`. */
function reachOf(alcance: AlcanceDatos, scope: Scope): AlcanceDatos {
  return (alcance === 'ALMACEN' && !scope.almacen) || (alcance === 'SERVICIO' && !scope.servicio) ? 'UNIDAD' : alcance;
}

/** Returns the condition on accounts that a reach links to the document; undefined when the document has no such link. */
function tieOf(alcance: AlcanceDatos, scope: Scope, document: LooseRecord): SQL | undefined {
  const ids = (kind: keyof Scope) =>
    (scope[kind] ?? [])
      .map((path) => Number(valueAt(document, path)))
      .filter((id) => Number.isSafeInteger(id) && id > 0);
  const overlaps = (column: PgColumn, keys: readonly number[]) =>
    keys.length > 0 ? or(...keys.map((key) => sql`${column} @> ${JSON.stringify([key])}::jsonb`)) : undefined;
  if (alcance === 'RED') return sql`true`;
  if (alcance === 'ALMACEN') return overlaps(usuario.almacenIds, ids('almacen'));
  if (alcance === 'SERVICIO') return overlaps(usuario.servicioIds, ids('servicio'));
  if (alcance === 'JURISDICCION')
    return ids('jurisdiccion').length > 0 ? inArray(unidad.jurisdiccionId, ids('jurisdiccion')) : undefined;
  return alcance === 'UNIDAD' && ids('unidad').length > 0 ? inArray(usuario.unidadId, ids('unidad')) : undefined;
}

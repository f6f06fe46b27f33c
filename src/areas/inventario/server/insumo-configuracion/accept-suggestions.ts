import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { almacen, insumoConfiguracion } from '#generated/server/tables.gen';
import { issueAt } from '#platform/shared/rules/issue-at';
import { NOTHING_HELD } from './write-checks';
import { refuseHeldRecord } from '#platform/server/records/import-holds';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import { auditAll } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { keepSuggestionsOf, suggestLevels } from '../stock/suggest-levels';

export type AcceptedChange = OperationTypes['insumoConfiguracionMasivo']['answer']['cambios'][number];

const setting = insumoConfiguracion;
const PERMISSION = 'insumo-configuracion.editar';

/**
 * Applies suggested levels to settings, all or none; settings without a suggestion stay unchanged. It computes the figures with the
 * settings locked. The client's figures are compared only by version.
 *
 * @param versions versions that the client saw, in the order of the keys; a missing one matches any
 * @param isTrial only returns the changes
 * @throws Problem 422 NO_ENCONTRADO for keys outside the actor's scope or inactive; 412 with the keys changed by another user meanwhile
 */
export async function acceptSuggestions(
  tx: Queryable,
  ids: readonly number[],
  versions: readonly number[],
  actor: Actor,
  isTrial = false,
): Promise<readonly AcceptedChange[]> {
  const resource = resourceOf('insumo-configuracion');
  const reach = and(eq(setting.activo, true), scopeCondition(resource, PERMISSION, actor));
  const named = among(ids);
  const reached = await tx
    .select({ id: setting.insumoConfiguracionId, almacenId: setting.almacenId })
    .from(setting)
    .where(and(named, reach));
  const known = new Set(reached.map(({ id }) => id));
  const missing = ids.flatMap((id, index) => issueAt(!known.has(id), `aceptarSugerencias.${index}`, 'NO_ENCONTRADO'));
  if (missing.length > 0) throw invalid(missing);
  for (const id of ids) refuseHeldRecord(resource, id);

  await keepSuggestionsOf(tx, [...new Set(reached.map(({ almacenId }) => almacenId))], new Date());
  await suggestLevels(tx, named);
  const found = await tx
    .select({
      insumoConfiguracionId: setting.insumoConfiguracionId,
      insumoClave: sql<string>`coalesce(${setting.insumoClave}, '')`,
      nombreGenerico: sql<string>`coalesce(${setting.nombreGenerico}, '')`,
      almacenNombre: almacen.nombre,
      provisional: sql<boolean>`coalesce(${setting.cpmProvisional}, false)`,
      version: setting.version,
      minimo: setting.minimo,
      puntoReorden: setting.puntoReorden,
      maximo: setting.maximo,
      minimoSugerido: sql<number>`${setting.minimoSugerido}`.mapWith(Number),
      puntoReordenSugerido: sql<number>`${setting.puntoReordenSugerido}`.mapWith(Number),
      maximoSugerido: sql<number>`${setting.maximoSugerido}`.mapWith(Number),
      conSugerencia: setting.conSugerencia,
    })
    .from(setting)
    .innerJoin(almacen, eq(almacen.almacenId, setting.almacenId))
    .where(named)
    .orderBy(asc(setting.insumoClave), asc(setting.insumoConfiguracionId));
  const current = new Map(found.map(({ insumoConfiguracionId, version }) => [insumoConfiguracionId, version]));
  const conflicts = ids.flatMap((id, index) =>
    issueAt(
      versions[index] !== undefined && versions[index] !== current.get(id),
      `aceptarSugerencias.${index}`,
      'CONFLICTO_VERSION',
    ),
  );
  if (conflicts.length > 0) throw new Problem(412, 'CONFLICTO_VERSION', { errores: conflicts });

  const changes = found
    .filter(({ conSugerencia }) => conSugerencia)
    .map(
      ({
        minimo,
        puntoReorden,
        maximo,
        minimoSugerido,
        puntoReordenSugerido,
        maximoSugerido,
        conSugerencia: _,
        ...row
      }) => ({
        ...row,
        version: row.version + (isTrial ? 0 : 1),
        antes: { minimo, puntoReorden, maximo },
        despues: { minimo: minimoSugerido, puntoReorden: puntoReordenSugerido, maximo: maximoSugerido },
      }),
    );
  if (isTrial || changes.length === 0) return changes;
  await tx
    .update(setting)
    .set({
      minimo: sql`${setting.minimoSugerido}`,
      puntoReorden: sql`${setting.puntoReordenSugerido}`,
      maximo: sql`${setting.maximoSugerido}`,
      ...NOTHING_HELD,
      diferenciaMaximo: 0,
      sugerencia: 'IGUAL',
      conSugerencia: false,
      version: sql`${setting.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: new Date(),
    })
    .where(among(changes.map(({ insumoConfiguracionId }) => insumoConfiguracionId)));
  await auditAll(
    tx,
    actor,
    changes.map(({ insumoConfiguracionId, antes, despues }) => ({
      accion: 'EDITAR',
      entidad: resource.name,
      entidadId: insumoConfiguracionId,
      antes,
      despues,
      motivo: 'Sugerencia aceptada',
    })),
  );
  return changes;
}

/** Condition on settings by their keys, as one parameter: there may be more keys than a statement allows parameters. */
export function among(ids: readonly number[]): SQL {
  return sql`${setting.insumoConfiguracionId} = any(${`{${ids.join(',')}}`}::bigint[])`;
}

import { and, sql } from 'drizzle-orm';
import { insumoConfiguracion } from '#generated/server/tables.gen';
import { exceedsGrowthLimit } from '#areas/inventario/shared/inventario/grows-too-much';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { WriteChecks } from '#platform/server/entity/hooks';

const LEVELS = ['minimo', 'puntoReorden', 'maximo'] as const;

/** Column values of a setting without a pending approval. */
export const NOTHING_HELD = {
  minimoPropuesto: null,
  puntoReordenPropuesto: null,
  maximoPropuesto: null,
  propuestaPorId: null,
  autorizado: true,
} as const;

/**
 * Requires approval when a maximum grows by more than a fifth. Until then the previous levels apply, and the new ones are stored beside
 * them.
 */
export const insumoConfiguracionChecks: WriteChecks = {
  beforeUpdate: async (tx, before, record, actor) => {
    if (LEVELS.every((level) => before[level] === record[level])) return;
    const own = Number(before['insumoConfiguracionId']);
    const held =
      before['activo'] !== false &&
      exceedsGrowthLimit(Number(before['maximo'] ?? 0), Number(record['maximo'] ?? 0)) &&
      !(await approvedBy(tx, [own], actor)).has(own);
    if (!held) return NOTHING_HELD;
    return {
      ...Object.fromEntries(
        LEVELS.flatMap((level) => [
          [level, before[level]],
          [`${level}Propuesto`, record[level]],
        ]),
      ),
      propuestaPorId: actor.usuarioId,
      autorizado: false,
    };
  },
};

/** Returns the given settings whose increase the actor may approve. The server may approve all. */
export async function approvedBy(tx: Queryable, ids: readonly number[], actor: Actor): Promise<ReadonlySet<number>> {
  if (actor.usuarioId === null) return new Set(ids);
  if (ids.length === 0 || !actor.permissions.has('insumo-configuracion.autorizar')) return new Set();
  const found = await tx
    .select({ id: insumoConfiguracion.insumoConfiguracionId })
    .from(insumoConfiguracion)
    .where(
      and(
        sql`${insumoConfiguracion.insumoConfiguracionId} = any(${`{${ids.join(',')}}`}::bigint[])`,
        scopeCondition(resourceOf('insumo-configuracion'), 'insumo-configuracion.autorizar', actor),
      ),
    );
  return new Set(found.map(({ id }) => id));
}

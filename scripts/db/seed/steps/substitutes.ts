import { inArray, isNotNull } from 'drizzle-orm';
import { insumo } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { INTERCHANGEABLE } from '../plan/substitutes';
import { updateRows } from '../store/update-rows';

/** Sets the substitutes of each supply. All are written at once, so that no supply is written twice. */
export async function seedSubstitutes(db: Queryable): Promise<void> {
  const found = await db
    .select({ insumoId: insumo.insumoId, clave: insumo.clave })
    .from(insumo)
    .where(inArray(insumo.clave, INTERCHANGEABLE.flat()));
  const idOf = new Map(found.map(({ clave, insumoId }) => [clave, insumoId]));
  const groups = INTERCHANGEABLE.map((group) => group.map((clave) => idOf.get(clave)!));
  await updateRows(
    db,
    insumo,
    insumo.insumoId,
    groups.flatMap((group) =>
      group.map((insumoId) => ({ insumoId, sustitutoIds: group.filter((other) => other !== insumoId) })),
    ),
  );
}

/** Returns the substitutes of each supply. */
export async function substitutesOf(db: Queryable): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db
    .select({ insumoId: insumo.insumoId, sustitutoIds: insumo.sustitutoIds })
    .from(insumo)
    .where(isNotNull(insumo.sustitutoIds));
  return new Map(rows.map(({ insumoId, sustitutoIds }) => [insumoId, sustitutoIds ?? []]));
}

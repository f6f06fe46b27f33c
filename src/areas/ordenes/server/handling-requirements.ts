import { inArray } from 'drizzle-orm';
import { insumo } from '#generated/server/tables.gen';
import { isControlledClass, needsSecondPerson } from '#areas/farmacia/shared/farmacia/prescription-kind';
import type { Queryable } from '#platform/server/db/database';

/** Returns the requirements to dispense some supplies: permission for controlled medicines, and a second person. */
export async function handlingRequirements(
  db: Queryable,
  insumoIds: readonly number[],
): Promise<{ readonly controlled: boolean; readonly second: boolean }> {
  if (insumoIds.length === 0) return { controlled: false, second: false };
  const supplies = await db
    .select({ fraccion: insumo.fraccion, altoRiesgo: insumo.altoRiesgo })
    .from(insumo)
    .where(inArray(insumo.insumoId, [...insumoIds]));
  return {
    controlled: supplies.some(({ fraccion }) => isControlledClass(fraccion)),
    second: needsSecondPerson(supplies),
  };
}

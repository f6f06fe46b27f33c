import { eq, sql } from 'drizzle-orm';
import { unidad } from '#generated/server/tables.gen';
import type { Resource } from '../entity/resource';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import type { Queryable } from '../db/database';
import { folio as counters } from '../db/system-tables';
import { withLockTimeout } from '../db/with-lock-timeout';
import type { ColumnValues } from '../records/column-values';

/**
 * Returns the folio of a document (DOMAIN 0.4) if the current step assigns it and it has none. Folios are counted per series, unit and
 * year, without gaps or duplicates.
 *
 * @param day current day at the document's unit, which determines the year
 */
export async function folioValues(
  tx: Queryable,
  { folio }: Resource,
  on: string | null,
  document: LooseRecord,
  day: string,
): Promise<ColumnValues> {
  if (!folio || folio.on !== on || isFilled(document[folio.field])) return {};
  const unidadId = Number(document[folio.unit]);
  const [unit] = await tx.select({ clues: unidad.clues }).from(unidad).where(eq(unidad.unidadId, unidadId));
  if (!unit) throw new Error(`${folio.unit} leads to no unit.`);
  const serie = folio.others.find(({ when }) => document[when.field] === when.equals)?.series ?? folio.series;
  const anio = Number(day.slice(0, 4));
  const number = await nextNumber(tx, { serie, unidadId, anio });
  return {
    [folio.field]: [serie, unit.clues, anio, String(number).padStart(folio.digits, '0')].join('-'),
  };
}

/**
 * Takes the next number of a series, beginning at 1. Concurrent transactions wait for each other, and a rollback returns the number.
 *
 * @param anio year in which the series restarts; 0 for a continuous series
 */
export async function nextNumber(
  tx: Queryable,
  key: { readonly serie: string; readonly unidadId: number; readonly anio: number },
): Promise<number> {
  const [counter] = await withLockTimeout(tx, () =>
    tx
      .insert(counters)
      .values({ ...key, ultimo: 1 })
      .onConflictDoUpdate({
        target: [counters.serie, counters.unidadId, counters.anio],
        set: { ultimo: sql`${counters.ultimo} + 1` },
      })
      .returning({ ultimo: counters.ultimo }),
  );
  return counter!.ultimo;
}

import { eq, sql } from 'drizzle-orm';
import { unidad } from '#generated/server/tables.gen';
import type { Resource } from '#generated/server/resource.gen';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import type { Queryable } from '../db/database';
import { folio as counters } from '../db/system-tables';
import { patiently } from '../db/patiently';
import type { ColumnValues } from '../records/column-values';

/**
 * The number of a document (DOMAIN 0.4), when this is the step that assigns it and it has none: counted per series, unit and year, none
 * missing and none used twice.
 *
 * @param day today where the document belongs: the year is the unit's
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
 * Takes the next number of a series, beginning at 1. Two transactions at once wait for each other, and one that is rolled back gives its number
 * back.
 *
 * @param anio year in which the series begins anew; 0 for a series that never does
 */
export async function nextNumber(
  tx: Queryable,
  key: { readonly serie: string; readonly unidadId: number; readonly anio: number },
): Promise<number> {
  const [counter] = await patiently(tx, () =>
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

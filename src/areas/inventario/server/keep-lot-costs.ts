import { and, eq, inArray } from 'drizzle-orm';
import { lote } from '#generated/server/tables.gen';
import { itemsOf } from '#platform/shared/rules/items-of';
import { linesIn, setLineValues } from '#platform/server/lines/write-lines';
import { resourceOf } from '#platform/server/records/resources';
import { storeDerived } from '#platform/server/records/store-derived';
import type { WireRecord } from '#platform/server/records/read/wire-record';
import type { WriteContext } from '#platform/server/entity/hooks';

/** States in which a document can still be edited. */
const WRITTEN: readonly unknown[] = ['BORRADOR', 'CONTRAPROPUESTA'];

/** Fields of a line copied from its lot. */
const FACTS = ['insumoId', 'numeroLote', 'caducidad', 'costoUnitario'] as const;

interface LotDocument {
  readonly name: 'salida-extraordinaria' | 'propuesta-cambio';
  /** Field of a line that refers to its lot. */
  readonly lot: 'loteId' | 'loteSaleId';
}

/**
 * Stores the lots' data and current costs in a document that is still edited, so that its totals are an estimate instead of zero. The
 * sending step reads them again. A supplier gets data of their own lots only.
 */
export async function keepLotCosts<Written extends WireRecord>(
  { name, lot }: LotDocument,
  record: Written,
  { tx, actor }: Pick<WriteContext, 'tx' | 'actor'>,
): Promise<Written> {
  if (!WRITTEN.includes(record['estatus']) || !Array.isArray(record['lineas'])) return record;
  const lines = itemsOf(record, 'lineas');
  const supplierId = record['proveedorId'];
  const found = await tx
    .select({
      loteId: lote.loteId,
      insumoId: lote.insumoId,
      numeroLote: lote.numeroLote,
      caducidad: lote.caducidad,
      costoUnitario: lote.costoUnitario,
    })
    .from(lote)
    .where(
      and(
        eq(lote.almacenId, Number(record['almacenId'])),
        inArray(
          lote.loteId,
          lines.map((line) => Number(line[lot])),
        ),
        name === 'propuesta-cambio' ? eq(lote.proveedorId, Number(supplierId)) : undefined,
      ),
    );
  const resource = resourceOf(name);
  // Lines of an exit have no lot number: omits data without a field.
  const told = FACTS.filter((fact) => resource.lines[0]!.resource.fields.some((field) => field.name === fact));
  const known = new Map(found.map((row) => [row.loteId, row]));
  const lineas = lines.map((line) => {
    const row = known.get(Number(line[lot]));
    return { ...line, ...Object.fromEntries(told.map((fact) => [fact, row?.[fact] ?? null])) };
  });
  for (const table of resource.lines)
    await setLineValues(tx, table, linesIn(record, table), linesIn({ lineas }, table), actor);
  return (await storeDerived(tx, resource, { ...record, lineas }, actor)) as unknown as Written;
}

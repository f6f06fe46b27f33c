import { and, eq, inArray } from 'drizzle-orm';
import { lote } from '#generated/server/tables.gen';
import { itemsOf } from '#platform/shared/rules/items-of';
import { linesIn, setLineValues } from '#platform/server/lines/write-lines';
import { resourceOf } from '#platform/server/records/resources';
import { storeDerived } from '#platform/server/records/store-derived';
import type { WireRecord } from '#platform/server/records/to-record';
import type { HookContext } from '#platform/server/entity/hooks';

/** States in which a document is still written. */
const WRITTEN: readonly unknown[] = ['BORRADOR', 'CONTRAPROPUESTA'];

/** Fields of a line that name its lot. */
const FACTS = ['insumoId', 'numeroLote', 'caducidad', 'costoUnitario'] as const;

interface LotDocument {
  readonly name: 'salida-extraordinaria' | 'propuesta-cambio';
  /** Field of a line that names its lot. */
  readonly lot: 'loteId' | 'loteSaleId';
}

/**
 * Tells what the lots of a document that is still written are, and what they cost today, so that its totals are an estimate and not zero.
 * The step that sends it looks again. A supplier learns of lots of their own alone.
 */
export async function keepLotCosts<Written extends WireRecord>(
  { name, lot }: LotDocument,
  record: Written,
  { tx, actor }: Pick<HookContext, 'tx' | 'actor'>,
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
  // Lines of an exit have no lot number: facts without a field are left out.
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

import type { OrdenCargoSurtirInput } from '#generated/shared/types/orden-cargo.gen';
import { passedOver, type AllocationOptions } from '#areas/inventario/shared/inventario/allocate';
import type { Lot } from '#areas/inventario/shared/inventario/lot';
import { displayDate } from '#platform/shared/dates/days';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { pendingOf, piecesIn, type OrderLine } from './lines';

interface Counter {
  /** `yyyy-MM-dd`, the current day at the warehouse. */
  readonly day: string;
  readonly options: AllocationOptions;
  /** True when no further dispensing of the order follows for now. */
  readonly finish: boolean;
}

/**
 * Returns the faults of a dispensing, each on its line (DOMAIN b.2, 6; c.3). Lots must belong to the supply and warehouse, and pieces must
 * not exceed the pending ones. A reason is required to pass over a lot that expires sooner, and for a final amount below the expected one.
 */
export function dispenseIssues(
  lines: readonly OrderLine[],
  handed: OrdenCargoSurtirInput['lineas'],
  lotsAt: (line: OrderLine) => readonly Lot[],
  { day, options, finish }: Counter,
): readonly Issue[] {
  const issues: Issue[] = [];
  const report = (campo: string, codigo: string, params: Issue['params'] = {}) =>
    issues.push({ campo, codigo, params });
  const places = new Map(handed.map((line, index) => [line.insumoOrdenCargoId, index]));
  let pieces = 0;
  for (const line of lines) {
    const index = places.get(line.insumoOrdenCargoId);
    const own = index === undefined ? [] : (handed[index]!.lotes ?? []);
    const lots = lotsAt(line);
    own.forEach(({ loteId }, at) => {
      if (!lots.some((lot) => lot.loteId === loteId)) report(`lineas.${index}.lotes.${at}.loteId`, 'LOTE_AJENO');
      if (own.findIndex((other) => other.loteId === loteId) !== at)
        report(`lineas.${index}.lotes.${at}.loteId`, 'ELEMENTO_REPETIDO');
    });
    const due = pendingOf(line);
    const now = piecesIn(own);
    pieces += now + piecesIn(line.lotes);
    if (now > due) report(`lineas.${index}.lotes`, 'SURTIDO_DE_MAS', { pendiente: due });
    const reason = index === undefined ? line.motivoNoSurtidoId : handed[index]!.motivoNoSurtidoId;
    if (finish && now < due && reason == null)
      report(index === undefined ? 'lineas' : `lineas.${index}.motivoNoSurtidoId`, 'MOTIVO_NO_SURTIDO', {
        faltan: due - now,
      });
    // Pieces reserved for this order are available to it.
    const apart = new Map((line.apartados ?? []).map((lot) => [lot.loteId, lot.cantidad]));
    const free = lots.map((lot) => ({ ...lot, reservada: lot.reservada - (apart.get(lot.loteId) ?? 0) }));
    const [earlier] = passedOver(free, own, day, options);
    const at = own.findIndex(({ motivoNoFefo }) => !isFilled(motivoNoFefo));
    if (earlier && own.every(({ motivoNoFefo }) => !isFilled(motivoNoFefo)))
      report(`lineas.${index}.lotes.${at}.motivoNoFefo`, 'MOTIVO_NO_FEFO', {
        numeroLote: earlier.numeroLote ?? '',
        caducidad: displayDate(earlier.caducidad),
      });
  }
  if (finish && pieces === 0) report('lineas', 'SURTIR_NADA');
  return issues;
}

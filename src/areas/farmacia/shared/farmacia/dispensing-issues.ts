import type { RecetaSurtirBody } from '#generated/shared/operations.gen';
import type { Receta } from '#generated/shared/types/receta.gen';
import { passedOver, type AllocationOptions } from '#areas/inventario/shared/inventario/allocate';
import type { Lot } from '#areas/inventario/shared/inventario/lot';
import { displayDate } from '#platform/shared/dates/days';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { fillState } from './fills';
import { isControlledClass } from './prescription-kind';

/** Warehouse that dispenses the pieces. */
export interface Counter extends AllocationOptions {
  /** Today at the warehouse, `yyyy-MM-dd`. */
  readonly day: string;
}

type Body = Pick<RecetaSurtirBody, 'almacenId' | 'lineas' | 'recibe' | 'motivosNoSurtido'>;

/**
 * Returns the faults of a dispensing, each on its line (DOMAIN b.7, c.2.4, c.2.5, c.3). Lots belong to that supply and warehouse, and the
 * fill allows the pieces. Skipping a lot that expires sooner, or dispensing less than due, needs a reason. The recipient of a controlled
 * medicine needs name and document. The ledger checks the available pieces.
 */
export function dispensingIssues(
  document: Pick<Receta, 'lineas' | 'surtimientosRealizados' | 'surtimientosPermitidos'>,
  { almacenId, lineas, recibe, motivosNoSurtido = [] }: Body,
  lots: readonly Lot[],
  counter: Counter,
): readonly Issue[] {
  const lines = document.lineas ?? [];
  const { pending } = fillState(lines, document.surtimientosRealizados ?? 0, document.surtimientosPermitidos);
  const lotOf = new Map(lots.map((lot) => [lot.loteId, lot]));
  const places = new Map(lines.map((line, place) => [line.recetaDetalleId, place]));
  const issues: Issue[] = [];
  const report = (campo: string, codigo: string, params: Issue['params'] = {}) =>
    issues.push({ campo, codigo, params });

  if (lineas.length === 0) report('lineas', 'REQUERIDO');
  const seen = new Set<string>();
  lineas.forEach(({ detalleId, loteId }, index) => {
    const line = lines[places.get(detalleId) ?? -1];
    const lot = lotOf.get(loteId);
    if (!line) return report(`lineas.${index}.detalleId`, 'REFERENCIA');
    if (!lot || lot.almacenId !== almacenId) return report(`lineas.${index}.loteId`, 'LOTE_AJENO');
    if (lot.insumoId !== line.insumoId && lot.insumoId !== line.sustitutoInsumoId)
      return report(`lineas.${index}.loteId`, 'OTRO_INSUMO');
    const key = `${detalleId} ${loteId}`;
    if (seen.has(key)) return report(`lineas.${index}.loteId`, 'ELEMENTO_REPETIDO');
    seen.add(key);
    return undefined;
  });
  if (issues.length > 0) return issues;

  lines.forEach((line, place) => {
    const own = lineas.flatMap((each, index) => (each.detalleId === line.recetaDetalleId ? [{ ...each, index }] : []));
    const pieces = own.reduce((sum, { cantidad }) => sum + cantidad, 0);
    const due = pending[place] ?? 0;
    const last = own.at(-1);
    if (last && pieces > due) report(`lineas.${last.index}.cantidad`, 'SURTIDO_DE_MAS', { pendiente: due });
    const hasReason = motivosNoSurtido.some(({ detalleId }) => detalleId === line.recetaDetalleId);
    if (pieces < due && !hasReason)
      report(`motivosNoSurtido.${line.recetaDetalleId}`, 'MOTIVO_NO_SURTIDO', { faltan: due - pieces });
    for (const insumoId of new Set(own.map(({ loteId }) => lotOf.get(loteId)!.insumoId))) {
      const ofSupply = own.filter(({ loteId }) => lotOf.get(loteId)!.insumoId === insumoId);
      const skipped = passedOver(
        lots.filter((lot) => lot.insumoId === insumoId),
        ofSupply,
        counter.day,
        counter,
      );
      const unexplained = ofSupply.find(({ motivoNoFefo }) => !isFilled(motivoNoFefo));
      if (skipped[0] && ofSupply.every(({ motivoNoFefo }) => !isFilled(motivoNoFefo)) && unexplained)
        report(`lineas.${unexplained.index}.motivoNoFefo`, 'MOTIVO_NO_FEFO', {
          numeroLote: skipped[0].numeroLote ?? '',
          caducidad: displayDate(skipped[0].caducidad),
        });
    }
  });

  const handed = lines.filter(({ recetaDetalleId }) => lineas.some(({ detalleId }) => detalleId === recetaDetalleId));
  if (handed.some(({ fraccion }) => isControlledClass(fraccion))) {
    if (!isFilled(recibe?.nombre)) report('recibe.nombre', 'REQUERIDO');
    if (!isFilled(recibe?.identificacion)) report('recibe.identificacion', 'REQUERIDO');
  }
  motivosNoSurtido.forEach(({ detalleId }, index) => {
    if (!places.has(detalleId)) report(`motivosNoSurtido.${index}.detalleId`, 'REFERENCIA');
  });
  return issues;
}

import type { OrdenCargoRecibirInput } from '#generated/shared/types/orden-cargo.gen';
import type { Issue } from '#platform/shared/validation/issue';
import { isFilled } from '#platform/shared/paths';
import { lotsOf, type OrderLine } from './lines';

/** DOMAIN b.2, 7: requires a count of every sent, uncounted lot, not above the sent amount, and a reason for each difference. */
export function receivedIssues(
  lines: readonly OrderLine[],
  received: OrdenCargoRecibirInput['lineas'],
): readonly Issue[] {
  const issues: Issue[] = [];
  const report = (campo: string, codigo: string, params: Issue['params'] = {}) =>
    issues.push({ campo, codigo, params });
  for (const line of lines) {
    const open = lotsOf(line).filter(({ cantidadRecibida }) => cantidadRecibida == null);
    const index = received.findIndex(({ insumoOrdenCargoId }) => insumoOrdenCargoId === line.insumoOrdenCargoId);
    const own = received[index]?.lotes ?? [];
    own.forEach(({ loteId, cantidadRecibida }, at) => {
      const lot = open.find((each) => each.loteId === loteId);
      if (!lot) report(`lineas.${index}.lotes.${at}.loteId`, 'LOTE_AJENO');
      else if ((cantidadRecibida ?? 0) > lot.cantidad)
        report(`lineas.${index}.lotes.${at}.cantidadRecibida`, 'RECIBIDO_DE_MAS', { surtida: lot.cantidad });
    });
    if (open.some((lot) => !own.some(({ loteId }) => loteId === lot.loteId)))
      report(index < 0 ? 'lineas' : `lineas.${index}.lotes`, 'LOTES_SIN_CONTAR', {});
    const lacks = open.some(
      (lot) => (own.find(({ loteId }) => loteId === lot.loteId)?.cantidadRecibida ?? lot.cantidad) < lot.cantidad,
    );
    if (lacks && !isFilled(received[index]?.motivoDiferencia))
      report(`lineas.${index}.motivoDiferencia`, 'DIFERENCIA_SIN_TIPO');
  }
  return issues;
}

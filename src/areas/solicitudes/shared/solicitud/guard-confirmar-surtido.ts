import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { piecesOf } from '#areas/inventario/shared/inventario/shipped-lot';
import { linesOf } from './lines-of';
import { issueAt } from '#platform/shared/rules/issue-at';

/** DOMAIN b.1, 8: limits picked pieces to the authorised ones, and requires a reason for a shortage. */
export const solicitudConfirmarSurtido: GuardsOf<'solicitud'>['confirmarSurtido'] = (document) =>
  linesOf(document).flatMap(({ cantidadAutorizada, cantidadSurtida, lotes, motivoFaltante }, index) => {
    const authorised = cantidadAutorizada ?? 0;
    const lots = lotes ?? [];
    return [
      ...issueAt(typeof cantidadSurtida !== 'number', `lineas.${index}.cantidadSurtida`, 'REQUERIDO'),
      ...issueAt((cantidadSurtida ?? 0) > authorised, `lineas.${index}.cantidadSurtida`, 'MAXIMO', {
        limite: authorised,
      }),
      ...issueAt(
        typeof cantidadSurtida === 'number' && cantidadSurtida < authorised && !isFilled(motivoFaltante),
        `lineas.${index}.motivoFaltante`,
        'MOTIVO_FALTANTE',
      ),
      ...issueAt(
        lotes !== null && piecesOf(lots) !== (cantidadSurtida ?? 0),
        `lineas.${index}.lotes`,
        'LOTES_NO_SUMAN',
        {
          suma: piecesOf(lots),
          cantidad: cantidadSurtida ?? 0,
        },
      ),
      ...issueAt(
        new Set(lots.map(({ loteId }) => loteId)).size < lots.length,
        `lineas.${index}.lotes`,
        'ELEMENTO_REPETIDO',
      ),
    ];
  });

import type { Guards } from '../../../generated/shared/lifecycle-functions.gen';
import { isFilled } from '../../shared/paths';
import { linesOf } from '../solicitud/lines-of';
import { issueAt } from './issue-at';

/** DOMAIN b.1, 10 and 11: every line is counted, and what differs from the shipment says how. */
export const solicitudRecibir: Guards['solicitudRecibir'] = (document) =>
  linesOf(document).flatMap(({ cantidadSurtida, cantidadRecibida, diferenciaTipo }, index) => [
    ...issueAt(typeof cantidadRecibida !== 'number', `lineas.${index}.cantidadRecibida`, 'REQUERIDO'),
    ...issueAt(
      typeof cantidadRecibida === 'number' && cantidadRecibida !== (cantidadSurtida ?? 0) && !isFilled(diferenciaTipo),
      `lineas.${index}.diferenciaTipo`,
      'DIFERENCIA_SIN_TIPO',
    ),
  ]);

import type { Guards } from '../../../generated/shared/lifecycle-functions.gen';
import { isFilled } from '../../shared/paths';
import { linesOf } from '../solicitud/lines-of';
import { issueAt } from './issue-at';

/** DOMAIN b.1, 4: every line has an authorised amount, a changed one says why; a request of which nothing is authorised is rejected instead. */
export const solicitudAutorizar: Guards['solicitudAutorizar'] = (document) => {
  const lines = linesOf(document);
  return [
    ...lines.flatMap(({ cantidadSolicitada, cantidadAutorizada, motivoModificacion }, index) => [
      ...issueAt(typeof cantidadAutorizada !== 'number', `lineas.${index}.cantidadAutorizada`, 'REQUERIDO'),
      ...issueAt(
        typeof cantidadAutorizada === 'number' &&
          cantidadAutorizada !== cantidadSolicitada &&
          !isFilled(motivoModificacion),
        `lineas.${index}.motivoModificacion`,
        'MOTIVO_CAMBIO',
      ),
    ]),
    ...issueAt(
      lines.length > 0 && lines.every(({ cantidadAutorizada }) => cantidadAutorizada === 0),
      'lineas',
      'NADA_AUTORIZADO',
    ),
  ];
};

import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { linesOf } from './lines-of';
import { issueAt } from '#platform/shared/rules/issue-at';

/**
 * DOMAIN b.1, 4: every line has an authorised amount, a changed one says why; a request of which nothing is authorised is rejected instead.
 * Substitutes are for requests that accept them, and for lines of which something is authorised; a request has each supply in one line,
 * also while one takes the place of another. That a supply may go in the place of another is asked of the catalogue.
 */
export const solicitudAutorizar: GuardsOf<'solicitud'>['autorizar'] = (document) => {
  const lines = linesOf(document);
  const taken = (index: number, supply: number) =>
    lines.some(
      ({ insumoId, sustitutoInsumoId }, other) =>
        insumoId === supply || (other !== index && sustitutoInsumoId === supply),
    );
  return [
    ...lines.flatMap(({ cantidadSolicitada, cantidadAutorizada, motivoModificacion, sustitutoInsumoId }, index) => [
      ...issueAt(typeof cantidadAutorizada !== 'number', `lineas.${index}.cantidadAutorizada`, 'REQUERIDO'),
      ...issueAt(
        typeof cantidadAutorizada === 'number' &&
          cantidadAutorizada !== cantidadSolicitada &&
          !isFilled(motivoModificacion),
        `lineas.${index}.motivoModificacion`,
        'MOTIVO_CAMBIO',
      ),
      ...(typeof sustitutoInsumoId === 'number'
        ? [
            ...issueAt(
              document.aceptaSustitutos !== true,
              `lineas.${index}.sustitutoInsumoId`,
              'SUSTITUTO_NO_ACEPTADO',
            ),
            ...issueAt(taken(index, sustitutoInsumoId), `lineas.${index}.sustitutoInsumoId`, 'SUSTITUTO_REPETIDO'),
            ...issueAt(cantidadAutorizada === 0, `lineas.${index}.sustitutoInsumoId`, 'SUSTITUTO_SIN_CANTIDAD'),
          ]
        : []),
    ]),
    ...issueAt(
      lines.length > 0 && lines.every(({ cantidadAutorizada }) => cantidadAutorizada === 0),
      'lineas',
      'NADA_AUTORIZADO',
    ),
  ];
};

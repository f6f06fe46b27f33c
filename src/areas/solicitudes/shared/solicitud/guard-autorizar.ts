import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { linesOf } from './lines-of';
import { issueAt } from '#platform/shared/rules/issue-at';

/**
 * DOMAIN b.1, 4: requires an authorised amount on every line, with a reason if changed. A request without any authorised amount must be
 * rejected instead. A substitute needs a request that accepts substitutes and a line with an authorised amount. No supply may be in two
 * lines, substitutes included. The catalogue checks whether one supply may replace another.
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

import type { GuardsOf } from '#platform/shared/entity-types';
import { isFilled } from '#platform/shared/paths';
import { isUrgent, linesOf, lotsOf } from './lines';
import { issueAt } from '#platform/shared/rules/issue-at';

/** DOMAIN b.2, 2: requires at least one line. */
export const ordenCargoEnviar: GuardsOf<'orden-cargo'>['enviar'] = (document) =>
  issueAt(linesOf(document).length === 0, 'lineas', 'REQUERIDO');

/**
 * DOMAIN b.2, 3: requires an authorised amount on every line, with a reason if changed. An order without any authorised amount must be
 * rejected instead.
 */
export const ordenCargoAutorizar: GuardsOf<'orden-cargo'>['autorizar'] = (document) => {
  const lines = linesOf(document);
  return [
    ...lines.flatMap(({ cantidadSolicitada, cantidadAutorizada, motivoModificacion }, index) => [
      ...issueAt(typeof cantidadAutorizada !== 'number', `lineas.${index}.cantidadAutorizada`, 'REQUERIDO'),
      ...issueAt(
        typeof cantidadAutorizada === 'number' &&
          cantidadAutorizada !== cantidadSolicitada &&
          !isFilled(motivoModificacion) &&
          !isFilled(document.observacionAutorizacion),
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

/** DOMAIN b.2, 5b: only urgent orders skip the authorisation. */
export const ordenCargoTomarUrgente: GuardsOf<'orden-cargo'>['tomarUrgente'] = (document) =>
  issueAt(!isUrgent(document), 'tipo', 'ORDEN_NO_URGENTE');

export const ordenCargoRegularizar: GuardsOf<'orden-cargo'>['regularizar'] = ({ autorizacionPendiente }) =>
  issueAt(autorizacionPendiente !== true, 'autorizacionPendiente', 'ORDEN_YA_REGULARIZADA');

/** DOMAIN b.2, 10: a partly dispensed order cannot be released. */
export const ordenCargoSoltar: GuardsOf<'orden-cargo'>['soltar'] = (document) =>
  issueAt(
    linesOf(document).some((line) => lotsOf(line).length > 0),
    'lineas',
    'ORDEN_SURTIDA_EN_PARTE',
  );

/** Only the warehouse can resolve a return by difference: the ward cannot cancel it. */
export const devolucionOrdenCargoCancelar: GuardsOf<'devolucion-orden-cargo'>['cancelar'] = ({ origen }) =>
  issueAt(origen === 'DIFERENCIA', 'origen', 'DEVOLUCION_POR_DIFERENCIA');

import { isFilled } from '#platform/shared/paths';
import type { RecordRule } from '#platform/shared/validation/rule';
import { at } from '#platform/shared/rules/finding-at';

/** Checks an order: a medicine is repeated, given as needed, or given once, and the end follows the start. */
export const indicacion: RecordRule = ({ desde, hasta, prn, frecuenciaHoras }) => [
  ...at(
    typeof desde === 'string' && typeof hasta === 'string' && Date.parse(hasta) <= Date.parse(desde),
    'hasta',
    'FIN_ANTES_DE_INICIO',
  ),
  ...at(prn === true && isFilled(frecuenciaHoras), 'frecuenciaHoras', 'PRN_SIN_HORARIO'),
];

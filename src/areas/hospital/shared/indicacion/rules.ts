import { isFilled } from '#platform/shared/paths';
import type { RecordRule } from '#platform/shared/rule';
import { at } from '#platform/shared/rules/finding-at';

/** A medicine that is neither repeated nor given when needed is given once; an end comes after its beginning. */
export const indicacion: RecordRule = ({ desde, hasta, prn, frecuenciaHoras }) => [
  ...at(
    typeof desde === 'string' && typeof hasta === 'string' && Date.parse(hasta) <= Date.parse(desde),
    'hasta',
    'FIN_ANTES_DE_INICIO',
  ),
  ...at(prn === true && isFilled(frecuenciaHoras), 'frecuenciaHoras', 'PRN_SIN_HORARIO'),
];

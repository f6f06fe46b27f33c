import { isFilled } from '#platform/shared/paths';
import type { RecordRule } from '#platform/shared/validation/rule';
import { at } from '#platform/shared/rules/finding-at';

/** DOMAIN a.5: a warehouse cannot request from itself, and the date of a paper request is not in the future. */
export const solicitud: RecordRule = (record, today) => [
  ...at(
    isFilled(record['almacenSurtidorId']) && record['almacenSurtidorId'] === record['almacenSolicitanteId'],
    'almacenSurtidorId',
    'ALMACEN_PROPIO',
  ),
  ...at(typeof record['fechaPapel'] === 'string' && record['fechaPapel'] > today, 'fechaPapel', 'FECHA_FUTURA'),
];

import { isFilled } from '../../../shared/paths';
import type { RecordRule } from '../../../shared/rule';
import { at } from '../finding-at';

/** DOMAIN a.5: a warehouse does not ask itself; a paper request is not from the future. */
export const solicitud: RecordRule = (record, today) => [
  ...at(
    isFilled(record['almacenSurtidorId']) && record['almacenSurtidorId'] === record['almacenSolicitanteId'],
    'almacenSurtidorId',
    'ALMACEN_PROPIO',
  ),
  ...at(typeof record['fechaPapel'] === 'string' && record['fechaPapel'] > today, 'fechaPapel', 'FECHA_FUTURA'),
];

import type { RecordRule } from '#platform/shared/validation/rule';
import { at } from '#platform/shared/rules/finding-at';

/** DOMAIN b.9: controlled drugs are counted without tolerance. */
export const conteo: RecordRule = ({ tipo, tolerancia }) =>
  at(
    tipo === 'CONTROLADOS' && typeof tolerancia === 'number' && tolerancia > 0,
    'tolerancia',
    'CONTROLADOS_SIN_TOLERANCIA',
  );

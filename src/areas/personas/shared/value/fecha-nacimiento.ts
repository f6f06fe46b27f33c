import type { ValueRule } from '#platform/shared/validation/rule';
import { displayDate, isDate } from '#platform/shared/dates/days';

const EARLIEST = '1900-01-01';

/** Requires a date of birth from 1900 to today. */
export const fechaNacimiento: ValueRule = (value, _record, today) => {
  if (!isDate(value)) return null;
  if (value > today) return { codigo: 'FECHA_FUTURA' };
  return value < EARLIEST ? { codigo: 'FECHA_MINIMA', params: { minima: displayDate(EARLIEST) } } : null;
};

import { isTimeZone } from '../../../shared/dates/moments';
import type { ValueRule } from '../../../shared/rule';

/** A time zone that the IANA database knows. */
export const zonaHoraria: ValueRule = (value) =>
  typeof value !== 'string' || isTimeZone(value) ? null : { codigo: 'ZONA_HORARIA' };

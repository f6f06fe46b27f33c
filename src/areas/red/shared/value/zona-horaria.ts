import { isTimeZone } from '#platform/shared/dates/moments';
import type { ValueRule } from '#platform/shared/rule';

/** A time zone that the IANA database knows. */
export const zonaHoraria: ValueRule = (value) =>
  typeof value !== 'string' || isTimeZone(value) ? null : { codigo: 'ZONA_HORARIA' };

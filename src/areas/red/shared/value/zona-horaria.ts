import { isTimeZone } from '#platform/shared/dates/moments';
import type { ValueRule } from '#platform/shared/validation/rule';

/** Requires a time zone of the IANA database. */
export const zonaHoraria: ValueRule = (value) =>
  typeof value !== 'string' || isTimeZone(value) ? null : { codigo: 'ZONA_HORARIA' };

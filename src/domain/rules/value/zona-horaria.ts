import type { ValueRule } from '../../../shared/rule';

/** A time zone that the IANA database knows. */
export const zonaHoraria: ValueRule = (value) => {
  if (typeof value !== 'string') return null;
  try {
    return Intl.DateTimeFormat('es-MX', { timeZone: value }).resolvedOptions() && null;
  } catch {
    return { codigo: 'ZONA_HORARIA' };
  }
};

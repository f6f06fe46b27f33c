import type { ValueRule } from '../../../shared/rule';

/** A time zone that the IANA database knows. */
export const zonaHoraria: ValueRule = (value) => {
  if (typeof value !== 'string') return null;
  try {
    new Intl.DateTimeFormat('es-MX', { timeZone: value });
    return null;
  } catch {
    return { codigo: 'ZONA_HORARIA' };
  }
};

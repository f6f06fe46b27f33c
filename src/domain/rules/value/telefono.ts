import type { ValueRule } from '../../../shared/rule';

const MAX_DIGITS = 15;

/** The reason for which a number cannot be kept: a Mexican one has ten digits and begins with 2 to 9 (IFT), any other a `+` and its country code (ITU-T E.164). */
export const telefono: ValueRule = (value) => {
  if (typeof value !== 'string' || /^([2-9]\d{9}|\+(?!52)[1-9]\d{6,14})$/.test(value)) return null;
  const digits = value.replace(/\D/g, '').length;
  if (digits > MAX_DIGITS) return { codigo: 'TELEFONO_LARGO' };
  if (value.startsWith('+')) return { codigo: value.startsWith('+52') ? 'TELEFONO_DIGITOS' : 'TELEFONO_PAIS' };
  if (digits === 10) return { codigo: 'TELEFONO_INICIO' };
  return { codigo: 'TELEFONO_DIGITOS' };
};

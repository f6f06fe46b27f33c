import type { ValueRule } from '#platform/shared/validation/rule';

/**
 * Checks a telephone number: a Mexican one has ten digits and begins with 2 to 9 (IFT), any other a `+` and its country code (ITU-T E.164).
 */
export const telefono: ValueRule = (value) =>
  typeof value !== 'string' || /^([2-9]\d{9}|\+(?!52)[1-9]\d{6,14})$/.test(value) ? null : { codigo: 'TELEFONO' };

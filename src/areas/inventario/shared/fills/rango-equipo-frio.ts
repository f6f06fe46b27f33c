import type { FillRule } from '#platform/shared/validation/rule';

/** Usual ranges in °C: 2 to 8 for vaccines and insulins, −25 to −15 for frozen supplies. */
export const rangoEquipoFrio: FillRule = (value) =>
  value === 'CONGELADOR'
    ? { minima: -25, maxima: -15 }
    : typeof value === 'string' && value !== ''
      ? { minima: 2, maxima: 8 }
      : null;

import type { FillRule } from '#platform/shared/rule';

/** The usual bands in °C: vaccines and insulins are kept from 2 to 8, what is frozen from −25 to −15. */
export const rangoEquipoFrio: FillRule = (value) =>
  value === 'CONGELADOR'
    ? { minima: -25, maxima: -15 }
    : typeof value === 'string' && value !== ''
      ? { minima: 2, maxima: 8 }
      : null;

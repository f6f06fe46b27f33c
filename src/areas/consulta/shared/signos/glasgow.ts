import type { VitalSigns } from './vital-signs';

export interface GlasgowScore {
  /** 3 to 15; null unless all three parts were assessed. */
  readonly total: number | null;
  /** Written form: `15`, or `10T` when the verbal part cannot be assessed; null while a part is missing. */
  readonly text: string | null;
}

/**
 * Computes the Glasgow coma scale (Teasdale and Jennett, Lancet 1974): eyes 1–4, verbal 1–5, motor 1–6. A missing part never counts as its
 * lowest value: there is no total then (DOMAIN c.2.8). For an intubated patient eyes and motor are added up and marked with a T.
 */
export function glasgow({
  glasgowOcular: eyes,
  glasgowVerbal: verbal,
  glasgowMotora: motor,
  verbalNoValorable: untestable,
}: VitalSigns): GlasgowScore {
  if (typeof eyes !== 'number' || typeof motor !== 'number') return { total: null, text: null };
  if (untestable === true) return { total: null, text: `${eyes + motor}T` };
  if (typeof verbal !== 'number') return { total: null, text: null };
  return { total: eyes + verbal + motor, text: String(eyes + verbal + motor) };
}

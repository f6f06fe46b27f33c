import { unitsOfDose, type Pack } from './dose-units';

/** How a medicine is taken. */
export interface Regimen {
  readonly dosis?: number | null | undefined;
  /** Unit of the dose: `tableta`, `mL`, `mg`. */
  readonly unidadDosis?: string | null | undefined;
  readonly frecuenciaHoras?: number | null | undefined;
  readonly duracionDias?: number | null | undefined;
}

/** Packs that a treatment takes, with what they follow from, so that the physician can check them. */
export interface SuggestedAmount {
  /** One dose, in units of the pack. */
  readonly dosis: number;
  /** Doses in a day. */
  readonly tomas: number;
  readonly dias: number;
  /** Units of the pack that the treatment takes. */
  readonly total: number;
  /** Units in a pack. */
  readonly contenido: number;
  readonly cantidad: number;
}

/**
 * Packs for a treatment: ⌈units of a dose × 24 ÷ frequency × days ÷ content⌉ (DOMAIN a.4, `cantidadPrescrita`).
 *
 * @returns null where it cannot be said: no frequency in hours, as of «single dose», no content, or a dose that does not say how many units it is
 */
export function suggestedAmount(
  { dosis: amount, unidadDosis, frecuenciaHoras, duracionDias }: Regimen,
  pack: Pack,
): SuggestedAmount | null {
  const contenido = pack.contenidoEnvase;
  if (!amount || !frecuenciaHoras || !duracionDias || !contenido) return null;
  const dosis = unitsOfDose(amount, unidadDosis, pack);
  if (dosis === null) return null;
  const tomas = 24 / frecuenciaHoras;
  // Thousandths, so that 0.1 × 3 does not come to a hair more than 0.3 and another pack.
  const total = Math.round(dosis * tomas * duracionDias * 1000) / 1000;
  return { dosis, tomas, dias: duracionDias, total, contenido, cantidad: Math.ceil(total / contenido) };
}

/** The arithmetic on one line: `1 × 3 × 7 = 21; 21 ÷ 20 → 2`. The same in every language. */
export function arithmeticOf({ dosis, tomas, dias, total, contenido, cantidad }: SuggestedAmount): string {
  const shown = (value: number) => String(Math.round(value * 100) / 100);
  return `${shown(dosis)} × ${shown(tomas)} × ${dias} = ${shown(total)}; ${shown(total)} ÷ ${contenido} → ${cantidad}`;
}

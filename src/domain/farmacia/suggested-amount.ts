/** How a medicine is taken. */
export interface Regimen {
  /** In the unit that the pack's content is counted in: tablets, mL, drops. */
  readonly dosis?: number | null | undefined;
  readonly frecuenciaHoras?: number | null | undefined;
  readonly duracionDias?: number | null | undefined;
}

/** How many packs a treatment takes, with what it follows from, so that whoever prescribes can check it. */
export interface SuggestedAmount {
  readonly dosis: number;
  /** Doses in a day. */
  readonly tomas: number;
  readonly dias: number;
  /** Units of the dose that the treatment takes. */
  readonly total: number;
  /** Units in a pack. */
  readonly contenido: number;
  readonly cantidad: number;
}

/**
 * Packs for a treatment: ⌈dose × 24 ÷ frequency × days ÷ content⌉ (DOMAIN a.4, `cantidadPrescrita`).
 *
 * @returns null where it cannot be said: no frequency in hours, as of «single dose», or no content
 */
export function suggestedAmount(
  { dosis, frecuenciaHoras, duracionDias }: Regimen,
  contenido: number | null | undefined,
): SuggestedAmount | null {
  if (!dosis || !frecuenciaHoras || !duracionDias || !contenido) return null;
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

import { formatNumber } from '#platform/shared/format-number';
import { DOSE_UNITS, isDoseUnit } from './dose-unit-list';
import { unitsOfDose } from './dose-units';
import { contentOf, type Pack } from './pack';

/** Regimen of a medicine: dose, frequency and duration. */
export interface Regimen {
  readonly dosis?: number | null | undefined;
  /** Unit of the dose: `tableta`, `mL`, `mg`. */
  readonly unidadDosis?: string | null | undefined;
  readonly frecuenciaHoras?: number | null | undefined;
  readonly duracionDias?: number | null | undefined;
}

/** Consumption of one regimen. */
interface Taken {
  /** One dose, in units of the pack. */
  readonly dosis: number;
  /** Doses in a day. */
  readonly tomas: number;
  readonly dias: number;
}

/** Packs that a treatment takes, with what they follow from, so that the physician can check them. */
export interface SuggestedAmount {
  readonly partes: readonly Taken[];
  /** Units of the pack that the treatment takes. */
  readonly total: number;
  /** Units in a pack. */
  readonly contenido: number;
  readonly cantidad: number;
}

/** Why no amount can be suggested. */
export const WHY_NO_AMOUNT = ['SIN_FRECUENCIA', 'SIN_CONTENIDO', 'SIN_CONCENTRACION', 'UNIDAD_NO_CONVERTIBLE'] as const;
export type WhyNoAmount = (typeof WHY_NO_AMOUNT)[number];

/**
 * Packs for a treatment: ⌈Σ units of a dose × 24 ÷ frequency × days ÷ content⌉ (DOMAIN a.4, `cantidadPrescrita`).
 *
 * @param regimens one after the other: a tablet for five days, then a half for five more
 * @returns null where it cannot be calculated, or a regimen is not complete yet
 */
export function suggestedAmount(regimens: Regimen | readonly Regimen[], pack: Pack): SuggestedAmount | null {
  const contenido = contentOf(pack)?.amount;
  if (!contenido) return null;
  const partes: Taken[] = [];
  for (const { dosis: amount, unidadDosis, frecuenciaHoras, duracionDias } of [regimens].flat()) {
    const dosis = amount ? unitsOfDose(amount, unidadDosis, pack) : null;
    if (dosis === null || !frecuenciaHoras || !duracionDias) return null;
    partes.push({ dosis, tomas: 24 / frecuenciaHoras, dias: duracionDias });
  }
  if (partes.length === 0) return null;
  const sum = partes.reduce((before, { dosis, tomas, dias }) => before + dosis * tomas * dias, 0);
  // Thousandths, so that 0.1 × 3 does not come to a hair more than 0.3 and another pack.
  const total = Math.round(sum * 1000) / 1000;
  return { partes, total, contenido, cantidad: Math.ceil(total / contenido) };
}

/** Says why a complete regimen has no suggested amount; null where it has one, and while something of it is still to be written. */
export function whyNoAmount(regimen: Regimen, pack: Pack): WhyNoAmount | null {
  const { dosis, unidadDosis, frecuenciaHoras, duracionDias } = regimen;
  if (!dosis || !unidadDosis || !duracionDias) return null;
  if (suggestedAmount(regimen, pack)) return null;
  if (!frecuenciaHoras) return 'SIN_FRECUENCIA';
  const content = contentOf(pack);
  if (!content) return 'SIN_CONTENIDO';
  const isAmount =
    isDoseUnit(unidadDosis) && ['MASA', 'UI', 'EQUIVALENTE', 'SUSTANCIA'].includes(DOSE_UNITS[unidadDosis].kind);
  return isAmount ? 'SIN_CONCENTRACION' : 'UNIDAD_NO_CONVERTIBLE';
}

/** The arithmetic on one line: `1 × 3 × 7 = 21; 21 ÷ 20 → 2`. The same in every language. */
export function arithmeticOf({ partes, total, contenido, cantidad }: SuggestedAmount): string {
  const shown = (value: number) => formatNumber(value, 3);
  const sum = partes.map(({ dosis, tomas, dias }) => `${shown(dosis)} × ${shown(tomas)} × ${dias}`).join(' + ');
  return `${sum} = ${shown(total)}; ${shown(total)} ÷ ${shown(contenido)} → ${cantidad}`;
}

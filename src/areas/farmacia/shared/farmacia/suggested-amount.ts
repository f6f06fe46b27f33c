import { formatNumber } from '#platform/shared/text/format-number';
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
  /** Size of one dose, in units of the pack. */
  readonly dosis: number;
  /** Doses per day. */
  readonly tomas: number;
  readonly dias: number;
}

/** Suggested packs for a treatment, with the derivation for the physician to check. */
export interface SuggestedAmount {
  readonly partes: readonly Taken[];
  /** Units of the pack for the whole treatment. */
  readonly total: number;
  /** Units in a pack. */
  readonly contenido: number;
  readonly cantidad: number;
}

/** Reasons why no amount can be suggested. */
export const WHY_NO_AMOUNT = ['SIN_FRECUENCIA', 'SIN_CONTENIDO', 'SIN_CONCENTRACION', 'UNIDAD_NO_CONVERTIBLE'] as const;
export type WhyNoAmount = (typeof WHY_NO_AMOUNT)[number];

/**
 * Returns the packs for a treatment: ⌈Σ units of a dose × 24 ÷ frequency × days ÷ content⌉ (DOMAIN a.4, `cantidadPrescrita`).
 *
 * @param regimens consecutive regimens: a tablet for five days, then a half for five more
 * @returns null when it cannot be calculated, or a regimen is incomplete
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
  // Rounded to thousandths, so that 0.1 × 3 does not exceed 0.3 and add a pack.
  const total = Math.round(sum * 1000) / 1000;
  return { partes, total, contenido, cantidad: Math.ceil(total / contenido) };
}

/** Returns why a complete regimen has no suggested amount; null when it has one, and while the regimen is incomplete. */
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

/** Returns the calculation on one line, the same in every language: `1 × 3 × 7 = 21; 21 ÷ 20 → 2`. */
export function arithmeticOf({ partes, total, contenido, cantidad }: SuggestedAmount): string {
  const shown = (value: number) => formatNumber(value, 3);
  const sum = partes.map(({ dosis, tomas, dias }) => `${shown(dosis)} × ${shown(tomas)} × ${dias}`).join(' + ');
  return `${sum} = ${shown(total)}; ${shown(total)} ÷ ${shown(contenido)} → ${cantidad}`;
}

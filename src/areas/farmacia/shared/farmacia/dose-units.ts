import type { UnidadDosis } from '#generated/shared/enums.gen';
import { DOSE_UNITS, isDoseUnit } from './dose-unit-list';
import { contentOf, type Pack } from './pack';
import { parseStrength } from './strength';

/** Maximum size of a bottle with a dropper, in mL. */
const DROPPER_ML = 30;

/**
 * Converts a dose to units of the content of a pack: 500 mg are one tablet of 500 mg, 80 mg are 0.8 mL of 100 mg/mL. Tablets are divided in
 * halves; indivisible pieces, such as capsules or opened ampoules, count whole.
 *
 * @returns null when the catalogue does not relate the unit to the content
 */
export function unitsOfDose(dose: number, unit: string | null | undefined, pack: Pack): number | null {
  if (!isDoseUnit(unit)) return null;
  const content = contentOf(pack)?.unit ?? null;
  const { kind, size } = DOSE_UNITS[unit];
  if (kind === 'APLICACION') return null;
  if (isCountedAs(unit, content)) return dose;
  if (unit === 'frasco' && (content === 'mL' || content === 'g')) return dose * contentOf(pack)!.amount;
  if (kind === 'VOLUMEN') return fromVolume(dose * size, content, pack);
  if (kind === 'PIEZA' || kind === 'DISPARO') return null;
  return fromAmount(dose * size, kind, content, pack);
}

/** Returns the units in which a medicine can be prescribed, that of its content first; all units when the catalogue states too little. */
export function prescribableUnits(pack: Pack): readonly UnidadDosis[] {
  const all = Object.keys(DOSE_UNITS).filter(isDoseUnit);
  const content = contentOf(pack);
  if (content?.unit == null) return all;
  const { unit } = content;
  const strength = parseStrength(pack.concentracion);
  const others = all.filter((each) => {
    const { kind, size } = DOSE_UNITS[each];
    if (each === unit) return false;
    if (each === 'gota') return unit === 'mL' && content.amount <= DROPPER_ML && strength?.kind !== 'UI';
    if (kind === 'MASA' && strength && !isReadable(strength.amount / size)) return false;
    // A cream is applied instead of weighed.
    if (each === 'aplicación') return unit === 'g';
    return !['PIEZA', 'DISPARO'].includes(kind) && unitsOfDose(1, each, pack) !== null;
  });
  return [unit, ...others];
}

/** Returns true for amounts that are not misread by a factor of a thousand: excludes 500,000 mcg. */
const isReadable = (amount: number): boolean => amount >= 0.01 && amount <= 10_000;

/** Returns true for a dose counted in the pieces of the pack, or in equivalent pieces. */
function isCountedAs(unit: UnidadDosis, content: UnidadDosis | null): boolean {
  if (unit === content) return true;
  const { kind, family } = DOSE_UNITS[unit];
  if (content === null) return kind === 'PIEZA' || kind === 'DISPARO';
  const other = DOSE_UNITS[content];
  if (kind === 'DISPARO') return other.kind === 'DISPARO';
  return family !== undefined && family === other.family;
}

function fromVolume(mL: number, content: UnidadDosis | null, { volumenUnidad }: Pack): number | null {
  if (content === 'mL') return exact(mL);
  return content !== null && isPiece(content) && volumenUnidad ? whole(mL / volumenUnidad, content) : null;
}

function fromAmount(amount: number, kind: string, content: UnidadDosis | null, pack: Pack): number | null {
  const strength = parseStrength(pack.concentracion);
  if (strength?.kind !== kind) return null;
  const { per } = strength;
  const isOfPieces = content === null || isPiece(content);
  if (per === null) return isOfPieces ? whole(amount / strength.amount, content) : null;
  const each = strength.amount / per.amount;
  if (content === per.unit || (per.unit === 'disparo' && content === 'dosis'))
    return per.unit === 'disparo' ? whole(amount / each, content) : exact(amount / each);
  if (per.unit !== 'mL' || content === null || !isPiece(content)) return null;
  // «1 g/2 mL» states the size of the ampoule, 2 mL; «30 mg/mL» does not.
  const volume = pack.volumenUnidad ?? (per.amount === 1 ? null : per.amount);
  return volume ? whole(amount / (each * volume), content) : null;
}

const isPiece = (unit: UnidadDosis): boolean => DOSE_UNITS[unit].kind === 'PIEZA';

/** Returns the pieces that are opened for a dose. */
function whole(pieces: number, content: UnidadDosis | null): number {
  const parts = content === null || content === 'tableta' || content === 'comprimido' ? 2 : 1;
  return Math.ceil(exact(pieces * parts)) / parts;
}

/** Rounds to a millionth, so that 0.1 × 3 is exactly 0.3. */
function exact(value: number): number {
  return Math.round(value * 1_000_000) / 1_000_000;
}

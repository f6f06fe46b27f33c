import { DOSE_UNITS } from './dose-unit-list';
import { unitsOfDose } from './dose-units';
import { contentOf, type Pack } from './pack';

/**
 * Returns the pieces of stock for one dose: 500 mL are one bag of 500 mL, one tablet is a tenth of a pack of ten. A dose that cannot be
 * converted takes one of the pieces in a pack, or the whole pack when its content is not counted in pieces.
 */
export function piecesOfDose(dose: number | null | undefined, unit: string | null | undefined, pack: Pack): number {
  const content = contentOf(pack);
  if (!content) return 1;
  const units = dose ? unitsOfDose(dose, unit, pack) : null;
  if (units !== null) return units / content.amount;
  const isPoured = content.unit !== null && !['PIEZA', 'DISPARO'].includes(DOSE_UNITS[content.unit].kind);
  return isPoured ? 1 : 1 / content.amount;
}

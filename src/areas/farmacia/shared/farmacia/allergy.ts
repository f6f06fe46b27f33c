import { plainText } from '#platform/shared/text/plain-text';
import { isSameName, substancesOfMedicine } from './medicine-substances';
import type { SubstanceIndex } from './substance-index';

/** Allergy in a patient's record. */
export interface Allergy {
  readonly sustancia: string;
  readonly tipo?: string | null;
  readonly estado?: string | null;
  /** Medicine that it was recorded for. */
  readonly insumoId?: number | null;
  /** Generic name of that medicine. */
  readonly insumoNombre?: string | null;
  /** Substance or group linked by a user, by its `clave`. */
  readonly vinculo?: string | null;
}

interface AllergyMedicine {
  readonly insumoId: number;
  readonly nombreGenerico: string;
  readonly grupoTerapeutico?: string | null;
}

/** Kinds of allergies that are not compared with medicines. */
const NO_MEDICINE: readonly unknown[] = ['ALIMENTO', 'AMBIENTAL', 'LATEX'];

/** An inactive or ruled-out allergy has no effect. */
const isActive = ({ estado }: Allergy): boolean => estado !== 'INACTIVA';

/** Returns the substances and groups of an allergy, by their `clave`; empty for an unlinked allergy with an unknown name. */
export function allergens(allergy: Allergy, index: SubstanceIndex): readonly string[] {
  const { sustancia, insumoNombre, vinculo } = allergy;
  const linked = [
    ...(vinculo && index.get(vinculo) ? [vinculo] : []),
    ...(insumoNombre ? substancesOfMedicine(insumoNombre, index) : []),
  ];
  // With a link, a misspelt name needs no correction.
  return [...new Set([...linked, ...(linked.length > 0 ? index.named(sustancia) : index.meant(sustancia))])];
}

/** Returns true when an allergy to a medicine has neither a link nor a known name: the medicines that it forbids are unknown. */
export function isUnlinked(allergy: Allergy, index: SubstanceIndex): boolean {
  const { tipo, insumoId } = allergy;
  return isActive(allergy) && !NO_MEDICINE.includes(tipo) && insumoId == null && allergens(allergy, index).length === 0;
}

/**
 * Returns the conflict of an allergy with a medicine (DOMAIN c.2.6). `ALERGIA`: the allergy is to one of its substances, to a group of
 * theirs, or to another member of a group that shares allergies. `CRUZADA`: a cross-reaction with its group is possible. All comparisons
 * use it: prescribing, issuing, dispensing, substitutes, charge orders and ward orders.
 */
export function allergyTo(
  allergy: Allergy,
  { insumoId, nombreGenerico, grupoTerapeutico }: AllergyMedicine,
  index: SubstanceIndex,
): 'ALERGIA' | 'CRUZADA' | null {
  if (!isActive(allergy)) return null;
  const group = plainText(grupoTerapeutico ?? '').trim();
  if (allergy.insumoId === insumoId || (group !== '' && plainText(allergy.sustancia).trim() === group))
    return 'ALERGIA';
  const to = allergens(allergy, index);
  if (to.length === 0) return isSameName(allergy.sustancia, nombreGenerico) ? 'ALERGIA' : null;
  const own = substancesOfMedicine(nombreGenerico, index);
  const above = own.flatMap((clave) => index.lineage(clave));
  const shared = to.flatMap((clave) => index.lineage(clave)).filter(({ comparteAlergia }) => comparteAlergia);
  const reaches = (claves: readonly string[]) =>
    claves.some((clave) => own.includes(clave) || above.some((each) => each.clave === clave));
  if (reaches([...to, ...shared.map(({ clave }) => clave)])) return 'ALERGIA';
  return reaches(shared.flatMap(({ cruzadas }) => cruzadas ?? [])) ? 'CRUZADA' : null;
}

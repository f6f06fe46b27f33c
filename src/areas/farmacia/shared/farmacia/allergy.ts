import { plainText } from '#platform/shared/plain-text';
import { isSameName, substancesOfMedicine } from './medicine-substances';
import type { SubstanceIndex } from './substance-index';

/** An allergy as a patient's record has it. */
export interface Allergy {
  readonly sustancia: string;
  readonly tipo?: string | null;
  readonly estado?: string | null;
  /** The medicine that it was recorded for. */
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

/** Kinds of allergies that no medicine is looked for by. */
const NO_MEDICINE: readonly unknown[] = ['ALIMENTO', 'AMBIENTAL', 'LATEX'];

/** An allergy that is no longer there, or that was ruled out, speaks against nothing. */
const isActive = ({ estado }: Allergy): boolean => estado !== 'INACTIVA';

/** Substances and groups that an allergy is to, by their `clave`; none for one that is not linked and whose name is not known. */
export function allergens(allergy: Allergy, index: SubstanceIndex): readonly string[] {
  const { sustancia, insumoNombre, vinculo } = allergy;
  const linked = [
    ...(vinculo && index.get(vinculo) ? [vinculo] : []),
    ...(insumoNombre ? substancesOfMedicine(insumoNombre, index) : []),
  ];
  // A link says what a misspelt name means.
  return [...new Set([...linked, ...(linked.length > 0 ? index.named(sustancia) : index.meant(sustancia))])];
}

/** True when an allergy to a medicine has neither a link nor a known name: the medicines that it forbids are unknown. */
export function isUnlinked(allergy: Allergy, index: SubstanceIndex): boolean {
  const { tipo, insumoId } = allergy;
  return isActive(allergy) && !NO_MEDICINE.includes(tipo) && insumoId == null && allergens(allergy, index).length === 0;
}

/**
 * Conflict of an allergy with a medicine (DOMAIN c.2.6). `ALERGIA`: the allergy is to one of its substances, to a group of theirs, or to
 * another member of a group that it covers as a whole. `CRUZADA`: a reaction to its group is possible. The only comparison of allergies and
 * medicines: prescribing, issuing, dispensing, substitutes, charge orders and orders of wards use it.
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

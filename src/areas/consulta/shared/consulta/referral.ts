import type { Consulta } from '#generated/shared/types/consulta.gen';
import { isFilled, isObject } from '#platform/shared/paths';

/** Referral of a patient to another unit, as stored in a note. */
export type Referral = NonNullable<Consulta['referencia']>;

const isGiven = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== false && isFilled(value);

/** Returns true when a note refers the patient to another unit: one part of the referral suffices. */
export const isReferred = (referral: unknown): boolean => isObject(referral) && Object.values(referral).some(isGiven);

/** Changes parts of a referral and removes blank ones; null when none is left. */
export function changeReferral(before: Referral | null, more: Partial<Referral>): Referral | null {
  const all = { ...before, ...more };
  return isReferred(all) ? Object.fromEntries(Object.entries(all).filter(([, value]) => isFilled(value))) : null;
}

import type { SemaforoCaducidad } from '#generated/shared/enums.gen';
import { daysBetween } from '#platform/shared/dates/days';
import { isExpired, type Lot } from './lot';

/** Days before its expiry up to which a lot is in each light. The view `lote-expirar` says them in SQL; a test holds it to these. */
export const EXPIRY_LIMITS = { ROJO: 90, NARANJA: 180, AMARILLO: 365 } as const;

/** The traffic light of a lot on a day; null of what does not expire (DOMAIN a, SemaforoCaducidad). */
export function expiryLight({ caducidad }: Pick<Lot, 'caducidad'>, day: string): SemaforoCaducidad | null {
  if (caducidad === null) return null;
  if (isExpired({ caducidad }, day)) return 'CADUCADO';
  const days = daysBetween(day, caducidad);
  if (days <= EXPIRY_LIMITS.ROJO) return 'ROJO';
  if (days <= EXPIRY_LIMITS.NARANJA) return 'NARANJA';
  return days <= EXPIRY_LIMITS.AMARILLO ? 'AMARILLO' : 'VERDE';
}

import type { SemaforoCaducidad } from '#generated/shared/enums.gen';
import { daysBetween } from '#platform/shared/dates/days';
import { isExpired, type Lot } from './lot';

/** Maximum days before expiry for each light. The view `lote-expirar` repeats them in SQL; a test compares the two. */
export const EXPIRY_LIMITS = { ROJO: 90, NARANJA: 180, AMARILLO: 365 } as const;

/** Returns the traffic light of a lot on a day; null for a lot without expiry (DOMAIN a, SemaforoCaducidad). */
export function expiryLight({ caducidad }: Pick<Lot, 'caducidad'>, day: string): SemaforoCaducidad | null {
  if (caducidad === null) return null;
  if (isExpired({ caducidad }, day)) return 'CADUCADO';
  const days = daysBetween(day, caducidad);
  if (days <= EXPIRY_LIMITS.ROJO) return 'ROJO';
  if (days <= EXPIRY_LIMITS.NARANJA) return 'NARANJA';
  return days <= EXPIRY_LIMITS.AMARILLO ? 'AMARILLO' : 'VERDE';
}

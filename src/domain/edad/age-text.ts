import { ageAt } from './age-at';

/** From this age on, months are left out. */
const YEARS_ALONE = 5;

/**
 * Age as clinical staff say it: `34 años`, `3 a 4 m`, `4 m 12 d`, `12 d`.
 * Null when the date of birth is missing or lies ahead.
 */
export function ageText(born: unknown, today: string): string | null {
  const age = ageAt(born, today);
  if (!age) return null;
  if (age.anios >= YEARS_ALONE) return `${age.anios} años`;
  if (age.anios > 0) return age.meses > 0 ? `${age.anios} a ${age.meses} m` : `${age.anios} a`;
  if (age.meses > 0) return age.dias > 0 ? `${age.meses} m ${age.dias} d` : `${age.meses} m`;
  return `${age.dias} d`;
}

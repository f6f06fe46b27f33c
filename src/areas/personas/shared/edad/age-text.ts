import { ageAt } from './age-at';

/** Age in years from which months are omitted. */
const YEARS_ALONE = 5;

/**
 * Formats an age as clinical staff state it: `34 años`, `3 a 4 m`, `4 m 12 d`, `12 d`; in English `34 years`, `3 y 4 m`. An estimated date
 * of birth gives `~40 años`. Null when the date of birth is missing or lies ahead.
 */
export function ageText(
  born: unknown,
  today: string,
  language = 'es',
  isEstimated: boolean | null = false,
): string | null {
  const age = ageAt(born, today);
  if (!age) return null;
  const [years, year] = language === 'en' ? ['years', 'y'] : ['años', 'a'];
  if (isEstimated) return `~${age.anios} ${years}`;
  if (age.anios >= YEARS_ALONE) return `${age.anios} ${years}`;
  if (age.anios > 0) return age.meses > 0 ? `${age.anios} ${year} ${age.meses} m` : `${age.anios} ${year}`;
  if (age.meses > 0) return age.dias > 0 ? `${age.meses} m ${age.dias} d` : `${age.meses} m`;
  return `${age.dias} d`;
}

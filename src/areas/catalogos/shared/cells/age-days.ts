/** Days of a unit of age, as in the schema of diagnoses. */
const DAYS: Readonly<Record<string, number>> = { H: 0, D: 1, M: 30, A: 365 };
/** Maximum age in days: 130 years. */
const MOST = 47_450;

/**
 * Converts an age limit of the CEMECE catalogue to days: `028D`, `011M`, `010A`; `NO` is no limit. An upper limit lasts until the next
 * month or year of age begins: `001A` includes the age of one year and eleven months.
 */
export function ageDays(text: string, end: 'from' | 'to'): string {
  const written = text.trim().toUpperCase();
  if (written === 'NO') return '';
  const [, count, unit] = /^(\d{1,3})\s*([HDMA])$/.exec(written) ?? [];
  const days = DAYS[unit ?? ''];
  if (count === undefined || days === undefined) return text;
  if (end === 'from' || days <= 1) return String(Number(count) * days);
  return String(Math.min(MOST, (Number(count) + 1) * days - 1));
}

/**
 * Reads six digits of a label (`yyMMdd`) as `yyyy-MM-dd`; null where they are no date. Day 00 is the last of the month. The year lies
 * at most 49 years back or 50 ahead.
 *
 * @param year the year of today, in four digits
 * @see GS1 General Specifications, section 7.12
 */
export function labelDate(digits: string, year: number): string | null {
  const [, yy = '', month = '', day = ''] = digits.match(/^(\d{2})(\d{2})(\d{2})$/) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return null;
  const apart = Number(yy) - (year % 100);
  const century = Math.floor(year / 100) + (apart >= 51 ? -1 : apart <= -50 ? 1 : 0);
  const full = century * 100 + Number(yy);
  const last = new Date(Date.UTC(full, Number(month), 0)).getUTCDate();
  const chosen = day === '00' ? last : Number(day);
  return chosen > last ? null : `${full}-${month}-${String(chosen).padStart(2, '0')}`;
}

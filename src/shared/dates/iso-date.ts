const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const DISPLAYED = /^(\d{2})-(\d{2})-(\d{4})$/;

/**
 * A day of the calendar in either of the product's forms, `yyyy-MM-dd` or `dd-MM-yyyy`, as `yyyy-MM-dd`; '' for anything else
 * (SPEC 5).
 *
 * @example isoDate('27-03-2026') // '2026-03-27'
 */
export function isoDate(text: unknown): string {
  if (typeof text !== 'string') return '';
  const [, year, month, day] = ISO.exec(text) ?? [];
  const [, shownDay, shownMonth, shownYear] = DISPLAYED.exec(text) ?? [];
  const date = `${year ?? shownYear}-${month ?? shownMonth}-${day ?? shownDay}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : '';
}

import { addDays } from '#platform/shared/dates/days';

/** Frequency of a programme's hand-outs of a supply. */
export type HandOutRhythm =
  | 'UNICA'
  | 'SEMANAL'
  | 'QUINCENAL'
  | 'MENSUAL'
  | 'BIMESTRAL'
  | 'TRIMESTRAL'
  | 'SEMESTRAL'
  | 'ANUAL';

/** Months between hand-outs, for monthly rhythms. */
const MONTHS: Readonly<Partial<Record<HandOutRhythm, number>>> = {
  MENSUAL: 1,
  BIMESTRAL: 2,
  TRIMESTRAL: 3,
  SEMESTRAL: 6,
  ANUAL: 12,
};
const WEEK = 7;

/**
 * Returns the number of hand-outs to a person in a month, counted from the day of their enrolment, which is the first. A single hand-out is
 * already done; a fortnight is half of a month.
 *
 * @param since `yyyy-MM-dd`
 * @param month 1 to 12
 */
export function handOuts(rhythm: HandOutRhythm, since: string, year: number, month: number): number {
  const apart = (year - Number(since.slice(0, 4))) * 12 + month - Number(since.slice(5, 7));
  if (apart < 0) return 0;
  const every = MONTHS[rhythm];
  if (every !== undefined) return apart % every === 0 ? 1 : 0;
  if (rhythm === 'UNICA') return apart === 0 ? 1 : 0;
  if (rhythm === 'QUINCENAL') return apart === 0 && Number(since.slice(8)) > 15 ? 1 : 2;
  return weekly(since, year, month);
}

function weekly(since: string, year: number, month: number): number {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  const after = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const days = (Date.parse(first) - Date.parse(since)) / 86_400_000;
  let day = days <= 0 ? since : addDays(since, Math.ceil(days / WEEK) * WEEK);
  let times = 0;
  for (; day < after; day = addDays(day, WEEK)) times += 1;
  return times;
}

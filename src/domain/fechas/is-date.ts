const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day of the calendar written `yyyy-MM-dd` (31 February is not). */
export function isDate(text: unknown): text is string {
  const [, year, month, day] = (typeof text === 'string' && ISO.exec(text)) || [];
  if (!year || !month || !day) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}

/** Months as the API sends them, January first (SPEC 3). */
export const MONTH_CODES = [
  'ENERO',
  'FEBRERO',
  'MARZO',
  'ABRIL',
  'MAYO',
  'JUNIO',
  'JULIO',
  'AGOSTO',
  'SEPTIEMBRE',
  'OCTUBRE',
  'NOVIEMBRE',
  'DICIEMBRE',
] as const;

export type MonthCode = (typeof MONTH_CODES)[number];

/** @param month 1 to 12 */
export const monthCode = (month: number): MonthCode => MONTH_CODES[month - 1]!;

/** @returns 1 to 12 */
export const monthIndex = (code: MonthCode): number => MONTH_CODES.indexOf(code) + 1;

import { dateOfSheetDays } from '#platform/shared/dates/sheet-days';
import { CELL_KIND, type CellKind } from './cell-kind';
import type { DateStyle } from './date-styles';

const MINUTES = 24 * 60;
/** Difference in days between the epochs of 1900 and 1904. */
const DAYS_TO_1904 = 1462;
/** 31 December 9999. */
const LAST_DAY = 2_958_465;

/**
 * Formats a number for display: dates and times as `2026-03-27`, `2026-03`, `07:30` or both together, others unchanged. Null when the file
 * has no number there.
 */
export function numberText(value: string, style: DateStyle | undefined, from1904: boolean): string | null {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number)) return null;
  if (style !== undefined && number >= 0 && number < LAST_DAY + 1) return momentText(number, style, from1904);
  // The file contains 0.1 + 0.2 as 0.30000000000000004.
  return String(Number(number.toPrecision(15)));
}

function momentText(number: number, style: DateStyle, from1904: boolean): string {
  const minutes = Math.round(number * MINUTES);
  const [days, minute] = [Math.floor(minutes / MINUTES), minutes % MINUTES];
  const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
  if (style === 'time') return time;
  const date = dateOfSheetDays(days + (from1904 ? DAYS_TO_1904 : 0));
  // A month without a day is stored as its first day and shown as a month.
  if (style === 'month' && date.endsWith('-01')) return date.slice(0, 7);
  return style !== 'datetime' || minute === 0 ? date : `${date} ${time}`;
}

/** Returns the kind of a cell from the displayed text of its date or time. */
export function kindOfMoment(text: string): CellKind {
  if (/^\d{4}-\d{2}$/.test(text)) return CELL_KIND.month;
  return /^\d{4}-/.test(text) ? CELL_KIND.date : CELL_KIND.time;
}

const pad = (number: number) => String(number).padStart(2, '0');

/** Returns the index of a column by its letters: `A1` → 0, `AA7` → 26. Null without letters, or beyond the width of a sheet. */
export function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (letters === undefined) return null;
  let place = 0;
  for (let index = 0; index < letters.length; index += 1) place = place * 26 + letters.charCodeAt(index) - 64;
  return place - 1;
}

/** Returns the letters of a column by its index: 0 → `A`, 26 → `AA`. */
export function lettersOf(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

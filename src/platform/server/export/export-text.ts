import { displayDate } from '#platform/shared/dates/days';
import { toZonedTime } from '#platform/shared/dates/moments';
import type { ExportColumn } from './export-column';

/** Texts of an export in its reader's language and time zone. */
export interface ExportTexts {
  readonly title: (path: string) => string;
  readonly option: (enumName: string, value: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly timeZone: string;
}

/** Formats a value for people: dates dd-MM-yyyy, codes by their names, several values with commas; '' without a value. */
export function exportText({ kind, enumName }: ExportColumn, value: unknown, texts: ExportTexts): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value))
    return value.map((item) => listItem(one(kind === 'list' ? 'text' : kind, enumName, item, texts))).join(', ');
  return one(kind, enumName, value, texts);
}

/** Quotes an item that would be read as several, in the syntax of imports. */
function listItem(text: string): string {
  return /[,;|]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function one(kind: ExportColumn['kind'], enumName: string | null, value: unknown, texts: ExportTexts): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (enumName !== null) return texts.option(enumName, String(value));
  if (kind === 'date') return displayDate(value) || String(value);
  if (kind !== 'datetime') return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return momentText(value, texts.timeZone);
}

/** Formats `2026-03-01T20:05:00Z` in a time zone: `01-03-2026 14:05`. */
export function momentText(value: unknown, timeZone: string): string {
  const zoned = toZonedTime(value, timeZone);
  return zoned === null ? String(value) : `${displayDate(zoned.date)} ${zoned.time.slice(0, 5)}`;
}

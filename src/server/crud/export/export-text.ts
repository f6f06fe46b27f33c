import { displayDate } from '../../../shared/dates/days';
import { DEFAULT_TIME_ZONE, toZonedTime } from '../../../shared/dates/moments';
import type { ExportColumn } from './export-column';

/** Words that an export takes from the reader's language. */
export interface ExportTexts {
  readonly title: (path: string) => string;
  readonly option: (enumName: string, value: string) => string;
  readonly yes: string;
  readonly no: string;
}

/** A value as a person reads it: dates dd-MM-yyyy, codes by their names, several values with commas; '' for nothing. */
export function exportText({ kind, enumName }: ExportColumn, value: unknown, texts: ExportTexts): string {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return value.map((item) => listItem(one(kind === 'list' ? 'text' : kind, enumName, item, texts))).join(', ');
  return one(kind, enumName, value, texts);
}

/** What would look like several stands in quotes, as an import reads it. */
function listItem(text: string): string {
  return /[,;|]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function one(kind: ExportColumn['kind'], enumName: string | null, value: unknown, texts: ExportTexts): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (enumName !== null) return texts.option(enumName, String(value));
  if (kind === 'date') return displayDate(value) || String(value);
  if (kind !== 'datetime') return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return momentText(value);
}

/** `2026-03-01T20:05:00Z` as a person there reads it: `01-03-2026 14:05`. */
export function momentText(value: unknown): string {
  const zoned = toZonedTime(value, DEFAULT_TIME_ZONE);
  return zoned === null ? String(value) : `${displayDate(zoned.date)} ${zoned.time.slice(0, 5)}`;
}

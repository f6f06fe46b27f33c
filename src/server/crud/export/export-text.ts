import type { ExportColumn } from './export-column';

/** Words that an export takes from the reader's language. */
export interface ExportTexts {
  readonly title: (path: string) => string;
  readonly option: (enumName: string, value: string) => string;
  readonly yes: string;
  readonly no: string;
}

/** The day and time where the network is, as `sv-SE` writes them: `2026-03-01 14:05:00`. */
const LOCAL = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Monterrey', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** `2026-03-01T20:05:00Z` as the local `2026-03-01 14:05:00`; null when it is no instant. */
export function localMoment(value: unknown): string | null {
  const date = value instanceof Date ? value : new Date(String(value));
  return Number.isNaN(date.getTime()) ? null : LOCAL.format(date);
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
  if (kind === 'date') return dayFirst(String(value));
  if (kind !== 'datetime') return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return momentText(value);
}

/** `2026-03-01T20:05:00Z` as a person there reads it: `01-03-2026 14:05`. */
export function momentText(value: unknown): string {
  const moment = localMoment(value);
  return moment === null ? String(value) : `${dayFirst(moment.slice(0, 10))} ${moment.slice(11, 16)}`;
}

/** `2026-03-01` → `01-03-2026` */
function dayFirst(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  return day === undefined ? date : `${day}-${month}-${year}`;
}

import { wallClock } from '#platform/shared/dates/moments';
import { sheetDaysOf } from '#platform/shared/dates/sheet-days';
import type { ExportColumn } from './export-column';
import { exportText, type ExportTexts } from './export-text';
import { XLSX_STYLE } from './xlsx-parts';

export const SHEET_TAIL = '</sheetData></worksheet>';

const NO_COLUMNS: ReadonlySet<number> = new Set();
/** Longest text that a cell takes. */
const MOST_CHARACTERS = 32_767;

/**
 * Beginning of a sheet: headings that stay in sight, columns about as wide as their titles need.
 *
 * @param textColumns places of the columns whose cells, the empty ones included, keep what is typed as text
 */
export function sheetHead(titles: readonly string[], textColumns: ReadonlySet<number> = NO_COLUMNS): string {
  const widths = titles.map(
    (title, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.min(48, Math.max(12, title.length + 3))}" customWidth="1"${textColumns.has(index) ? ` style="${XLSX_STYLE.text}"` : ''}/>`,
  );
  const cells = titles.map(
    (title) => `<c t="inlineStr" s="${XLSX_STYLE.heading}"><is><t xml:space="preserve">${escaped(title)}</t></is></c>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData><row r="1">${cells.join('')}</row>`;
}

/** One row: numbers and dates as such, so that the reader can sort and add them up; everything else as text, never a formula. */
export function sheetRow(
  line: number,
  columns: readonly ExportColumn[],
  valueOf: (column: ExportColumn) => unknown,
  texts: ExportTexts,
): string {
  return `<row r="${line}">${columns.map((column) => cell(column, valueOf(column), texts)).join('')}</row>`;
}

/** One row of texts, each in its style; cells keep the text format when edited. */
export function textRow(line: number, cells: readonly { readonly text: string; readonly style: number }[]): string {
  return `<row r="${line}">${cells.map(({ text, style }) => textCell(text, style)).join('')}</row>`;
}

function textCell(text: string, style: number): string {
  return text === ''
    ? `<c s="${style}"/>`
    : `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

function cell(column: ExportColumn, value: unknown, texts: ExportTexts): string {
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  const serial = serialOf(column, value, texts.timeZone);
  if (serial !== null)
    return `<c s="${column.kind === 'date' ? XLSX_STYLE.date : XLSX_STYLE.datetime}"><v>${serial}</v></c>`;
  const text = exportText(column, value, texts);
  if (column.isText) return textCell(text, XLSX_STYLE.text);
  return text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** A date as the days that spreadsheets count, a moment in the reader's own time; null for what they cannot count. */
function serialOf({ kind }: ExportColumn, value: unknown, timeZone: string): number | null {
  if (typeof value !== 'string' || (kind !== 'date' && kind !== 'datetime')) return null;
  const shown = kind === 'date' ? new Date(value.slice(0, 10)) : wallClock(value, timeZone);
  return shown && sheetDaysOf(shown);
}

/** Text of an XML element: what XML cannot hold is left out. */
function escaped(text: string): string {
  const allowed = text
    .slice(0, MOST_CHARACTERS)
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

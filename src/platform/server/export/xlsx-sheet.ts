import { wallClock } from '#platform/shared/dates/moments';
import { sheetDaysOf } from '#platform/shared/dates/sheet-days';
import type { ExportColumn } from './export-column';
import { exportText, type ExportTexts } from './export-text';
import { XLSX_STYLE } from './xlsx-parts';

export const SHEET_TAIL = '</sheetData></worksheet>';

const NO_COLUMNS: ReadonlySet<number> = new Set();
/** Maximum length of a cell's text. */
const MAX_CHARACTERS = 32_767;

/**
 * Returns the beginning of a sheet: frozen headings, and column widths by the length of their titles.
 *
 * @param textColumns indexes of columns whose cells, empty ones included, store input as text
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

/** Returns one row. Numbers and dates keep their type, so that they can be sorted and summed; everything else is text, never a formula. */
export function sheetRow(
  line: number,
  columns: readonly ExportColumn[],
  valueOf: (column: ExportColumn) => unknown,
  texts: ExportTexts,
): string {
  return `<row r="${line}">${columns.map((column) => cell(column, valueOf(column), texts)).join('')}</row>`;
}

/** Returns one row of texts, each in its style; cells keep the text format when edited. */
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

/** Converts a date or time to the day count of spreadsheets, in the reader's time zone; null when they cannot represent it. */
function serialOf({ kind }: ExportColumn, value: unknown, timeZone: string): number | null {
  if (typeof value !== 'string' || (kind !== 'date' && kind !== 'datetime')) return null;
  const shown = kind === 'date' ? new Date(value.slice(0, 10)) : wallClock(value, timeZone);
  return shown && sheetDaysOf(shown);
}

/** Escapes text for an XML element; drops characters that XML does not allow. */
function escaped(text: string): string {
  const allowed = text
    .slice(0, MAX_CHARACTERS)
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

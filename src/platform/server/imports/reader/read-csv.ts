import { withKind } from './cell-kind';
import { csvCellKind } from './csv-cell-kind';
import { isUtf8 } from 'node:buffer';
import { csvSeparator } from './csv-separator';
import { FileFault } from './file-fault';
import { LIMITS } from './limits';
import type { CellFault, RawRow } from './raw-row';

/** Matches a multi-byte character of UTF-8 in a string of single bytes. */
const UTF8_SEQUENCE = /[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/;

/**
 * Decodes a text of unknown encoding. The byte order mark identifies UTF-16. Invalid UTF-8 is read as Windows-1252, unless it contains
 * sequences that only UTF-8 has. It is then UTF-8 with damaged bytes, which become U+FFFD.
 */
function decodeText(bytes: Buffer): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  return UTF8_SEQUENCE.test(bytes.toString('latin1')) ? 'utf-8' : 'windows-1252';
}

const [QUOTE, LINE_FEED, RETURN] = [34, 10, 13];
/** Minimum columns to detect merged rows; with fewer, lines of an address look like rows. */
const ENOUGH_COLUMNS = 4;

/** A cell, with the offset of the separator or line break after it. */
interface Cell {
  readonly text: string;
  readonly stop: number;
  readonly codigo?: string;
  /** Number of line breaks in the text. */
  readonly breaks: number;
}

/**
 * Yields the rows of a CSV file (RFC 4180). Other separators are semicolons, tabs and pipes, as spreadsheets use in other locales. An
 * unclosed quote ends with its line and is reported there; the next line starts a new row.
 *
 * @throws FileFault when a row has more cells, or the file more rows, than a sheet has
 */
export function* readCsv(
  bytes: Buffer,
): Generator<{ readonly row: RawRow; /** Share of the text, from 0 to 1. */ readonly read: number }> {
  const text = decodeText(bytes);
  const { separator, start, above } = csvSeparator(text);
  const cellAt = cellReader(text, separator.charCodeAt(0));
  let columns = 0;
  let said = 0;
  let at = start;
  for (let fila = 1; at < text.length; fila += 1) {
    if (fila > LIMITS.rows) throw new FileFault('ARCHIVO_DEMASIADAS_FILAS', { limite: LIMITS.rows });
    const cells: string[] = [];
    const faults: CellFault[] = [];
    const from = at;
    let [opened, breaks] = [-1, 0];
    for (;;) {
      const cell = cellAt(at);
      if (cell.codigo !== undefined) faults.push({ column: cells.length, codigo: cell.codigo, params: {} });
      if (cell.breaks > 0 && opened === -1) opened = cells.length;
      breaks += cell.breaks;
      cells.push(cell.text);
      at = cell.stop + 1;
      if (text[cell.stop] !== separator) break;
      if (cells.length >= LIMITS.columns)
        throw new FileFault('ARCHIVO_DEMASIADAS_COLUMNAS', { fila, limite: LIMITS.columns });
    }
    if (text.charCodeAt(at - 1) === RETURN && text.charCodeAt(at) === LINE_FEED) at += 1;
    const beyond = columns === 0 ? -1 : cells.findIndex((cell, column) => column >= columns && cell.trim() !== '');
    const isWhole = cells.length >= columns && beyond === -1;
    if (
      columns > 0 &&
      opened !== -1 &&
      faults.length === 0 &&
      (!isWhole || isSeveralRows(text.slice(from, at), breaks))
    ) {
      const end = lineEnd(text, from);
      const own = text.slice(from, end).split(separator);
      yield {
        row: {
          fila,
          cells: own,
          kinds: kindsOf(own),
          faults: [{ column: Math.min(opened, own.length - 1), codigo: 'COMILLAS_SIN_CERRAR', params: {} }],
        },
        read: end / text.length,
      };
      at = end + (text.charCodeAt(end) === RETURN && text.charCodeAt(end + 1) === LINE_FEED ? 2 : 1);
      continue;
    }
    if (cells.every((cell) => cell === '')) continue;
    said += 1;
    if (columns === 0 && said > above) columns = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (beyond !== -1)
      faults.push({ column: beyond, codigo: 'CELDAS_DE_MAS', params: { celdas: cells.length, columnas: columns } });
    yield { row: { fila, cells, faults, kinds: kindsOf(cells) }, read: at / text.length };
  }

  /** Checks whether each line of a record is a complete row: an unclosed quote swallowed the lines after the first. */
  function isSeveralRows(record: string, breaks: number): boolean {
    if (columns < ENOUGH_COLUMNS) return false;
    const lines = record.split(/\r\n|\r|\n/);
    // Only a line break may follow the last one.
    return lines.slice(0, breaks + 1).every((line) => line.split(separator).length === columns);
  }
}

/** Infers the kinds of a row of CSV cells from the notation of spreadsheets. */
function kindsOf(cells: readonly string[]): string {
  return cells.reduce((kinds, cell, column) => withKind(kinds, column, csvCellKind(cell)), '');
}

function cellReader(text: string, separator: number): (at: number) => Cell {
  const stopAfter = (from: number) => {
    for (let at = from; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === separator || code === LINE_FEED || code === RETURN) return at;
    }
    return text.length;
  };
  return (at) => {
    if (text.charCodeAt(at) !== QUOTE) {
      const stop = stopAfter(at);
      return { text: text.slice(at, stop), stop, breaks: 0 };
    }
    const close = closingQuote(text, at + 1);
    // Reads just enough to detect an excessive length; drops the rest.
    const inside = text
      .slice(at + 1, Math.min(close ?? text.length, at + 2 + 2 * LIMITS.characters))
      .replaceAll('""', '"');
    const breaks = inside.match(/\r\n|\r|\n/g)?.length ?? 0;
    const stop = close === null ? text.length : stopAfter(close + 1);
    if (close !== null && stop === close + 1) return { text: inside, stop, breaks };
    if (close !== null && breaks === 0)
      return { text: inside + text.slice(close + 1, stop), stop, breaks, codigo: 'TEXTO_TRAS_COMILLAS' };
    const end = lineEnd(text, at);
    return { text: text.slice(at, end), stop: end, breaks: 0, codigo: 'COMILLAS_SIN_CERRAR' };
  };
}

/** Returns the offset of the closing quote of a cell; null without one. */
function closingQuote(text: string, from: number): number | null {
  for (let at = from; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return null;
    if (text.charCodeAt(at + 1) !== QUOTE) return at;
  }
}

function lineEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || code === RETURN) return at;
  }
  return text.length;
}

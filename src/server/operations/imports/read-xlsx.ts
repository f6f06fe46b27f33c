import { strFromU8, unzipSync } from 'fflate';
import { malformed } from '../../db/problem';

/** An unpacked part larger than this is no list of records: it would fill the memory. */
const MOST_BYTES = 160 * 1024 * 1024;

/**
 * Cells of the first sheet of an Excel workbook (ECMA-376), as text: numbers as they are written in the file, dates as their serial.
 *
 * @throws Problem 400 when it is no workbook, or unpacks to more than is sensible.
 */
export function readXlsx(bytes: Uint8Array): string[][] {
  const parts = unpacked(bytes);
  const sheet = Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/')).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
  if (!sheet) throw malformed('contenido', 'ARCHIVO_NO_LEGIBLE');
  const shared = parts['xl/sharedStrings.xml'] ? [...strFromU8(parts['xl/sharedStrings.xml']).matchAll(/<si>([\s\S]*?)<\/si>|<si\/>/g)].map(([, text = '']) => textIn(text)) : [];
  const rows: string[][] = [];
  for (const [, attributes = '', content = ''] of strFromU8(parts[sheet]!).matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const line = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? rows.length + 1);
    if (line > 1_048_576) throw malformed('contenido', 'ARCHIVO_NO_LEGIBLE');
    // Rows that a file leaves out are empty ones, so that numbers stay those that a person sees.
    while (rows.length < Math.min(line - 1, rows.length + 10_000)) rows.push([]);
    rows.push(cellsOf(content, shared));
  }
  return rows;
}

function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let tooLarge = false;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/^xl\/(worksheets\/[^/]+\.xml|sharedStrings\.xml)$/.test(name)) return false;
        if (originalSize > MOST_BYTES) tooLarge = true;
        return !tooLarge;
      },
    });
    if (!tooLarge) return parts;
  } catch {
    // Said below.
  }
  throw malformed('contenido', tooLarge ? 'ARCHIVO_DEMASIADO_GRANDE' : 'ARCHIVO_NO_LEGIBLE');
}

function cellsOf(row: string, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const [, attributes = '', content = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const letters = /\br="([A-Z]{1,3})\d+"/.exec(attributes)?.[1];
    const column = letters ? columnOf(letters) : cells.length;
    while (cells.length < column) cells.push('');
    cells[column] = cellText(/\bt="(\w+)"/.exec(attributes)?.[1], content, shared);
  }
  return cells;
}

function cellText(type: string | undefined, content: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return textIn(content);
  const value = unescaped(/<v>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'e') return '';
  // 0.1 + 0.2 is kept as 0.30000000000000004 in the file.
  return type === 'str' || value === '' ? value : String(Number(Number(value).toPrecision(15)));
}

function textIn(xml: string): string {
  return [...xml.matchAll(/<t\b[^>]*>([\s\S]*?)<\/t>/g)].map(([, text = '']) => unescaped(text)).join('');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

/** Place of a column by its letters: `A` → 0, `AA` → 26. */
function columnOf(letters: string): number {
  let place = 0;
  for (let index = 0; index < letters.length; index++) place = place * 26 + letters.charCodeAt(index) - 64;
  return place - 1;
}

import { malformed } from '../../db/problem';
import type { Pace } from './pace';
import { unpacked, zipParts, type ZipPart } from './zip-part';

/** An unpacked part larger than this is no list of records. */
const MOST_BYTES = 160 * 1024 * 1024;
/** Rows of a sheet: what the format allows. */
const MOST_ROWS = 1_048_576;
/** Rows between two looks at the clock. */
const STRETCH = 100;

/**
 * Rows of the first sheet of an Excel workbook (ECMA-376), as text: numbers as they are written in the file, dates as their serial.
 * The sheet is read while it is unpacked, so that its size in memory does not matter.
 *
 * @throws Problem 400 when it is no workbook, or unpacks to more than is sensible.
 */
export async function* readXlsx(bytes: Buffer, pace: Pace): AsyncGenerator<string[]> {
  const parts = partsOf(bytes);
  const sheet = parts.filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).toSorted((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1))[0];
  if (!sheet) throw malformed('contenido', 'ARCHIVO_NO_LEGIBLE');
  const texts = parts.find(({ name }) => name === 'xl/sharedStrings.xml');
  const all = sheet.packed.length + (texts?.packed.length ?? 0);
  const shared: string[] = [];
  if (texts) for await (const { content, read } of elements(texts, 'si')) {
    if (shared.length % STRETCH === 0) await pace.at('LECTURA', Math.floor(read * texts.packed.length), all);
    shared.push(textIn(content));
  }
  let line = 0;
  for await (const { attributes, content, read } of elements(sheet, 'row')) {
    const own = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? line + 1);
    if (own > MOST_ROWS) throw malformed('contenido', 'ARCHIVO_NO_LEGIBLE');
    // Rows that a file leaves out are empty ones, so that numbers stay those that a person sees.
    for (; line < own - 1; line += 1) yield [];
    if (line % STRETCH === 0) await pace.at('LECTURA', Math.floor(all - (1 - read) * sheet.packed.length), all);
    line += 1;
    yield cellsOf(content, shared);
  }
}

function partsOf(bytes: Buffer): ZipPart[] {
  try {
    return zipParts(bytes);
  } catch {
    throw malformed('contenido', 'ARCHIVO_NO_LEGIBLE');
  }
}

interface Element {
  readonly attributes: string;
  readonly content: string;
  /** How much of the part has been read. */
  readonly read: number;
}

/** Elements of a name that is not nested in itself, as the part is unpacked. */
async function* elements(part: ZipPart, name: string): AsyncGenerator<Element> {
  if (part.size > MOST_BYTES) throw malformed('contenido', 'ARCHIVO_DEMASIADO_GRANDE');
  const decoder = new TextDecoder();
  const [opening, closing] = [`<${name}`, `</${name}>`];
  let rest = '';
  let total = 0;
  for await (const piece of readable(part)) {
    total += piece.bytes.length;
    // What the archive says of its size may be wrong.
    if (total > MOST_BYTES) throw malformed('contenido', 'ARCHIVO_DEMASIADO_GRANDE');
    const text = rest + decoder.decode(piece.bytes, { stream: true });
    let at = 0;
    for (;;) {
      const start = text.indexOf(opening, at);
      const end = start === -1 ? -1 : text.indexOf('>', start);
      if (end === -1) {
        at = start === -1 ? Math.max(at, text.length - opening.length) : start;
        break;
      }
      const attributes = text.slice(start + opening.length, end);
      if (attributes !== '' && !/^[\s/]/.test(attributes)) {
        // An element whose name only begins like it.
        at = end + 1;
        continue;
      }
      const close = attributes.endsWith('/') ? end : text.indexOf(closing, end);
      if (close === -1) {
        at = start;
        break;
      }
      yield { attributes, content: text.slice(end + 1, Math.max(end + 1, close)), read: piece.read };
      at = close === end ? end + 1 : close + closing.length;
    }
    rest = text.slice(at);
  }
}

/** A part's pieces; what cannot be unpacked is no workbook. */
async function* readable(part: ZipPart): ReturnType<typeof unpacked> {
  try {
    yield* unpacked(part);
  } catch {
    throw malformed('contenido', 'ARCHIVO_NO_LEGIBLE');
  }
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

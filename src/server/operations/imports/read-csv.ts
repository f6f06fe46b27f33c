import type { Pace } from './pace';

const [LINE_FEED, RETURN] = [10, 13];
/** Rows between two looks at the clock. */
const STRETCH = 200;

/**
 * Rows of a CSV file (RFC 4180, also with semicolons or tabs between cells, as spreadsheets write it in other countries).
 * Read as UTF-8, as Windows-1252 where it is none.
 */
export async function* readCsv(bytes: Uint8Array, pace: Pace): AsyncGenerator<string[]> {
  const text = decoded(bytes).replace(/^\uFEFF/, '');
  const separator = separatorOf(text).charCodeAt(0);
  const stopAfter = (from: number) => {
    for (let at = from; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === separator || code === LINE_FEED || code === RETURN) return at;
    }
    return text.length;
  };
  let at = 0;
  for (let line = 0; at < text.length; line += 1) {
    if (line % STRETCH === 0) await pace.at('LECTURA', at, text.length);
    const row: string[] = [];
    for (;;) {
      const quoted = text[at] === '"' ? closingQuote(text, at + 1) : null;
      const stop = stopAfter(quoted === null ? at : quoted + 1);
      row.push(quoted === null ? text.slice(at, stop) : text.slice(at + 1, quoted).replaceAll('""', '"') + text.slice(quoted + 1, stop));
      at = stop + 1;
      if (text.charCodeAt(stop) !== separator) break;
    }
    if (text.charCodeAt(at - 1) === RETURN && text.charCodeAt(at) === LINE_FEED) at += 1;
    yield row;
  }
}

/** Where the quote is that ends a cell; the end of the text where none does. */
function closingQuote(text: string, from: number): number {
  for (let at = from; ; at += 2) {
    at = text.indexOf('"', at);
    if (at === -1) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Of the three, the one that the first line has most of. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

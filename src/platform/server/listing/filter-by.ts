import { malformed } from '../db/problem';
import { searchWords } from '../records/search-words';
import { requireStorable } from '../records/require-storable';

/** Filter of a list: words of free text, and conditions by field. */
export interface Filter {
  readonly words: readonly string[];
  /** Words as typed. */
  readonly typed: string;
  readonly conditions: Readonly<Record<string, unknown>>;
  /** State of the records: active by default. */
  readonly active: boolean | 'all';
}

/** Maximum of words, each a separate condition. */
const MAX_WORDS = 32;

/**
 * Parses `filterBy`: empty, base64 (UTF-8) of a JSON object with conditions by field, or words to search for.
 *
 * @throws Problem 400 when `q` or `activo` of a structured filter is of the wrong type, or there are too many words.
 */
export function parseFilterBy(text: string): Filter {
  const structured = decodeObject(text.trim());
  if (!structured) return { words: wordsOf('filterBy', text), typed: text, conditions: {}, active: true };
  return filterOf(structured);
}

/**
 * Returns the filter of an object with conditions by field.
 *
 * @throws Problem 400 when `q` or `activo` is of the wrong type, or there are too many words.
 */
export function filterOf(structured: Readonly<Record<string, unknown>>): Filter {
  requireStorable(structured);
  const { q = '', activo = true, ...conditions } = structured;
  if (typeof q !== 'string' && typeof q !== 'number') throw malformed('q', 'TEXTO');
  return { words: wordsOf('q', String(q)), typed: String(q), conditions, active: activeOf(activo) };
}

function activeOf(value: unknown): boolean | 'all' {
  if (value === 'all' || typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  if (Array.isArray(value) && value.length > 0) {
    const states = new Set(value.map(activeOf));
    return states.size === 1 ? [...states][0]! : 'all';
  }
  throw malformed('activo', 'OPCION');
}

function decodeObject(text: string): Record<string, unknown> | null {
  // A `+` that the client did not escape arrives as a space.
  const base64 = text.replaceAll(' ', '+');
  if (base64.length < 4 || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(base64)) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

function wordsOf(campo: string, text: string): string[] {
  const words = searchWords(text);
  if (words.length > MAX_WORDS) throw malformed(campo, 'ELEMENTOS_MAXIMOS', { limite: MAX_WORDS });
  return words;
}

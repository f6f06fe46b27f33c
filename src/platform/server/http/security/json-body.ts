import type { FastifyInstance } from 'fastify';
import { malformed } from '#platform/server/db/problem';

/** Limits of depth and width, above those of any record or filter of the product. */
const DEEPEST = 32;
const MAX_FIELDS = 1000;

const [QUOTE, BACKSLASH, COLON, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 58, 91, 93, 123, 125];
/** Names with a special meaning in JavaScript, which the sender does not expect. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses bodies as JSON after a check of their structure. Refuses excessive nesting, too many fields and duplicate names at once. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parsedJson((body as string).replace(/^\uFEFF/, '')));
    } catch (error) {
      done(error as Error);
    }
  });
}

/**
 * Parses JSON.
 *
 * @throws Problem 400 that states the fault.
 */
export function parsedJson(text: string): unknown {
  requireSensible(text);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw malformed('', 'FORMATO');
  }
}

/** Scans brackets and names once, without building a value; the parser checks the syntax afterwards. */
function requireSensible(text: string): void {
  /** Names of each open object; null for a list. */
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (open.length >= DEEPEST) throw malformed('', 'JSON_PROFUNDO', { limite: DEEPEST });
      open.push(code === OPEN_OBJECT ? new Set() : null);
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) open.pop();
    else if (code === QUOTE) {
      const end = closingQuote(text, at);
      const names = open.at(-1);
      if (names && text.charCodeAt(afterSpace(text, end + 1)) === COLON) addName(names, text.slice(at, end + 1));
      at = end;
    }
  }
}

function addName(names: Set<string>, quoted: string): void {
  const name = quoted.includes('\\') ? nameOf(quoted) : quoted.slice(1, -1);
  if (RESERVED.has(name)) throw malformed(name, 'CAMPO_DESCONOCIDO', { campo: name });
  if (names.has(name)) throw malformed(name.slice(0, 100), 'JSON_REPETIDO', { campo: name.slice(0, 100) });
  if (names.size >= MAX_FIELDS) throw malformed('', 'JSON_DEMASIADOS_CAMPOS', { limite: MAX_FIELDS });
  names.add(name);
}

function nameOf(quoted: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw malformed('', 'FORMATO');
  }
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let strokes = 0;
    while (text.charCodeAt(at - 1 - strokes) === BACKSLASH) strokes += 1;
    if (strokes % 2 === 0) return at;
  }
  throw malformed('', 'FORMATO');
}

function afterSpace(text: string, from: number): number {
  let at = from;
  for (
    let code = text.charCodeAt(at);
    code === 32 || code === 9 || code === 10 || code === 13;
    code = text.charCodeAt(at)
  )
    at += 1;
  return at;
}

import { API_OPERATIONS, resolved, type ApiNode, type ApiOperation } from './api-document';

export interface FuzzedRequest {
  readonly operation: ApiOperation;
  readonly url: string;
  /** Text as sent, which is not always JSON. */
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Operations that end the present session or change its permissions. */
const ASIDE = /^(signOut|simulacion\w*|batchUsuario|batchPerfil|usuarioBloquear)$/;
/** Keys of records on which the session depends are never replaced by real ones. */
const OF_SESSION = /\{(usuarioId|perfilId|personaId|personalMedicoId)\}/;
const OPERATIONS = API_OPERATIONS.filter(({ id }) => !ASIDE.test(id));

const DAYS = [
  '2026-03-01',
  '2024-02-29',
  '9999-12-31',
  '0001-01-01',
  '0000-01-01',
  '-infinity',
  '275760-09-13',
  '2026-02-30',
  '1799-12-31',
  '3000-01-01',
  '31-12-2026',
];
const MOMENTS = [
  '2026-03-01T10:00:00Z',
  '9999-12-31T23:59:59-14:00',
  '0001-01-01T00:00:00+14:00',
  '+275760-09-13T00:00:00Z',
  '2026-03-01T24:00:00Z',
  '2026-03-01T10:00:00',
];
const TEXTS = [
  'x',
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'x\uDFFFy',
  "'; drop table estado; --",
  '%_\\',
  '💉',
  '\u202Eabc',
  '<script>',
  '__proto__',
  'null',
  '1e309',
  'á'.repeat(3000),
  '[object Object]',
  '${x}',
];
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  1.5,
  1e-7,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  12_345_678.1234,
  9_999_999_999.9999,
];
const PATH_KEYS = ['1', '2', '0', '-1', 'x', '9007199254740993', "'", '2026-02-30', '__proto__', '1e3', '💉'];

/** Generates requests to all operations in turn, the same for each seed, with valid and invalid values in every described place. */
export function* fuzzedRequests(seed: number, count: number): Generator<FuzzedRequest> {
  const random = generatorOf(seed);
  for (let index = 0; index < count; index += 1) yield requestTo(OPERATIONS[index % OPERATIONS.length]!, random);
}

type Random = () => number;

/** Mulberry32: a small generator with the same results on every machine. */
function generatorOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const oneOf = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
const chance = (random: Random, share: number): boolean => random() < share;

function requestTo(operation: ApiOperation, random: Random): FuzzedRequest {
  const { path, parameters, body } = operation;
  const address = path.replaceAll(/\{\w+\}/g, (name) =>
    OF_SESSION.test(name) ? '987654321' : encode(chance(random, 0.6) ? '1' : oneOf(random, PATH_KEYS)),
  );
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && (required ? chance(random, 0.95) : chance(random, 0.3)))
    .map(({ name, schema }) => `${encode(name)}=${encode(parameterValue(schema, name, random))}`);
  if (chance(random, 0.03)) query.push('desconocido=1');
  const headers: Record<string, string> = {};
  for (const { name, in: place } of parameters)
    if (place === 'header' && chance(random, 0.7))
      headers[name.toLowerCase()] = oneOf(random, ['"1"', '"0"', '"x"', '*', '00000000-0000-4000-8000-000000000000']);
  const sent = operation.method === 'GET' ? null : bodyText(body, random);
  if (sent !== null)
    headers['content-type'] = chance(random, 0.97)
      ? 'application/json'
      : oneOf(random, ['text/plain', 'application/xml', 'nonsense']);
  return { operation, url: `/api${address}${query.length > 0 ? `?${query.join('&')}` : ''}`, body: sent, headers };
}

/** Encodes lone surrogates as replacement characters: an address cannot contain them. */
const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

function parameterValue(schema: ApiNode, name: string, random: Random): string {
  if (name === 'filterBy' && chance(random, 0.6))
    return Buffer.from(
      JSON.stringify({ [oneOf(random, ['activo', 'q', 'fecha', 'unidadId', 'x.y'])]: valueOf({}, random, 2) }),
    ).toString('base64');
  const value = valueOf(schema, random, 1);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function bodyText(schema: ApiNode | null, random: Random): string | null {
  if (chance(random, 0.03)) return null;
  if (chance(random, 0.04))
    return oneOf(random, ['', '{', '[', '{"a":', 'null', '"x"', '{"a":1,"a":2}', '{"__proto__":{}}', '['.repeat(5000)]);
  const text = JSON.stringify(valueOf(schema ?? {}, random, 0));
  // Half of a body, as left by a broken connection.
  return chance(random, 0.04) ? text.slice(0, Math.floor(text.length * random())) : text;
}

/** Returns a value that a schema describes, and occasionally one that violates the schema. */
function valueOf(node: ApiNode, random: Random, depth: number): unknown {
  const schema = resolved(node);
  if (chance(random, 0.08)) return hostile(random, depth);
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly ApiNode[] | undefined;
  if (choices) return valueOf(oneOf(random, choices), random, depth);
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['enum'])) return oneOf(random, schema['enum'] as unknown[]);
  switch (oneOf(random, [schema['type'] ?? 'string'].flat())) {
    case 'object':
      return objectOf(schema, random, depth);
    case 'array':
      return depth > 5
        ? []
        : Array.from({ length: Math.floor(random() * 3) }, () =>
            valueOf((schema['items'] ?? {}) as ApiNode, random, depth + 1),
          );
    case 'integer':
      return chance(random, 0.8) ? 1 + Math.floor(random() * 3) : oneOf(random, NUMBERS);
    case 'number':
      return oneOf(random, NUMBERS);
    case 'boolean':
      return chance(random, 0.5);
    case 'null':
      return null;
    default:
      return textOf(schema, random);
  }
}

function objectOf(schema: ApiNode, random: Random, depth: number): unknown {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, ApiNode>>;
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  const made = Object.entries(properties)
    .filter(([name]) => chance(random, required.has(name) ? 0.97 : depth > 3 ? 0 : 0.4))
    .map(([name, property]) => [name, valueOf(property, random, depth + 1)] as const);
  return Object.fromEntries(chance(random, 0.05) ? [...made, ['desconocido', 1]] : made);
}

function textOf(schema: ApiNode, random: Random): string {
  if (schema['format'] === 'date') return oneOf(random, DAYS);
  if (schema['format'] === 'date-time') return oneOf(random, MOMENTS);
  if (schema['format'] === 'email') return oneOf(random, ['ana@example.org', 'x', '@', 'a@b']);
  return chance(random, 0.6) ? `Texto ${Math.floor(random() * 1e6)}` : oneOf(random, TEXTS);
}

function hostile(random: Random, depth: number): unknown {
  return oneOf<() => unknown>(random, [
    () => oneOf(random, TEXTS),
    () => oneOf(random, DAYS),
    () => oneOf(random, MOMENTS),
    () => oneOf(random, NUMBERS),
    () => null,
    () => chance(random, 0.5),
    () => Array.from({ length: oneOf(random, [0, 3, 1001]) }, (_, index) => index),
    () => (depth < 30 ? JSON.parse('['.repeat(40) + ']'.repeat(40)) : []) as unknown,
    () => ({ [oneOf(random, TEXTS)]: oneOf(random, NUMBERS) }),
  ])();
}

import * as enums from '#generated/shared/enums.gen';
import { catalogue } from '../texts';

/** A text on a page that no reader should see, and the reason. */
export interface TextFault {
  readonly rule: 'key' | 'code' | 'moment' | 'value' | 'zeros';
  readonly text: string;
}

/** First segments of the keys of all texts: `app`, `resources`, `farmacia`. */
const NAMESPACES = new Set([...catalogue('es').keys()].map((key) => key.split('.')[0]!));
/** Namespaces that are also ordinary words: a key in one of them has three segments or exists. */
const WORDS = /^(?!app|resources|enums|errors|ra|refusals|server|names|shell|session|shapes|walk)/;
const TOKEN = /(?<![\w/.@-])[a-z][\w-]*(?:\.[\w-]+)+/g;
/** Excludes the end of a folio: `CON-FAR-2026-10-19`. */
const MOMENT = /(?<![\w-])\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2})?/;
const VALUE = /(?<![\p{L}\d])(?:undefined|NaN|null|\[object \w+\]|Invalid Date|Infinity)(?![\p{L}\d])/u;
/** Matches `3.000`, `12.5000`; not `$1,234.00`, claves with several points, versions, folios, CIE-10 codes (`J18.0`). */
const ZEROS = /(?<![\p{L}\d.,$/-]|\$\s|MXN\s)\d{1,3}(?:,?\d{3})*\.(?:0+|\d+00)(?![\d.,-])/u;
const CODES = new Set(
  Object.values(enums)
    .flatMap((values) => (Array.isArray(values) ? (values as readonly unknown[]) : []))
    .filter((value): value is string => typeof value === 'string' && /^[A-Z0-9]+(_[A-Z0-9]+)+$/.test(value)),
);
const CODE = /(?<![\p{L}\d_])[A-Z0-9]+(?:_[A-Z0-9]+)+(?![\p{L}\d_])/gu;

/**
 * Finds raw keys, enum codes, ISO moments, JavaScript values and meaningless zeros among the texts of a page.
 *
 * @param data texts that the server sent: permission keys (`receta.surtir`) and file names are data, not keys
 * @param keys keys of catalogue rows, which their administrator reads: `SIN_EXISTENCIA`
 */
export function textFaults(
  texts: readonly string[],
  data: ReadonlySet<string>,
  keys: ReadonlySet<string>,
): TextFault[] {
  return texts.flatMap((text) => {
    const found: TextFault[] = [];
    if (keysIn(text).some((key) => !data.has(key))) found.push({ rule: 'key', text });
    if (!keys.has(text) && [...text.matchAll(CODE)].some(([code]) => CODES.has(code)))
      found.push({ rule: 'code', text });
    if (MOMENT.test(text)) found.push({ rule: 'moment', text });
    if (VALUE.test(text)) found.push({ rule: 'value', text });
    if (ZEROS.test(text) && !keys.has(text) && !isNameIn(data, text)) found.push({ rule: 'zeros', text });
    return found;
  });
}

/** Names of the catalogue keep their zeros: `Inmunoglobulina anti-D 0.300 mg · Envase con 1 jeringa`. A bare figure is not a name. */
const isNameIn = (data: ReadonlySet<string>, text: string) =>
  [...data].some((name) => ZEROS.test(name) && /\p{L}{4}/u.test(name) && text.includes(name));

/** Returns the tokens that are keys of texts: `resources.receta.fields.dosis`. */
function keysIn(text: string): string[] {
  return [...text.matchAll(TOKEN)]
    .map(([token]) => token)
    .filter((token) => {
      const [namespace = '', ...rest] = token.split('.');
      if (!NAMESPACES.has(namespace)) return false;
      return !WORDS.test(namespace) || rest.length > 1 || catalogue('es').has(token);
    });
}

import { codePointLength, date, dateTime, email, time, uri, uuid } from '#platform/shared/validation/validator-runtime';
import type { Json } from '../load/property-node';
import type { FieldKind } from '../model';

/** Format tests of the running application. */
const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date,
  time,
  'date-time': dateTime,
  email,
  uri,
  uuid,
};

/** Returns why a value breaks the rules of its property, phrased to follow the value (`is below the minimum`); null when it does not. */
export function valueProblem(value: Json, given: unknown, kind: FieldKind | null = null): string | null {
  const type = value['type'];
  if (typeof type === 'string' && !isOfType(type, given)) return `is not of type ${type}`;
  const codes = value['enum'] as unknown[] | undefined;
  if ((kind === 'enum' || codes) && !codes!.includes(given)) return 'is not a code of the enum';
  if (codes) return null;
  if (typeof given === 'number') return numberProblem(value, given);
  if (typeof given === 'string') return textProblem(value, given);
  if (Array.isArray(given)) return listProblem(value, given);
  return typeof given === 'object' && given !== null ? objectProblem(value, given) : null;
}

/** Returns true when a number has no more decimal places than a step or a scale allows. */
export function isMultiple(given: number, step: number): boolean {
  const times = given / step;
  return Math.abs(times - Math.round(times)) <= 1e-9 * Math.max(1, Math.abs(times));
}

/** Compiles a pattern to the same expression as the validators; null when it is invalid. */
export function expressionOf(pattern: string): RegExp | null {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return null;
  }
}

function isOfType(type: string, given: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isSafeInteger(given);
    case 'array':
      return Array.isArray(given);
    case 'object':
      return typeof given === 'object' && given !== null && !Array.isArray(given);
    default:
      return typeof given === type;
  }
}

function numberProblem(value: Json, given: number): string | null {
  const { minimum, maximum, multipleOf } = value as { minimum?: number; maximum?: number; multipleOf?: number };
  const { scale } = (value['x-field'] ?? {}) as { scale?: number };
  if (minimum !== undefined && given < minimum) return 'is below the minimum';
  if (maximum !== undefined && given > maximum) return 'is above the maximum';
  if (multipleOf !== undefined && !isMultiple(given, multipleOf)) return `is not a multiple of ${multipleOf}`;
  return scale !== undefined && value['type'] === 'number' && !isMultiple(given, 10 ** -scale)
    ? `has more than ${scale} decimal places`
    : null;
}

function textProblem(value: Json, given: string): string | null {
  const { minLength, maxLength, pattern, format } = value as {
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    format?: string;
  };
  const length = codePointLength(given);
  if (maxLength !== undefined && length > maxLength) return 'is longer than maxLength';
  if (minLength !== undefined && length < minLength) return 'is shorter than minLength';
  if (format !== undefined && FORMATS[format]?.(given) === false)
    return format === 'date' ? 'is not a date (yyyy-MM-dd)' : `is not a ${format === 'time' ? 'time (HH:mm)' : format}`;
  // An invalid pattern is reported separately.
  return pattern !== undefined && expressionOf(pattern)?.test(given) === false ? 'does not match the pattern' : null;
}

function objectProblem({ properties }: Json, given: object): string | null {
  if (properties === undefined) return null;
  for (const [name, inner] of Object.entries(given)) {
    const property = Object.hasOwn(properties as Json, name) ? ((properties as Json)[name] as Json) : null;
    if (!property) return `has a field \`${name}\` that there is not`;
    const problem = property['$ref'] ? null : valueProblem(property, inner);
    if (problem) return `has a \`${name}\` that ${problem}`;
  }
  return null;
}

function listProblem(value: Json, given: readonly unknown[]): string | null {
  const { minItems, maxItems, uniqueItems, items } = value as {
    minItems?: number;
    maxItems?: number;
    uniqueItems?: boolean;
    items?: Json;
  };
  if (minItems !== undefined && given.length < minItems) return 'has fewer items than minItems';
  if (maxItems !== undefined && given.length > maxItems) return 'has more items than maxItems';
  if (uniqueItems && new Set(given.map((item) => JSON.stringify(item))).size < given.length) return 'has an item twice';
  const wrong =
    items && !items['$ref'] ? given.map((item) => valueProblem(items, item)).find((problem) => problem !== null) : null;
  return wrong == null ? null : `has an item that ${wrong}`;
}

import { isNamedDay } from '../dates/named-day';

/**
 * Functions called by generated validators. With them the browser needs neither Ajv nor a compiler, and both sides define «date» or
 * «e-mail» alike.
 */

/** Returns the length of a text in code points, not in UTF-16 units. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** True when two JSON scalars, or arrays of them, are equal. */
export function equal(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Significant digits of a number that are exact; later digits are floating-point noise. */
const EXACT_DIGITS = 15;

/** Returns the decimal places of a number: 2 for 12345678.25, 1 for 0.1 + 0.2. */
export function decimalPlaces(number: number): number {
  const [, decimals = '', exponent = '0'] =
    /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(Number(number.toPrecision(EXACT_DIGITS)))) ?? [];
  return Math.max(0, decimals.length - Number(exponent));
}

/**
 * True for an existing calendar date `yyyy-MM-dd` in the years 1800 to 2999. Days outside are typing errors, and adding days to them could
 * leave the calendar.
 */
export function date(text: string): boolean {
  return isNamedDay(text);
}

/** True for `HH:mm` or `HH:mm:ss`. */
export function time(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}

/** True for an instant in ISO 8601 with its offset: `2026-03-01T14:05:00Z`. */
export function dateTime(text: string): boolean {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/.exec(
    text,
  );
  return match !== null && date(match[1]!) && time(match[2]!);
}

/** True for an address with a name, an @ and a domain with a dot. Only a message can verify that it exists. */
export function email(text: string): boolean {
  return /^[^\s@"(),:;<>[\\\]]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text) && !text.includes('..');
}

/** True for an absolute web address. */
export function uri(text: string): boolean {
  return /^https?:\/\/[^\s/?#]+\S*$/i.test(text);
}

/** True when a text is an unguessable id in lower case: `3f0c8a52-…`, as the server returns it. */
export function uuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

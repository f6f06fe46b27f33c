import { cleanText } from './clean-text';
import { isObject } from './paths';

/** Texts that are proofs and not words: they are compared as they were typed. */
const PROOFS = /^(?:password|contrasena|codigo$|token)/i;

/** All texts of a body as they are stored (`cleanText`), but for passwords. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, PROOFS.test(name) ? each : cleanTexts(each)]),
  );
}

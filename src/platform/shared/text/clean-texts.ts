import { cleanText } from './clean-text';
import { isProof } from '../validation/is-proof';
import { isObject } from '../paths';

/** Normalises all texts of a body for storage (`cleanText`), except passwords. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isProof(name) ? each : cleanTexts(each)]),
  );
}

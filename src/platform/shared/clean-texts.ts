import { cleanText } from './clean-text';
import { isProof } from './is-proof';
import { isObject } from './paths';

/** All texts of a body as they are stored (`cleanText`), but for passwords. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isProof(name) ? each : cleanTexts(each)]),
  );
}

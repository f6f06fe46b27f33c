import { plainTextOf } from '../../../values/plain-text-of';
import { sanitiseHtml } from '../../../values/rich-text/sanitise-html';

/** What the form gets of what was written: sanitised, and nothing where nothing is to be read. */
export function valueOf(html: string): string | null {
  const safe = sanitiseHtml(html);
  return plainTextOf(safe) === '' ? null : safe;
}

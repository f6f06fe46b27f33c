import { formatDateTime } from './format-date';
import { ofLanguage } from './option-text';

/**
 * Names a document that has no folio yet by its creation: «Borrador · 26-11-2026 16:45». '' without a moment.
 *
 * @param created ISO 8601
 * @param words name of its first state, by language
 */
export function draftName(created: unknown, words: Readonly<Record<string, string>>): string {
  const when = formatDateTime(created);
  return when && `${ofLanguage(words) ?? ''} · ${when}`;
}

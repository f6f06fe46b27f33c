const DATA = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i;

/**
 * The source when a picture may be shown from there: pictures that the value holds itself, that the browser holds, of this place
 * (`/img/…`), or over https. Null for everything else.
 */
export function safeImageSource(source: unknown): string | null {
  if (typeof source !== 'string') return null;
  const text = source.trim();
  if (DATA.test(text) || text.startsWith('blob:')) return text;
  // Browsers read `\` as `/` and leave control characters out: such a path can lead to another place.
  if (/[\\\p{Cc}]/u.test(text)) return null;
  if (text.startsWith('/')) return text.startsWith('//') ? null : text;
  return /^https:\/\//i.test(text) && URL.canParse(text) ? text : null;
}

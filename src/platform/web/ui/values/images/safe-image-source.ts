const DATA = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i;

/** Returns the source of a picture if it is safe: data and blob URLs, paths of this site (`/img/…`), or https. Null for everything else. */
export function safeImageSource(source: unknown): string | null {
  if (typeof source !== 'string') return null;
  const text = source.trim();
  if (DATA.test(text) || text.startsWith('blob:')) return text;
  // Browsers read `\` as `/` and ignore control characters: such a path could lead to another site.
  if (/[\\\p{Cc}]/u.test(text)) return null;
  if (text.startsWith('/')) return text.startsWith('//') ? null : text;
  return /^https:\/\//i.test(text) && URL.canParse(text) ? text : null;
}

/**
 * Formats `Content-Disposition` of a file (RFC 6266): its name in `filename*` (RFC 8187), and in `filename` for older clients, limited to
 * ASCII.
 */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  return `${type}; filename="${asciiName(name)}"; ${extendedName(name)}`;
}

/** Drops accents, and replaces percent signs and quotes, which clients interpret differently. */
function asciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E]|["\\%]/gu, '_');
}

/** Formats the parameter of a file's name with characters beyond ASCII. */
export function extendedName(name: string): string {
  const encoded = encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename*=UTF-8''${encoded}`;
}

/**
 * `Content-Disposition` of a file (RFC 6266): its name in `filename*` (RFC 8187), and in `filename` for clients that do not read that, with the
 * characters of ASCII alone.
 */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  return `${type}; filename="${asciiName(name)}"; ${extendedName(name)}`;
}

/** Accents are dropped; percent signs and quotes are replaced, as clients disagree on how to read them. */
function asciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7E]|["\\%]/gu, '_');
}

/** Parameter of a file's name with characters beyond ASCII. */
export function extendedName(name: string): string {
  const encoded = encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename*=UTF-8''${encoded}`;
}

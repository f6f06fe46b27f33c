const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Returns the URL of a safe link (web, mail, telephone); null for a relative, executable or invalid one. */
export function safeLink(address: string | null | undefined): string | null {
  const text = (address ?? '').trim();
  // Browsers remove such characters from a URL, so that its target would differ from its text.
  if (/\p{Cc}/u.test(text)) return null;
  try {
    return PROTOCOLS.has(new URL(text).protocol) ? text : null;
  } catch {
    return null;
  }
}

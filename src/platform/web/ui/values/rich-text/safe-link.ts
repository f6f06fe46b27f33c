const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address when a link may lead there (web, mail, telephone), else null: what is relative, runs something, or cannot be read. */
export function safeLink(address: string | null | undefined): string | null {
  const text = (address ?? '').trim();
  // Browsers leave such characters out of an address, so that it leads elsewhere than it reads.
  if (/\p{Cc}/u.test(text)) return null;
  try {
    return PROTOCOLS.has(new URL(text).protocol) ? text : null;
  } catch {
    return null;
  }
}

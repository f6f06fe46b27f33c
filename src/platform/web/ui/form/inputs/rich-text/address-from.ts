import { safeLink } from '#platform/web/ui/values/rich-text/safe-link';

/** Returns the URL that a typed text denotes, adding the scheme to `salud.gob.mx` or `yo@salud.gob.mx`; null when there is none. */
export function addressFrom(text: string): string | null {
  const given = text.trim();
  if (/\s/.test(given)) return null;
  // A colon ends a scheme, unless a port follows it.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(given) || /^tel:/i.test(given)) return safeLink(given);
  if (/^[^@/]+@[^@/]+\.[^@/.]+$/.test(given)) return safeLink(`mailto:${given}`);
  return /^[^/@:]+\.[^/@:.]+([:/?#].*)?$/.test(given) ? safeLink(`https://${given}`) : null;
}

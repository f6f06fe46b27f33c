import { safeLink } from '#platform/web/ui/values/rich-text/safe-link';

/** The address that a person means: `salud.gob.mx` and `yo@salud.gob.mx` are one without saying how. Null when there is none. */
export function addressFrom(text: string): string | null {
  const given = text.trim();
  if (/\s/.test(given)) return null;
  // A colon says how, or is followed by a port.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(given) || /^tel:/i.test(given)) return safeLink(given);
  if (/^[^@/]+@[^@/]+\.[^@/.]+$/.test(given)) return safeLink(`mailto:${given}`);
  return /^[^/@:]+\.[^/@:.]+([:/?#].*)?$/.test(given) ? safeLink(`https://${given}`) : null;
}

import bowser from 'bowser';

/** Browser and system of a `User-Agent`, such as «Chrome, Windows»; null for one that names neither. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}

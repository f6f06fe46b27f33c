import bowser from 'bowser';

/** Returns browser and system of a `User-Agent`, such as «Chrome, Windows»; null when it names neither. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}

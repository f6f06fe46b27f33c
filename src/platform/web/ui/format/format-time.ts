/** Parses a typed time of day to `HH:mm`. Accepts `8`, `815`, `0815`, `8:15` and `8.15`; null for an invalid time. */
export function parseTime(text: string): string | null {
  const bare = text.trim();
  const match = /^(\d{1,2})(?:[:.h ](\d{2}))?$/.exec(bare) ?? /^(\d{1,2})(\d{2})$/.exec(bare);
  if (!match) return null;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  return hour < 24 && minute < 60 ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` : null;
}

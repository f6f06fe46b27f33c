import type { Resource } from '#generated/server/resource.gen';

/** The key in a path as the database compares it; null when it cannot be one, so that there is no such record. */
export function keyValue({ key }: Resource, text: string): string | number | null {
  if (key.type === 'text') return text;
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : null;
}

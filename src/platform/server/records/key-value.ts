import type { Resource } from '../entity/resource';

/** Converts a key in a path to the database's type; null when it cannot be a key, so that no such record exists. */
export function keyValue({ key }: Resource, text: string): string | number | null {
  if (key.type === 'text') return text;
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : null;
}

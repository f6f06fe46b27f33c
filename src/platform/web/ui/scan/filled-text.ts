/** Returns a non-empty text; null for anything else. */
export const filledText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

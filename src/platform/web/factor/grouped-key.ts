/** Splits a key into groups of four characters, for reading aloud. */
export const groupedKey = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? '';

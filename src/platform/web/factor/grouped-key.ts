/** A key in groups of four, as people read it out. */
export const groupedKey = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? '';

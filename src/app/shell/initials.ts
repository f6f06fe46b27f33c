/** `María de la Luz Pérez` → `MP`: first letters of the first and of the last word. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return (first.charAt(0) + last.charAt(0)).toLocaleUpperCase('es') || '?';
}

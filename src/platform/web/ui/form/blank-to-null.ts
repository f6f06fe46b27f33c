/** An emptied input is an empty value, not an empty text. */
export function blankToNull(text: string): string | null {
  return text === '' ? null : text;
}

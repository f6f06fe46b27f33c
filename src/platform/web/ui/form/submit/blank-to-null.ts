/** Converts the empty text of an emptied input to null. */
export function blankToNull(text: string): string | null {
  return text === '' ? null : text;
}

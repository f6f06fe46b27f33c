/** Lowercases the first letter of «Unidad médica» for use inside a sentence; abbreviations (CLUES) are unchanged. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('es') + text.slice(1) : text;
}

/** «Unidad médica» inside a sentence; abbreviations (CLUES) stay as they are. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase('es') + text.slice(1) : text;
}

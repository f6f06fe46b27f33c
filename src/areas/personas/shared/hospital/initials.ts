/** Returns the initials of a name, for texts that must not contain it: `M. G. R.` */
export function initialsOf(parts: readonly (string | null | undefined)[]): string {
  return parts.flatMap((part) => (part?.trim() ? [`${part.trim()[0]!.toLocaleUpperCase('es')}.`] : [])).join(' ');
}

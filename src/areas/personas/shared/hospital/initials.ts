/** Initials of a name, for what may not say it whole: `M. G. R.` */
export function initialsOf(parts: readonly (string | null | undefined)[]): string {
  return parts.flatMap((part) => (part?.trim() ? [`${part.trim()[0]!.toLocaleUpperCase('es')}.`] : [])).join(' ');
}

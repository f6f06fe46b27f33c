/** Returns true for the controlled classes (LGS art. 226): I, II and III. */
export function isControlled(fraccion: unknown): boolean {
  return fraccion === 'I' || fraccion === 'II' || fraccion === 'III';
}

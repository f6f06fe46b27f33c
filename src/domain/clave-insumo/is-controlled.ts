/** Whether a control class (LGS art. 226) makes a medicine controlled: I, II and III do. */
export function isControlled(fraccion: unknown): boolean {
  return fraccion === 'I' || fraccion === 'II' || fraccion === 'III';
}

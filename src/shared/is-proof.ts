/** Whether a field holds a proof of identity and not words (a password, also the former and the new one): it is compared as it was typed, and never printed. */
export function isProof(field: string): boolean {
  return /^(?:password|contrasena|codigo$|token|actual$|nueva$)/i.test(field);
}

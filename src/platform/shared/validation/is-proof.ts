/**
 * True when a field contains a credential rather than text, such as a current or new password. It is compared verbatim and never logged.
 */
export function isProof(field: string): boolean {
  return /^(?:password|contrasena|codigo$|token|actual$|nueva$)/i.test(field);
}

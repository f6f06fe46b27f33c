/** Returns the key of an error text for a typed e-mail address; null when it is valid. Only the server knows whether the account exists. */
export function checkEmail(value: string): string | null {
  if (value.trim() === '') return 'emailMissing';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : 'emailInvalid';
}

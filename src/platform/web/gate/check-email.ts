/** Key of the text that says what is wrong with an e-mail address as a person types it; whether it exists, the server knows. */
export function checkEmail(value: string): string | null {
  if (value.trim() === '') return 'emailMissing';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? null : 'emailInvalid';
}

/** SPEC 7, POST /forgot-password and POST /reset-password: true, no checks. */
export function resetPassword(): true {
  return true;
}

/** SPEC 7, POST /forgot-password and POST /reset-password: always true, without checks. */
export function resetPassword(): true {
  return true;
}

/** SPEC 7, POST /sign-out: true. */
export function signOut(): true {
  return true;
}

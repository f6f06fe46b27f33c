/** State of the navigation to the sign-in page that ends the session there. */
export const SIGN_OUT = { signOut: true } as const;

/** True when a navigation signs the user out; drafts do not survive it. */
export function endsSession(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'signOut' in state;
}

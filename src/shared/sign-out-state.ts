/** State of the navigation to the sign-in page that ends the session there. */
export const SIGN_OUT = { signOut: true } as const;

/** Whether a navigation signs the person out: no draft outlives that. */
export function endsSession(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'signOut' in state;
}

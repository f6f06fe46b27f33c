/** State of the navigation to the sign-in page that ends the session there. */
export const SIGN_OUT = { signOut: true } as const;

export function wantsSignOut(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'signOut' in state;
}

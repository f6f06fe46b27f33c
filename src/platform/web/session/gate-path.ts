import { SIGN_IN_PATH } from './auth-provider';
import { keepReturnUrl } from './return-url';
import type { SessionStore } from './session-store';
import { hideTyped, readTyped } from '#app/web/typed-address';

/** Addresses that mails link to, and that request another mail. */
export const RESET_PATH = '/reset-password';
export const FORGOT_PATH = '/forgot-password';

/** Addresses of the gate, where people are who are not signed in. */
export const GATE_PATHS = [SIGN_IN_PATH, '/sign-up', FORGOT_PATH, RESET_PATH] as const;
export type GatePath = (typeof GATE_PATHS)[number];

export const HOME_PATH = '/home';
/** Tells home who has just been let in from who goes there. */
export const ARRIVAL = { arrival: true } as const;

export function isArrival(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'arrival' in state;
}

export function isGatePath(pathname: string): pathname is GatePath {
  return GATE_PATHS.some((path) => path === pathname);
}

/** The gate's address that the browser is at. From any other it goes to sign in, and the other is kept for afterwards. */
export function enterGate(session: SessionStore): GatePath {
  const { pathname } = window.location;
  if (isGatePath(pathname)) {
    // Done: a later sign-in from this history entry must not sign the user out, nor show an old answer of the provider.
    if (pathname !== RESET_PATH) window.history.replaceState(null, '', pathname);
    return pathname;
  }
  const ending = session.ending();
  // People who leave, in any tab, leave no trace of their page; storage holds no typed text.
  if (ending?.kind !== 'left' && pathname !== '/') {
    const address = pathname + readTyped(window.location).search;
    keepReturnUrl(hideTyped(address).split('#')[0]!, ending?.owner ?? null, address);
  }
  window.history.replaceState(null, '', SIGN_IN_PATH);
  return SIGN_IN_PATH;
}

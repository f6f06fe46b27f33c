import { SIGN_IN_PATH } from './auth-provider';
import { keepReturnUrl } from './return-url';
import type { SessionStore } from './session-store';
import { hideTyped, readTyped } from '#app/web/typed-address';

/** Paths that mails link to, and where another mail is requested. */
export const RESET_PATH = '/reset-password';
export const FORGOT_PATH = '/forgot-password';

/** Paths of the gate, for people who are not signed in. */
export const GATE_PATHS = [SIGN_IN_PATH, '/sign-up', FORGOT_PATH, RESET_PATH] as const;
export type GatePath = (typeof GATE_PATHS)[number];

export const HOME_PATH = '/home';
/** State of a navigation directly after sign-in, as opposed to a later visit of the start page. */
export const ARRIVAL = { arrival: true } as const;

export function isArrival(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'arrival' in state;
}

export function isGatePath(pathname: string): pathname is GatePath {
  return GATE_PATHS.some((path) => path === pathname);
}

/** Returns the gate's path of the current URL. Any other URL is replaced by the sign-in page and stored for the return after sign-in. */
export function enterGate(session: SessionStore): GatePath {
  const { pathname } = window.location;
  if (isGatePath(pathname)) {
    // The state is consumed: a later sign-in from this history entry must not sign the user out, nor show an old response of the provider.
    if (pathname !== RESET_PATH) window.history.replaceState(null, '', pathname);
    return pathname;
  }
  const ending = session.ending();
  // After a sign-out, in any tab, no trace of the page remains; storage never contains typed text.
  if (ending?.kind !== 'left' && pathname !== '/') {
    const address = pathname + readTyped(window.location).search;
    keepReturnUrl(hideTyped(address).split('#')[0]!, ending?.owner ?? null, address);
  }
  window.history.replaceState(null, '', SIGN_IN_PATH);
  return SIGN_IN_PATH;
}

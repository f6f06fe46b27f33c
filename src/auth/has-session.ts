import { SESSION_KEY } from './session-store';

/** Whether somebody was signed in here when the page was left; whether the session still holds, the server says. */
export function hasSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY)?.includes('"signedIn":true') ?? false;
  } catch {
    return false;
  }
}

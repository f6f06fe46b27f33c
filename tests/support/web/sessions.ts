import { Api } from './api';

const FRESH_MS = 7 * 60_000;

/**
 * Sessions of demo users, opened once for all tests of a worker, because checking a password is slow by design. Tests may end them by
 * signing out or changing a password, so each session is checked before reuse.
 */
export class Sessions {
  private readonly opened = new Map<string, { readonly api: Api; readonly at: number }>();

  /** @param profile the part of the demo user's address before the `@` */
  async api(base: string, profile: string): Promise<Api> {
    const key = `${profile} ${base}`;
    const before = this.opened.get(key);
    // Calls that require a fresh sign-in would be refused after ten minutes.
    if (before && Date.now() - before.at < FRESH_MS && (await before.api.isOpen())) return before.api;
    const fresh = await Api.signIn(base, profile);
    this.opened.set(key, { api: fresh, at: Date.now() });
    return fresh;
  }
}

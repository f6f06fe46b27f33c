import { Api } from './api';

/**
 * Sessions of demo users, opened once for all tests of a worker that only need one: checking a password is slow by design. Tests may end them
 * (by signing out, by another password), so each is tried before it is handed out.
 */
export class Sessions {
  private readonly opened = new Map<string, Api>();

  /** @param profile the part of the demo user's address before the `@` */
  async api(base: string, profile: string): Promise<Api> {
    const key = `${profile} ${base}`;
    const before = this.opened.get(key);
    if (before && (await before.isOpen())) return before;
    const fresh = await Api.signIn(base, profile);
    this.opened.set(key, fresh);
    return fresh;
  }
}

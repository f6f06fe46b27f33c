import type { Refusal, Session } from './sessions';

/** Time that a process trusts cached account data, in milliseconds: a change through another process takes effect within it. */
const TRUST_MS = 10_000;
const LIMIT = 10_000;

interface Cached {
  readonly until: number;
  readonly found: Promise<Session | Refusal>;
}

/** Cache of sessions by token, for a few seconds. Refusals are not cached: made-up tokens must not fill the memory. */
export class SessionCache {
  readonly #entries = new Map<string, Cached>();

  /** Returns the cached session of a token, or the result of `load`. */
  async find(token: string, load: () => Promise<Session | Refusal>): Promise<Session | Refusal> {
    const now = Date.now();
    const cached = this.#entries.get(token);
    if (cached && cached.until > now) return cached.found;
    const found = load();
    if (this.#entries.size >= LIMIT) this.#entries.clear();
    this.#entries.set(token, { until: now + TRUST_MS, found });
    const drop = () => {
      if (this.#entries.get(token)?.found === found) this.#entries.delete(token);
    };
    found.then((session) => (typeof session === 'string' ? drop() : undefined), drop);
    return found;
  }

  clear(): void {
    this.#entries.clear();
  }
}

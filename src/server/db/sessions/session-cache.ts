/** How long a process trusts what it read of an account: a change made through another process takes effect within this. */
const TRUST_MS = 10_000;
const LIMIT = 10_000;

interface Cached<Value> {
  readonly until: number;
  readonly value: Promise<Value | null>;
}

/** What was read for a token, for a few seconds. What is nothing is not remembered: whoever makes tokens up must not fill the memory with them. */
export class SessionCache<Value> {
  readonly #entries = new Map<string, Cached<Value>>();

  /** The remembered value of a token, or what `load` reads. */
  async find(token: string, load: () => Promise<Value | null>): Promise<Value | null> {
    const now = Date.now();
    const cached = this.#entries.get(token);
    if (cached && cached.until > now) return cached.value;
    const value = load();
    if (this.#entries.size >= LIMIT) this.#entries.clear();
    this.#entries.set(token, { until: now + TRUST_MS, value });
    value.then((found) => found ?? this.#drop(token, value), () => this.#drop(token, value));
    return value;
  }

  clear(): void {
    this.#entries.clear();
  }

  #drop(token: string, value: Promise<Value | null>): void {
    if (this.#entries.get(token)?.value === value) this.#entries.delete(token);
  }
}

import pg from 'pg';

/** Minimum length of a named statement: shorter ones are parsed faster than looked up. */
const LONG = 200;
/** Maximum of texts remembered by this process; the least recently used is dropped first. */
const REMEMBERED = 500;
/** Maximum of names per connection: each prepared statement takes 0.04 MB in PostgreSQL, 0.1 MB at most. */
const KNOWN = 200;
/** Error of PostgreSQL when a column's type has changed since the statement was prepared. */
const ANOTHER_RESULT = '0A000';

/**
 * Prepares long statements once per connection, under a name, instead of parsing them each time. A list page with its references has up to
 * 8 KB of SQL; parsing half of it took a quarter of the page's time (decision 225).
 */
export class NamedStatements {
  /** Names by text; null until a text occurs for the second time, because many statements occur only once. */
  private readonly names = new Map<string, string | null>();
  private last = 0;

  /** Names the long statements of a connection from now on. */
  watch(client: pg.ClientBase): void {
    const known = new Set<string>();
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const named = (config: unknown, ...rest: unknown[]) => {
      if (!isText(config)) return query(config, ...rest);
      const name = this.nameOf(config.text);
      if (name === null || (!known.has(name) && known.size >= KNOWN)) return query(config, ...rest);
      known.add(name);
      // The pool passes a callback, a transaction awaits a promise.
      const callback: unknown = rest.at(-1);
      if (typeof callback !== 'function') {
        const answer = query({ ...config, name }, ...rest) as Promise<unknown>;
        answer.catch((error: unknown) => this.forget(error));
        return answer;
      }
      const called = (error: unknown, ...answer: unknown[]) => {
        this.forget(error);
        callback(error, ...answer);
      };
      return query({ ...config, name }, ...rest.slice(0, -1), called);
    };
    client.query = named as typeof client.query;
  }

  private nameOf(text: string): string | null {
    const before = this.names.get(text);
    const name = before === undefined ? null : (before ?? `s${(this.last += 1)}`);
    // Moves the most recently used one to the end.
    this.names.delete(text);
    this.names.set(text, name);
    if (this.names.size > REMEMBERED) this.names.delete(this.names.keys().next().value!);
    return name;
  }

  /** The first request after a table's change fails; then all statements get new names, which no connection has prepared. */
  private forget(error: unknown): void {
    if (error instanceof pg.DatabaseError && error.code === ANOTHER_RESULT) this.names.clear();
  }
}

/** Checks whether a statement is a query of Drizzle; neither a stream nor named already. */
function isText(config: unknown): config is { readonly text: string } {
  if (typeof config !== 'object' || config === null || 'submit' in config) return false;
  const { text, name } = config as { readonly text?: unknown; readonly name?: unknown };
  return typeof text === 'string' && text.length > LONG && name === undefined && /^\(?(select|with)\b/.test(text);
}

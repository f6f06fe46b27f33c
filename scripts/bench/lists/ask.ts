import pg from 'pg';
import type { FastifyInstance } from 'fastify';

/** One response: its duration in milliseconds, and the statements that read its rows. */
export interface Timed {
  readonly ms: number;
  readonly statements: readonly string[];
  readonly total: number;
  readonly rows: number;
  /** First identifying value of each record, in their order. */
  readonly keys: readonly unknown[];
}

export type Ask = (path: string) => Promise<Timed>;

let heard: string[] | null = null;

/** Starts recording every statement that a PostgreSQL client sends. */
export function hearStatements(): void {
  const prototype = pg.Client.prototype as unknown as { query: (this: unknown, ...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function heardQuery(...given) {
    const [first] = given;
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text;
    if (text !== undefined) heard?.push(text);
    return query.apply(this, given);
  };
}

/** Excludes statements that read the signed-in user or write the audit trail. */
const ASIDE =
  /"sesion"|"perfil"\."nombre", "perfil"\."permisos", "perfil"\."activo"|"bitacora|^\s*(begin|commit|rollback|set|insert|savepoint|release)/i;

/** Returns a client that calls the application without a socket, so that only the server is measured. */
export function askAs(app: FastifyInstance, token: string): Ask {
  return async (path) => {
    heard = [];
    const started = performance.now();
    const answer = await app.inject({
      method: 'GET',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const ms = performance.now() - started;
    const statements = heard.filter((text) => !ASIDE.test(text));
    heard = null;
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
    const records = answer.json<Record<string, unknown>[]>();
    return {
      ms,
      statements,
      total: Number(answer.headers['x-total-items']),
      rows: records.length,
      keys: records.map((record) => Object.values(record)[0]),
    };
  };
}

/** Encodes a structured filter as a query parameter. */
export const filterBy = (filter: Readonly<Record<string, unknown>>): string =>
  `filterBy=${encodeURIComponent(Buffer.from(JSON.stringify(filter)).toString('base64'))}`;

/** Returns the smallest value that at least a `share` of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}

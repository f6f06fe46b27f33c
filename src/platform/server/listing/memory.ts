import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database';
import { lastWriteOf } from '../db/last-writes';

/** Time in which a write of this process may be uncommitted: meanwhile nothing is cached for its entity. */
export const REMEMBERED_MS = 5000;

interface MemoryOptions<Answer> {
  /** Lifetime of an answer, in milliseconds. */
  readonly keptMs: number;
  /** Maximum total weight of the answers; the oldest are evicted first. */
  readonly most: number;
  readonly weigh: (answer: Answer) => number;
}

export interface Question<Answer> {
  /** Identifies the question within a database. */
  readonly name: string;
  /** Entities on whose records the answer depends. */
  readonly entities: readonly string[];
  readonly find: () => Promise<Answer>;
  /** Checks whether a cached answer is still valid, as far as can be determined cheaply. */
  readonly holds?: (answer: Answer) => boolean;
  /** Duration from which an answer is cached, in milliseconds. Default: 0. */
  readonly slowMs?: number;
}

const dialect = new PgDialect();

/** Returns the name of a statement's question, equal for the same statement with the same values. */
export function nameOf(statement: SQL): string {
  const { sql, params } = dialect.sqlToQuery(statement);
  return JSON.stringify([sql, params]);
}

interface Known<Answer> {
  readonly answer: Answer;
  readonly at: number;
}

interface Kept<Answer> {
  readonly known: Map<string, Known<Answer>>;
  /** Queries in progress: concurrent identical questions share one. */
  readonly underWay: Map<string, Known<Promise<Answer>>>;
}

/**
 * Cache of slow answers of one kind, for some seconds for each database. A write by this process to an entity of the answer evicts it.
 * Writes of other processes become visible after expiry. Not for figures that must be exact.
 */
export class Memory<Answer> {
  readonly #of = new WeakMap<Queryable, Kept<Answer>>();

  constructor(private readonly options: MemoryOptions<Answer>) {}

  /** Returns the cached answer, or computes it. */
  ask(db: Queryable, question: Question<Answer>): Promise<Answer> {
    const { known, underWay } = this.#keptOf(db);
    const { name, holds } = question;
    const written = lastWriteTo(question);
    const before = known.get(name);
    if (before) {
      const isFresh = written < before.at && performance.now() - before.at < this.options.keptMs;
      if (isFresh && (holds?.(before.answer) ?? true)) return Promise.resolve(before.answer);
      known.delete(name);
    }
    const awaited = underWay.get(name);
    if (awaited && written < awaited.at) return awaited.answer;
    const at = performance.now();
    const answer = this.#find(db, question, at).finally(() => {
      if (underWay.get(name)?.at === at) underWay.delete(name);
    });
    underWay.set(name, { answer, at });
    return answer;
  }

  /** Evicts an answer that proved wrong. */
  forget(db: Queryable, name: string): void {
    this.#keptOf(db).known.delete(name);
  }

  async #find(db: Queryable, question: Question<Answer>, at: number): Promise<Answer> {
    const written = lastWriteTo(question);
    const answer = await question.find();
    const isQuiet = at - written > REMEMBERED_MS && lastWriteTo(question) === written;
    if (isQuiet && performance.now() - at >= (question.slowMs ?? 0)) this.#remember(db, question.name, { answer, at });
    return answer;
  }

  #remember(db: Queryable, name: string, found: Known<Answer>): void {
    const { known } = this.#keptOf(db);
    const { most, weigh } = this.options;
    known.delete(name);
    known.set(name, found);
    let kept = [...known.values()].reduce((sum, { answer }) => sum + weigh(answer), 0);
    for (const [oldest, { answer }] of known) {
      if (kept <= most) return;
      known.delete(oldest);
      kept -= weigh(answer);
    }
  }

  #keptOf(db: Queryable): Kept<Answer> {
    const kept = this.#of.get(db) ?? { known: new Map(), underWay: new Map() };
    this.#of.set(db, kept);
    return kept;
  }
}

/** Returns the time of this process's last write to an entity of the question. */
function lastWriteTo({ entities }: Pick<Question<unknown>, 'entities'>): number {
  return Math.max(...entities.map(lastWriteOf));
}

import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database';
import { lastWriteOf } from '../db/last-writes';

/** A write of this process may not yet be committed for so long: meanwhile nothing is remembered of what it writes to. */
export const REMEMBERED_MS = 5000;

interface MemoryOptions<Answer> {
  /** For so long an answer is given again. */
  readonly keptMs: number;
  /** Maximum total weight of the answers; the oldest are evicted first. */
  readonly most: number;
  readonly weigh: (answer: Answer) => number;
}

export interface Question<Answer> {
  /** Tells it from others of the same database. */
  readonly name: string;
  /** Entities whose records decide the answer. */
  readonly entities: readonly string[];
  readonly find: () => Promise<Answer>;
  /** True when a cached answer is still valid, as far as can be determined cheaply. */
  readonly holds?: (answer: Answer) => boolean;
  /** Milliseconds from which an answer is worth remembering. Default: 0. */
  readonly slowMs?: number;
}

const dialect = new PgDialect();

/** The name of a question that a statement asks: the same for the same statement with the same values. */
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
  /** On their way: who asks the same meanwhile waits for the same. */
  readonly underWay: Map<string, Known<Promise<Answer>>>;
}

/**
 * Answers of one kind that take long to find, remembered for some seconds for each database. A write by this process to what decides an
 * answer forgets it; what another process writes shows when the answer is found anew. Not for what must be exact.
 */
export class Memory<Answer> {
  readonly #of = new WeakMap<Queryable, Kept<Answer>>();

  constructor(private readonly options: MemoryOptions<Answer>) {}

  /** The answer that is remembered, or that is found now. */
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

  /** Lets go of an answer that turned out to be wrong. */
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

/** When this process last wrote to what decides an answer. */
function lastWriteTo({ entities }: Pick<Question<unknown>, 'entities'>): number {
  return Math.max(...entities.map(lastWriteOf));
}

import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { Orm } from '../db/database';
import { rows } from '../db/rows';
import { declared, filtered, fromClause, joined } from './from-clause';
import { Memory, nameOf } from './memory';
import type { Order, Within } from './order';
import { pageJoins, readPage } from './read-page';
import type { NeededJoin } from './selection';

/** Lifetime of a cached order, in milliseconds. */
const KEPT_MS = 30_000;
/** Maximum of cached keys per database, eight bytes each; the oldest are evicted first. */
const MAX_KEYS = 4_000_000;
/** Number of matches from which reading all embedded records along their index is cheaper than sorting the matches. */
const MANY = 50_000;
/** Duration of a page from which its order is cached, in milliseconds. */
const SLOW_MS = 100;
const MAX_SLOW = 500;

const BYTES = 8;

export interface WalkRequest {
  readonly where: SQL | undefined;
  /** Embedded entities that `where` refers to. */
  readonly embeds: ReadonlySet<string>;
  /** Tables that `where` refers to. */
  readonly joins: readonly NeededJoin[];
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
}

/** A page of a list sorted by a field of an embedded record. */
export interface WalkedPage {
  /** True when even the first pages of this list were slow. */
  readonly isSlow: boolean;
  /** Records the duration of one of the first pages. */
  readonly note: (tookMs: number) => void;
  /** Reads the page, given the number of matches; null when the matches have changed meanwhile, and the caller must read it another way. */
  readonly read: (total: number) => Promise<Row[] | null>;
}

type Row = Record<string, unknown>;

interface Question extends WalkRequest {
  readonly resource: Resource;
  readonly within: Within;
  /** Identifies the question; both directions share it. */
  readonly name: string;
  readonly many: number;
}

const walks = new Memory<DataView>({ keptMs: KEPT_MS, most: MAX_KEYS, weigh: countOf });

/** Questions whose first pages are slow, too, by database. */
const slowOf = new WeakMap<Orm, Set<string>>();

function slowQuestions(db: Orm): Set<string> {
  const known = slowOf.get(db) ?? new Set();
  slowOf.set(db, known);
  return known;
}

/**
 * Pages of a list sorted by a field of an embedded record, for which no index covers both filter and order. All matches are sorted once.
 * Their keys are cached for half a minute, for the same filter within the same reach and for both directions, and pages are read by key. A
 * write by this process to the list, or to its sort fields, evicts them. So does another total, or a record on the page that no longer
 * matches.
 *
 * @param many number of matches from which all embedded records are sorted instead of the matches
 * @returns null for a list in another order, and for text keys.
 */
export function orderCachePage(db: Orm, resource: Resource, request: WalkRequest, many = MANY): WalkedPage | null {
  const { within } = request.order;
  if (within === null || resource.key.type !== 'integer') return null;
  const question: Question = {
    ...request,
    resource,
    within,
    name: nameOf(sortedKeys(resource, request, within)),
    many,
  };
  const slow = slowQuestions(db);
  const note = (tookMs: number) => {
    if (tookMs >= SLOW_MS && slow.size < MAX_SLOW) slow.add(question.name);
  };
  return { isSlow: slow.has(question.name), note, read: (total) => readByKeys(db, question, total) };
}

async function readByKeys(db: Orm, question: Question, total: number): Promise<Row[] | null> {
  const { resource, where, embeds, order, within, limit, offset, name } = question;
  const keys = await walks.ask(db, {
    name,
    entities: [
      resource.name,
      within.embed.resource.name,
      ...(resource.follows === undefined ? [] : [resource.follows]),
      ...within.embed.resource.references.map(({ entity }) => entity),
    ],
    find: () => walkAll(db, question, total),
    holds: (walk) => countOf(walk) === total,
  });
  if (countOf(keys) !== total) return null;
  const page = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, place) =>
    keyAt(keys, order.isBackwards ? total - 1 - offset - place : offset + place),
  );
  if (page.length === 0) return [];
  const found = await readPage(db, resource, {
    where: and(where, inArray(resource.key.column, page)),
    joins: pageJoins(resource, embeds, order),
    by: order.by,
    limit,
    offset: 0,
  });
  if (found.length === page.length) return found;
  walks.forget(db, name);
  return null;
}

function countOf(keys: DataView): number {
  return keys.byteLength / BYTES;
}

const keyAt = (keys: DataView, place: number): number => Number(keys.getBigInt64(place * BYTES));

/** Reads the keys of all matches, in ascending order. */
async function walkAll(db: Orm, question: Question, total: number): Promise<DataView> {
  const { resource, within } = question;
  const [row] =
    total < question.many
      ? await rows<Keys>(db, sortedKeys(resource, question, within))
      : await db.transaction(async (tx) => {
          // PostgreSQL overestimates the index: computing the words of a million names is far slower than reading them from it.
          await tx.execute(sql`set local enable_sort = off`);
          return rows<Keys>(tx, rankedKeys(question));
        });
  const bytes = row?.claves ?? new Uint8Array();
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

type Keys = { claves: Uint8Array | null };

/** Selects the keys of the matches in order. */
function sortedKeys(resource: Resource, { where, embeds, order }: WalkRequest, { terms }: Within): SQL {
  const key = resource.key.column;
  return sql`select string_agg(int8send(${key}), ''::bytea order by ${sql.join([...terms, sql`${key}`], sql`, `)}) as claves from ${fromClause(resource, where, pageJoins(resource, embeds, order))}`;
}

/** Selects the keys by the position of the embedded record among all of its kind, from their index. */
function rankedKeys({ resource, where, joins, within: { embed, terms, joins: labels } }: Question): SQL {
  const inner = embed.resource;
  const placed = sql`select ${inner.key.column} as referencia, rank() over (order by ${sql.join([...terms], sql`, `)}) as puesto from ${declared(inner.table)}${joined(labels)}`;
  const matched = sql`${resource.table}${joined(joins)} join (${placed}) as colocada on colocada.referencia = ${embed.column}${filtered(where)}`;
  return sql`select string_agg(int8send(clave), ''::bytea order by puesto, clave) as claves from (select ${resource.key.column} as clave, puesto from ${matched}) as encontrada`;
}

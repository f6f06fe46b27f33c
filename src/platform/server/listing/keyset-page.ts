import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { Orm } from '../db/database';
import { rows } from '../db/rows';
import { fromClause } from './from-clause';
import { Memory, nameOf } from './memory';
import type { Order } from './order';
import { readPage } from './read-page';
import type { NeededJoin } from './selection';

interface FarRequest {
  readonly where: SQL | undefined;
  /** Tables that `where` and the order refer to. */
  readonly joins: readonly NeededJoin[];
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
  /** Number of matching records. */
  readonly total: number;
}

/** Sort values of a page's first record. */
interface Mark {
  readonly offset: number;
  readonly values: readonly { readonly text: string; readonly type: string }[];
}

interface Marked {
  readonly total: number;
  readonly marks: Mark[];
}

type Row = Record<string, unknown>;

/** Lifetime of a mark, in milliseconds. */
const KEPT_MS = 30_000;
const MAX_LISTS = 500;
const MAX_MARKS = 200;
/** Duration of a page from which a mark is stored, in milliseconds. */
const SLOW_MS = 30;

const marked = new Memory<Marked>({ keptMs: KEPT_MS, most: MAX_LISTS, weigh: () => 1 });

/**
 * Reads a page far into a list. Skipping half of a million records in an index takes some 100 ms. Page boundaries are therefore cached for
 * half a minute, for the same filter within the same reach. A page is read from the nearest boundary, or from the nearer end of the list,
 * so that paging waits only once. A write by this process to the list evicts them, and so does another total.
 *
 * @param slowMs milliseconds from which a page's boundary is cached
 */
export async function keysetPage(db: Orm, resource: Resource, request: FarRequest, slowMs = SLOW_MS): Promise<Row[]> {
  const { where, joins, order, limit, offset, total } = request;
  const size = Math.min(limit, total - offset);
  if (size <= 0) return [];
  const read = (near: Mark | undefined) => {
    const page = { joins, by: order.by, limit: size, offset };
    if (!near) return readPage(db, resource, { ...page, where, end: { total, back: order.back } });
    return near.offset <= offset
      ? readPage(db, resource, { ...page, where: and(where, fromMark(order, near)), offset: offset - near.offset })
      : readPage(db, resource, {
          ...page,
          where: and(where, beforeMark(order, near)),
          end: { total: near.offset, back: order.back },
        });
  };
  if (!order.isStraight) return read(undefined);

  const { marks } = await marked.ask(db, {
    name: nameOf(sql`select from ${fromClause(resource, where, joins)} order by ${sql.join([...order.by], sql`, `)}`),
    entities: [
      resource.name,
      ...(resource.follows === undefined ? [] : [resource.follows]),
      ...resource.embeds.map((embed) => embed.resource.name),
    ],
    find: async () => ({ total, marks: [] }),
    holds: (known) => known.total === total,
  });
  const started = performance.now();
  const near = nearestOf(marks, offset, size, total);
  let page = await read(near);
  // Records without a value come last or first, and cannot be compared with a mark.
  if (near && page.length < size) page = await read(undefined);
  if (performance.now() - started >= slowMs && page.length === size && marks.length < MAX_MARKS) {
    const mark = await markOf(db, resource, request, page[0]!);
    if (mark) marks.push(mark);
  }
  return page;
}

/** Returns the mark from which fewest records are skipped, if that is fewer than from either end. */
function nearestOf(marks: readonly Mark[], offset: number, size: number, total: number): Mark | undefined {
  const distance = (mark: Mark) =>
    mark.offset <= offset
      ? offset - mark.offset
      : mark.offset >= offset + size
        ? mark.offset - offset - size
        : Infinity;
  const [first, ...others] = marks;
  if (!first) return undefined;
  const nearest = others.reduce((best, mark) => (distance(mark) < distance(best) ? mark : best), first);
  return distance(nearest) < Math.min(offset, total - offset - size) ? nearest : undefined;
}

const fromMark = (order: Order, mark: Mark) => compared(order, order.isBackwards ? '<=' : '>=', mark);
const beforeMark = (order: Order, mark: Mark) => compared(order, order.isBackwards ? '>' : '<', mark);

function compared({ terms }: Order, operator: string, { values }: Mark): SQL {
  const there = values.map(({ text, type }) => sql`cast(${text}::text as ${sql.raw(type)})`);
  return sql`(${sql.join([...terms], sql`, `)}) ${sql.raw(operator)} (${sql.join(there, sql`, `)})`;
}

/** Returns the mark of a record; null when one of its sort fields has no value. */
async function markOf(
  db: Orm,
  resource: Resource,
  { joins, order: { terms }, offset }: FarRequest,
  row: Row,
): Promise<Mark | null> {
  const told = terms.map((term) => sql`jsonb_build_object('text', (${term})::text, 'type', pg_typeof(${term})::text)`);
  const { key } = resource;
  const [found] = await rows<{ valores: { text: string | null; type: string }[] }>(
    db,
    sql`select jsonb_build_array(${sql.join(told, sql`, `)}) as valores from ${fromClause(resource, eq(key.column, row[key.name]), joins)}`,
  );
  const values = (found?.valores ?? []).flatMap(({ text, type }) => (text === null ? [] : [{ text, type }]));
  return values.length === terms.length ? { offset, values } : null;
}

import type { ReportResult, RowSource } from '#platform/shared/report';

type Value = string | number | null;

/** One row of a report, or of a block of it. */
export type ReportValues = Readonly<Record<string, Value>>;
export type ReportBlocks = Readonly<Record<string, readonly ReportValues[]>>;

/** Result of any report handler. */
export type AnyResult = ReportResult<ReportValues, ReportBlocks> | ReportResult<ReportValues>;

/** Rows of a report read so far, and the total number of rows. */
export interface HeldRows {
  readonly rows: readonly ReportValues[];
  readonly total: number;
  /** True when no further rows exist. */
  readonly areAll: boolean;
}

/** A result whose rows, unless they come from a source, and totals have been read. */
export type OpenedResult = Omit<AnyResult, 'rows' | 'totals'> & {
  readonly rows: readonly ReportValues[] | RowSource<ReportValues>;
  readonly totals?: Partial<ReportValues>;
};

/** Reads the rows that do not come from a source, and the totals. */
export async function openRows({ rows, totals = {}, ...result }: AnyResult): Promise<OpenedResult> {
  return {
    ...result,
    rows: typeof rows === 'function' ? await rows() : rows,
    totals: typeof totals === 'function' ? await totals() : totals,
  };
}

/** Returns a result without its rows. */
export const withoutRows = (result: AnyResult): OpenedResult => ({ ...result, rows: [], totals: {} });

/** Reads the rows of a report's drawings, of the wanted ones only; null for a report without drawings. */
export async function openBlocks({ blocks }: AnyResult, wanted?: readonly string[]): Promise<ReportBlocks | null> {
  if (!blocks) return null;
  return Object.fromEntries(
    await Promise.all(
      Object.entries(blocks).map(async ([name, block]) => {
        if (wanted?.includes(name) === false) return [name, []];
        return [name, typeof block === 'function' ? await block() : block];
      }),
    ),
  );
}

/** Returns the first rows of a report, up to a limit. */
export async function firstRows({ rows }: OpenedResult, most: number): Promise<HeldRows> {
  if ('length' in rows) return { rows: rows.slice(0, most), total: rows.length, areAll: rows.length <= most };
  const read: ReportValues[] = [];
  for await (const batch of rows.batches()) {
    read.push(...batch.slice(0, most + 1 - read.length));
    if (read.length > most) return { rows: read.slice(0, most), total: await rows.count(), areAll: false };
  }
  return { rows: read, total: read.length, areAll: true };
}

/** Returns all rows that have been read. A source gives none: the handler gives its totals. */
export const heldRows = ({ rows }: OpenedResult, total: number): HeldRows =>
  'length' in rows ? { rows, total, areAll: true } : { rows: [], total, areAll: false };

/** Counts the rows, without reading those of a source. */
export const countRows = async ({ rows }: OpenedResult): Promise<number> =>
  'length' in rows ? rows.length : rows.count();

/** Rows per statement: large enough to amortise the round trip, small enough not to block other requests. */
const BATCH = 500;

/** Yields all rows in order, in batches. */
export async function* allRows({ rows }: OpenedResult): AsyncGenerator<readonly ReportValues[]> {
  if ('length' in rows) for (let start = 0; start < rows.length; start += BATCH) yield rows.slice(start, start + BATCH);
  else yield* rows.batches();
}

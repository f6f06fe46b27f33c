/** PostgreSQL's error for a refused statement. */
export interface PgError {
  /** SQLSTATE. */
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly detail: string | undefined;
}

export const SQLSTATE = {
  notNull: '23502',
  foreignKey: '23503',
  unique: '23505',
  check: '23514',
  /** Two rows of which only one may exist at a time. */
  exclusion: '23P01',
  restrict: '23001',
  numberOutOfRange: '22003',
  textTooLong: '22001',
  invalidText: '22P02',
  dateOutOfRange: '22008',
  tooLargeForIndex: '54000',
  serialization: '40001',
  deadlock: '40P01',
  /** Other transactions held the lock longer than the timeout. */
  lockNotAvailable: '55P03',
} as const;

const SIMULTANEOUS: ReadonlySet<string> = new Set([
  SQLSTATE.serialization,
  SQLSTATE.deadlock,
  SQLSTATE.lockNotAvailable,
]);

/** Checks whether the database cancelled the transaction because of a concurrent one: a retry may succeed. */
export function isSimultaneous(refusal: PgError | null): boolean {
  return refusal !== null && SIMULTANEOUS.has(refusal.code);
}

/** Returns the PostgreSQL error inside an error of a driver or of drizzle; null without one. */
export function pgErrorOf(error: unknown): PgError | null {
  for (
    let current: unknown = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  ) {
    const { code, constraint, table, column, detail } = current as Error & Record<string, unknown>;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
      return { code, constraint: text(constraint), table: text(table), column: text(column), detail: text(detail) };
    }
  }
  return null;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

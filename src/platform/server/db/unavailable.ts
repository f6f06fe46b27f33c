import { pgErrorOf } from './pg-error';

/**
 * SQLSTATEs of a server that is ending or cannot accept connections: connections (08…), shut down, starting, too many clients, out of
 * memory.
 */
const SQLSTATES: ReadonlySet<string> = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '53200',
  '53300',
  '53400',
]);
/** Error codes of the operating system for a connection. */
const SYSTEM: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of the drivers without a code. */
const MESSAGES =
  /^Connection terminated|^Client has encountered a connection error|^Client was closed|^timeout exceeded when trying to connect|^Cannot use a pool after calling end|^PGlite (is closed|failed)/;

/** Error of a commit without an answer: only the database knows whether it took effect. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('The commit got no answer.', { cause });
    this.name = 'CommitUnknown';
  }
}

/** Checks whether a failure comes from an unreachable database, not from the request. */
export function isUnavailable(error: unknown): boolean {
  const refusal = pgErrorOf(error);
  if (refusal) return refusal.code.startsWith('08') || SQLSTATES.has(refusal.code);
  return causesOf(error).some(
    (cause) =>
      cause instanceof CommitUnknown ||
      SYSTEM.has(String((cause as { code?: unknown }).code)) ||
      isWithoutSocket(cause) ||
      MESSAGES.test(cause.message) ||
      isBroken(cause),
  );
}

/** Checks whether the embedded database has broken down: it requires a restart. */
export function isFatal(error: unknown): boolean {
  return causesOf(error).some((cause) => isBroken(cause) || /^PGlite (is closed|failed)/.test(cause.message));
}

/** Checks whether the database's socket file is missing, because the database is down. */
const isWithoutSocket = (error: Error): boolean => {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' && syscall === 'connect';
};

const isBroken = (error: Error): boolean => error instanceof WebAssembly.RuntimeError;

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let current: unknown = error; current instanceof Error && causes.length < 6; current = current.cause)
    causes.push(current);
  // A host with several addresses yields an error for each.
  return causes.flatMap((cause) =>
    cause instanceof AggregateError
      ? [cause, ...(cause.errors as unknown[]).filter((each) => each instanceof Error)]
      : cause,
  );
}

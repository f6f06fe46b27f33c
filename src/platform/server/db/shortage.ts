import { pgErrorOf } from './pg-error';
import { Problem } from './problem';
import { CommitUnknown } from './unavailable';

/** Part of the installation with a shortage. */
export type ShortPart = 'database' | 'storage';

export interface Shortage {
  readonly part: ShortPart;
  readonly codigo: 'SIN_ESPACIO' | 'DISCO_SOLO_LECTURA' | 'BASE_SATURADA';
}

/** Class 53 of SQLSTATE: insufficient resources. */
const DISK_FULL = '53100';
const INSUFFICIENT = /^53/;

/** Errors of file systems; other calls, such as connecting, fail with the same codes. */
const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);
const READ_ONLY: ReadonlySet<string> = new Set(['EROFS', 'EACCES', 'EPERM']);
const OF_FILES: ReadonlySet<string> = new Set([
  'open',
  'write',
  'writev',
  'mkdir',
  'rename',
  'fsync',
  'ftruncate',
  'copyfile',
  'link',
  'access',
  'unlink',
  'rm',
]);

/**
 * Returns the shortage that caused an error: the statement or the file is not stored. Null for any other error, and for a commit without an
 * answer.
 */
export function shortageOf(error: unknown): Shortage | null {
  if (error instanceof CommitUnknown) return null;
  const refusal = pgErrorOf(error);
  if (refusal?.code === DISK_FULL) return { part: 'database', codigo: 'SIN_ESPACIO' };
  if (refusal && INSUFFICIENT.test(refusal.code)) return { part: 'database', codigo: 'BASE_SATURADA' };
  for (let current = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth += 1) {
    const { code = '', syscall = '' } = current as NodeJS.ErrnoException;
    if (!OF_FILES.has(syscall)) continue;
    if (FULL.has(code)) return { part: 'storage', codigo: 'SIN_ESPACIO' };
    if (READ_ONLY.has(code)) return { part: 'storage', codigo: 'DISCO_SOLO_LECTURA' };
  }
  return null;
}

/** Converts a shortage to its problem. */
export function shortageProblem({ codigo }: Shortage, cause: unknown): Problem {
  const problem = new Problem(503, codigo);
  problem.cause = cause;
  return problem;
}

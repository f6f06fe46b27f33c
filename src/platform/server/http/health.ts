import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { Problem } from '../db/problem';
import { rows } from '../db/rows';
import type { Shortage } from '../db/shortage';
import { clockProblem, type ClockWatch } from './clock-watch';
import type { Health } from './health-state';

/** Free space below which storage counts as full: a few uploads of the largest size. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
/** Time for which a failed write counts, unless a later one succeeds. */
const FAILURE_TTL_MS = 60_000;

/**
 * Creates the health check of the server.
 *
 * @param folder of uploaded files, which need not exist yet
 */
export function createHealth(orm: Orm, folder: string, clock: ClockWatch): Health {
  const failures = new Map<Shortage['part'], { readonly shortage: Shortage; readonly at: number }>();
  const recent = (part: Shortage['part']): Shortage | null => {
    const failure = failures.get(part);
    return failure && Date.now() - failure.at < FAILURE_TTL_MS ? failure.shortage : null;
  };
  return {
    record: (shortage) => void failures.set(shortage.part, { shortage, at: Date.now() }),
    recordStored: () => void failures.delete('storage'),
    check: async () => {
      const found = [
        (await databaseFault(orm)) ?? recent('database'),
        (await storageFault(folder)) ?? recent('storage'),
      ].filter((each) => each !== null);
      if (!(await clock.check())) throw clockProblem({ fallan: [...found.map(({ part }) => part), 'clock'] });
      if (found.length > 0)
        throw new Problem(503, found[0]!.codigo, { extra: { fallan: found.map(({ part }) => part) } });
    },
  };
}

async function databaseFault(orm: Orm): Promise<Shortage | null> {
  const [row] = await rows<{ solo: string }>(orm, sql`select current_setting('transaction_read_only') as solo`);
  return row?.solo === 'on' ? { part: 'database', codigo: 'DISCO_SOLO_LECTURA' } : null;
}

async function storageFault(folder: string): Promise<Shortage | null> {
  let existing = folder;
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing);
  try {
    await access(existing, constants.W_OK);
    const { bavail, bsize } = await statfs(existing);
    return bavail * bsize < MIN_FREE_BYTES ? { part: 'storage', codigo: 'SIN_ESPACIO' } : null;
  } catch {
    return { part: 'storage', codigo: 'DISCO_SOLO_LECTURA' };
  }
}

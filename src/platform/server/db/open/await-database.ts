import { sql } from 'drizzle-orm';
import type { Orm } from '../database';
import { StartFault } from './start-fault';
import { isUnavailable } from '../unavailable';

const PAUSE_MS = 500;

export interface Patience {
  /** Maximum wait for an unresponsive database, in milliseconds. */
  readonly patienceMs: number;
  /** Called once, when the wait begins. */
  readonly onWait?: (where: string) => void;
}

/**
 * Waits until a database responds: when the machine boots, it may start later than this server.
 *
 * @param url of the database; messages name its host, port and name, never its password
 * @throws StartFault when it has not responded in time, or refuses the connection.
 */
export async function awaitDatabase(orm: Orm, url: string, { patienceMs, onWait }: Patience): Promise<void> {
  const where = placeOf(url);
  const until = Date.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      await orm.execute(sql`select 1`);
      return;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (Date.now() >= until)
        throw new StartFault(
          `La base de datos en ${where} no respondió en ${Math.round(patienceMs / 1000)} s. Compruebe que PostgreSQL esté en marcha y que DATABASE_URL sea la suya.`,
          { cause: error },
        );
      if (isFirst) onWait?.(where);
      await new Promise((resolve) => {
        setTimeout(resolve, PAUSE_MS);
      });
    }
  }
}

function placeOf(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

import { sql } from 'drizzle-orm';
import type { Orm } from '../database';
import { rows } from '../rows';
import { StartFault } from './start-fault';

/** Difference of two clocks beyond which times written by one are wrong for the other. */
export const MAX_CLOCK_SKEW_MS = 2 * 60_000;

/**
 * Returns the milliseconds that the clock of this process is ahead of the database's; negative when behind. Half the round trip is
 * subtracted.
 */
export async function clockSkewMs(orm: Orm): Promise<number> {
  const before = Date.now();
  const [row] = await rows<{ now: number }>(
    orm,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  return (before + Date.now()) / 2 - Number(row?.now);
}

/**
 * Requires clocks of process and database to agree.
 *
 * @throws StartFault when they differ by more than `MAX_CLOCK_SKEW_MS`
 */
export async function requireRightClock(orm: Orm): Promise<void> {
  const skew = await clockSkewMs(orm);
  if (Math.abs(skew) <= MAX_CLOCK_SKEW_MS) return;
  throw new StartFault(
    `El reloj de esta máquina va ${Math.round(Math.abs(skew) / 60_000)} minutos ${skew > 0 ? 'adelantado' : 'atrasado'} respecto al de la base de datos. Corrija el que esté mal (por ejemplo, con timedatectl set-ntp true) y vuelva a empezar.`,
  );
}

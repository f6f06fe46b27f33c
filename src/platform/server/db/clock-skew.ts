import { sql } from 'drizzle-orm';
import type { Orm } from './database';
import { rows } from './rows';
import { StartFault } from './start-fault';

/** Difference of clocks beyond which moments written by one are wrong for the other. */
export const MAX_CLOCK_SKEW_MS = 2 * 60_000;

/** Milliseconds that the clock of this process is ahead of the database's; negative where it is behind. The way there and back counts half. */
export async function clockSkewMs(orm: Orm): Promise<number> {
  const before = Date.now();
  const [row] = await rows<{ now: number }>(
    orm,
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  return (before + Date.now()) / 2 - Number(row?.now);
}

/** @throws StartFault where the two clocks are too far apart */
export async function requireRightClock(orm: Orm): Promise<void> {
  const skew = await clockSkewMs(orm);
  if (Math.abs(skew) <= MAX_CLOCK_SKEW_MS) return;
  throw new StartFault(
    `El reloj de esta máquina va ${Math.round(Math.abs(skew) / 60_000)} minutos ${skew > 0 ? 'adelantado' : 'atrasado'} respecto al de la base de datos. Corrija el que esté mal (por ejemplo, con timedatectl set-ntp true) y vuelva a empezar.`,
  );
}

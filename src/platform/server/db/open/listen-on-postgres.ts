import pg from 'pg';
import type { Listener } from '../database';

/** Interval of silence after which a connection is probed, because it may be broken. */
const ASK_MS = 15_000;
const ANSWER_MS = 5_000;
const RETRY_MS = [100, 500, 2_000, 5_000] as const;

/**
 * Listens to a channel on a separate connection, and reconnects when it breaks. Messages sent meanwhile are lost; the listener is notified
 * of the gap after reconnecting.
 */
export function listenOnPostgres(url: string, channel: string, { onMessage, onGap }: Listener): () => Promise<void> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isOver = false;

  const connect = async () => {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'red-salud canal',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client = made;
    const lost = () => {
      if (client !== made) return;
      client = null;
      clearTimeout(timer);
      void made.end().catch(() => undefined);
      if (isOver) return;
      timer = setTimeout(() => void connect(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]);
      timer.unref();
      failures += 1;
    };
    made.on('error', lost);
    made.on('end', lost);
    made.on('notification', ({ payload }) => onMessage(payload ?? ''));
    const ask = () => {
      timer = setTimeout(() => void made.query('select 1').then(ask, lost), ASK_MS);
      timer.unref();
    };
    try {
      await made.connect();
      await made.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch {
      lost();
      return;
    }
    if (client !== made) {
      void made.end().catch(() => undefined);
      return;
    }
    failures = 0;
    ask();
    onGap();
  };

  void connect();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    const last = client;
    client = null;
    await last?.end().catch(() => undefined);
  };
}

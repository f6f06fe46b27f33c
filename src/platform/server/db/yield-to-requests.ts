import { setTimeout } from 'node:timers/promises';

/** Maximum pause in milliseconds. */
const MAX_MS = 100;
/** Silence in milliseconds after which no request is considered in progress. */
const QUIET_MS = 6;

let lastAsked = 0;

/** Records a request to the embedded database. */
export function markDatabaseBusy(): void {
  lastAsked = performance.now();
}

/**
 * Pauses between the transactions of a long task on the embedded database, which serves one at a time. The pause lasts as long as the last
 * transaction, or until no other request comes. A request has several statements, each of which would otherwise wait for one of these
 * transactions.
 *
 * @param tookMs duration of the transaction that has just ended
 */
export async function yieldToRequests(tookMs: number): Promise<void> {
  const until = performance.now() + Math.min(tookMs, MAX_MS);
  for (let began = performance.now(); performance.now() < until; began = Math.max(began, lastAsked)) {
    await setTimeout(QUIET_MS);
    if (lastAsked <= began) return;
  }
}

import { setTimeout } from 'node:timers/promises';

/** Longest rest. */
const LONGEST_MS = 100;
/** Silence in milliseconds after which no request is considered in progress. */
const QUIET_MS = 6;

let lastAsked = 0;

/** Notes a request to the embedded database. */
export function noteAsked(): void {
  lastAsked = performance.now();
}

/**
 * Pauses between the transactions of a long task on the embedded database, which serves one at a time. Rests for as long as the last one
 * took, or until no other request comes. A request of others has several statements, and would otherwise wait for one of these transactions
 * before each.
 *
 * @param tookMs duration of the transaction that has just ended
 */
export async function giveWay(tookMs: number): Promise<void> {
  const until = performance.now() + Math.min(tookMs, LONGEST_MS);
  for (let began = performance.now(); performance.now() < until; began = Math.max(began, lastAsked)) {
    await setTimeout(QUIET_MS);
    if (lastAsked <= began) return;
  }
}

import { setTimeout } from 'node:timers/promises';

/** Longest rest. */
const LONGEST_MS = 100;
/** As long as nobody has asked the database anything for this long, nobody is in the midst of a request. */
const QUIET_MS = 6;

let lastAsked = 0;

/** Says that somebody asks the embedded database something. */
export function noteAsked(): void {
  lastAsked = performance.now();
}

/**
 * To be awaited between the transactions of a long piece of work on the embedded database, which serves one at a time: rests for as long as the
 * last one took, or until nobody else asks anything. A request of others is several statements, and would else wait for one of these transactions
 * before each.
 *
 * @param tookMs of the transaction that has just ended
 */
export async function giveWay(tookMs: number): Promise<void> {
  const until = performance.now() + Math.min(tookMs, LONGEST_MS);
  for (let began = performance.now(); performance.now() < until; began = Math.max(began, lastAsked)) {
    await setTimeout(QUIET_MS);
    if (lastAsked <= began) return;
  }
}

import { setTimeout } from 'node:timers/promises';

/** Longest rest. */
const LONGEST_MS = 200;

/**
 * To be awaited between the transactions of a long piece of work on the embedded database, which serves one at a time: rests for as long as the
 * last one took. A request of others is several statements, and would else wait for one of these transactions before each.
 *
 * @param tookMs of the transaction that has just ended
 */
export async function giveWay(tookMs: number): Promise<void> {
  await setTimeout(Math.min(tookMs, LONGEST_MS));
}

import { setFlagsFromString } from 'node:v8';

/**
 * Growth of the heap before a garbage collection, in percent of the memory in use. 0 restores V8's default, which lets it double or more.
 */
const GROWTH_PERCENT = 40;
let running = 0;

/**
 * Runs work that allocates far more than it retains, such as the rows of a file, with a limited heap. By default V8 trades memory for time,
 * but the machine is shared.
 */
export async function withBoundedHeap<Result>(work: () => Promise<Result>): Promise<Result> {
  running += 1;
  if (running === 1) setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) setFlagsFromString('--heap-growing-percent=0');
  }
}

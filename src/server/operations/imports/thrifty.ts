import { setFlagsFromString } from 'node:v8';

/** How much the heap may grow, of what is in use, before it is looked through for what is not; 0 leaves it to V8, which lets it double and more. */
const GROWTH_PERCENT = 40;
let running = 0;

/**
 * Does work that goes through far more than it keeps, such as the rows of a file, without the memory of the process growing to several times what is in
 * use: V8 would rather take memory than time, and others share the machine.
 */
export async function thrifty<Result>(work: () => Promise<Result>): Promise<Result> {
  running += 1;
  if (running === 1) setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) setFlagsFromString('--heap-growing-percent=0');
  }
}

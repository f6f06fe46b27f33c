import { atMost } from './at-most';

/** SPEC 9: maximum number of texts that load at a time. */
const read = atMost(10);

/** SPEC 9: loading translations is retried five times, after 350 ms and then twice as long each time. */
const RETRIES = 5;
const FIRST_DELAY_MS = 350;

/** Runs `load` until it succeeds; throws its last error when all attempts failed. */
export async function retry<Result>(
  load: () => Promise<Result>,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await read(load);
    } catch (error) {
      if (attempt === RETRIES) throw error;
      await wait(FIRST_DELAY_MS * 2 ** attempt);
    }
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

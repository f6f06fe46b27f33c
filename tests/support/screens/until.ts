/** Time limit of a wait, in milliseconds; it only ends hung tests. */
const MAX_MS = 20_000;
/** Short at first, because most conditions become true at once. */
const FIRST_MS = 5;
const LAST_MS = 80;

/**
 * Retries an attempt until it does not throw, and returns its result; on timeout, throws its last error. It counts pauses instead of time,
 * so that a busy machine does not time out.
 */
export async function until<T>(attempt: () => T): Promise<T> {
  let waited = 0;
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 2, LAST_MS)) {
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
    waited += pause;
    try {
      return attempt();
    } catch (error) {
      if (waited > MAX_MS) throw error;
    }
  }
}

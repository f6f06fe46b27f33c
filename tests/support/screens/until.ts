/** How long is waited for what ought to be: there to end what hangs. */
const MOST_MS = 20_000;
/** Often at first: most of what is waited for is there at once. */
const FIRST_MS = 5;
const LAST_MS = 80;

/**
 * Tries until an attempt does not throw, and answers what it gave; once that took too long, throws what the last attempt threw. What it has
 * waited counts, not the clock, which goes on while a busy machine does something else.
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
      if (waited > MOST_MS) throw error;
    }
  }
}

/** Limits the number of concurrent calls; the others wait in order. */
export function atMost(limit: number): <Result>(call: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (call) => {
    if (running >= limit)
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    else running += 1;
    try {
      return await call();
    } finally {
      // Hands the slot to the next waiting call; frees it when none waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

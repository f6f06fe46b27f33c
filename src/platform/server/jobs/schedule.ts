/**
 * Calls in the middle of each period of `seconds` since the epoch. Every process calls, and the database accepts one job for each period.
 * At its edge, clocks that differ slightly would give one period two calls and the next one none.
 *
 * @returns a function that stops it.
 */
export function startSchedule(seconds: number, call: () => void): () => void {
  const span = seconds * 1000;
  let timer: NodeJS.Timeout;
  const next = () => {
    const untilMiddle = span - ((Date.now() + span / 2) % span);
    timer = setTimeout(() => {
      next();
      call();
    }, untilMiddle).unref();
  };
  next();
  return () => clearTimeout(timer);
}

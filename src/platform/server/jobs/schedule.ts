/**
 * Calls in the middle of each span of `seconds` since the epoch. Every process calls, and the database takes one job for each span: at its edge,
 * clocks that differ a little would give one span two calls and the next one none.
 *
 * @returns what ends it.
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

/** Returns a function that reads at the first call; later calls share the result. */
export function readOnce<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | null = null;
  return () => (reading ??= read());
}

/** Reads at the first call; the later ones give the same. */
export function readOnce<Value>(read: () => Value): () => Value {
  let held: { readonly value: Value } | null = null;
  return () => (held ??= { value: read() }).value;
}

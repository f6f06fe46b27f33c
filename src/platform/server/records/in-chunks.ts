/** Splits a list into chunks: a statement accepts at most 65 535 parameters. */
export function* inChunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

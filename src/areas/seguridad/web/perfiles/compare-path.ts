/** Returns the address of the comparison, with the profiles known already. */
export function comparePath(a?: unknown, b?: unknown): string {
  const query = new URLSearchParams(
    [
      ['a', a],
      ['b', b],
    ].flatMap(([name, id]) => (id === undefined || id === null ? [] : [[String(name), String(id)]])),
  );
  return `/perfiles/comparar${query.size > 0 ? `?${query.toString()}` : ''}`;
}

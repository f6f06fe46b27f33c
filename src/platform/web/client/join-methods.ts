type Joined<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Joined<Rest>
  : unknown;

/**
 * One object with the methods of several, which may call each other by `this`.
 *
 * @throws Error when two bring a method of one name: the later one would be called in place of the other, by everybody.
 */
export function joinMethods<const Parts extends readonly object[]>(...parts: Parts): Joined<Parts> {
  const names = new Set<string>();
  for (const name of parts.flatMap((part) => Object.keys(part))) {
    if (names.has(name)) throw new Error(`Two methods are called ${name}`);
    names.add(name);
  }
  return Object.assign({}, ...parts) as Joined<Parts>;
}

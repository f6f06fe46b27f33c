type Joined<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Joined<Rest>
  : unknown;

/**
 * Joins the methods of several objects in one object; they may call each other by `this`.
 *
 * @throws Error when two objects have a method of the same name: the later one would silently replace the other.
 */
export function joinMethods<const Parts extends readonly object[]>(...parts: Parts): Joined<Parts> {
  const names = new Set<string>();
  for (const name of parts.flatMap((part) => Object.keys(part))) {
    if (names.has(name)) throw new Error(`Two methods are called ${name}`);
    names.add(name);
  }
  return Object.assign({}, ...parts) as Joined<Parts>;
}

/** Thrown for a function that a schema names but the code lacks: a programming error. */
export class MissingFunction extends Error {
  /** @param kind kind of function (`guard`); @param name as in the schema */
  constructor(kind: string, name: string) {
    super(`The ${kind} \`${name}\`, which a schema names, is not written.`);
  }
}

/**
 * Returns the function that a schema names. A missing function is an error: a check that does not run would allow everything.
 *
 * @throws MissingFunction
 */
export function named<Function>(table: Readonly<Record<string, Function>>, kind: string, name: string): Function {
  if (!Object.hasOwn(table, name)) throw new MissingFunction(kind, name);
  return table[name]!;
}

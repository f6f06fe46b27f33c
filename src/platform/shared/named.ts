/** Thrown for a function that a schema names but the code lacks: a programming error. */
export class MissingFunction extends Error {
  /** @param kind what it is (`guard`); @param name as the schema has it */
  constructor(kind: string, name: string) {
    super(`The ${kind} \`${name}\`, which a schema names, is not written.`);
  }
}

/**
 * The function that a schema names. One that is missing is never passed over: a check that does not run would allow everything.
 *
 * @throws MissingFunction
 */
export function named<Function>(table: Readonly<Record<string, Function>>, kind: string, name: string): Function {
  if (!Object.hasOwn(table, name)) throw new MissingFunction(kind, name);
  return table[name]!;
}

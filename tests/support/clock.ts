const RealDate = Date;

/**
 * Sets the clock of this process to a moment, from which it runs on: `new Date()`, `Date.now()` and the time of an embedded database. A
 * PostgreSQL server has its own clock. Returns a function that restores the clock.
 *
 * @param moment ISO 8601 with an offset
 */
export function setClock(moment: string): () => void {
  const shift = RealDate.parse(moment) - RealDate.now();
  if (Number.isNaN(shift)) throw new RangeError(`${moment} is no moment.`);
  const before = globalThis.Date;
  globalThis.Date = class extends RealDate {
    constructor(...args: readonly [] | ConstructorParameters<typeof Date>) {
      if (args.length === 0) super(RealDate.now() + shift);
      else super(...args);
    }

    static override now(): number {
      return RealDate.now() + shift;
    }

    /** Dates created before the change are also instances. */
    static override [Symbol.hasInstance](value: unknown): boolean {
      return typeof value === 'object' && value !== null && RealDate.prototype.isPrototypeOf(value);
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = before;
  };
}

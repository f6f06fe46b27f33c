const RealDate = Date;

/**
 * Sets the clock of this process to a moment, from which it goes on: `new Date()` and `Date.now()`, and with them an embedded database, which
 * asks the process. A PostgreSQL has a clock of its own. Answers what sets it right.
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

    /** Dates of before are dates as well. */
    static override [Symbol.hasInstance](value: unknown): boolean {
      return typeof value === 'object' && value !== null && RealDate.prototype.isPrototypeOf(value);
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = before;
  };
}

/** Gate of an asynchronous step: closed until `open` is called, then open for good. */
export interface Latch {
  /** Resolves once the latch is open. */
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** Returns a closed latch. */
export function createLatch(): Latch {
  let resolve: (() => void) | undefined;
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  return { opened, open: () => resolve?.() };
}

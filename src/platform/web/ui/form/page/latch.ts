/** Promise that is resolved from outside. */
export interface Latch {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

export function createLatch(): Latch {
  let resolve: (() => void) | undefined;
  const opened = new Promise<void>((done) => {
    resolve = done;
  });
  return { opened, open: () => resolve?.() };
}

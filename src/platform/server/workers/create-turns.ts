import { Problem } from '../db/problem';

interface Turns {
  /** Maximum tasks at a time. */
  readonly atOnce: number;
  /** Maximum length of the queue. */
  readonly waiting: number;
  /** Code of the problem when the queue is full. */
  readonly codigo: string;
}

/** Waits for a free turn and returns a function that releases it. Throws Problem 503 when the queue is full. */
export type TakeTurn = (signal: AbortSignal) => Promise<() => void>;

/** Creates a queue for resource-intensive work. */
export function createTurns({ atOnce, waiting: most, codigo }: Turns): TakeTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (signal) => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw new Problem(503, codigo);
      await new Promise<void>((resolve) => {
        const go = () => resolve();
        waiting.push(go);
        signal.addEventListener(
          'abort',
          () => {
            const at = waiting.indexOf(go);
            if (at === -1) return;
            waiting.splice(at, 1);
            // Takes a slot at once; the caller then sees the aborted signal and stops.
            running += 1;
            resolve();
          },
          { once: true },
        );
      });
    } else running += 1;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    };
  };
}

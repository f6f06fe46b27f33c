import { Problem } from '../../../db/problem';
import { LIMITS } from './limits';

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Waits until a file may be read; answers how to let the next one have its turn, once.
 *
 * @throws Problem 503 when so many wait already that it would take too long
 */
export async function takeTurn(signal: AbortSignal): Promise<() => void> {
  if (running >= LIMITS.atOnce) {
    if (waiting.length >= LIMITS.waiting) throw new Problem(503, 'ARCHIVOS_SIMULTANEOS');
    await new Promise<void>((resolve) => {
      const go = () => resolve();
      waiting.push(go);
      signal.addEventListener(
        'abort',
        () => {
          const at = waiting.indexOf(go);
          if (at === -1) return;
          waiting.splice(at, 1);
          // Has its turn only to find that nobody waits for it.
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
}

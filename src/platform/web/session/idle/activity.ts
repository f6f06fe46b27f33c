/** Events that count as input; mouse movement alone does not. */
const INPUT = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const KEY = 'red-salud.activity';
/** Minimum interval between updates to other tabs. */
const SHARE_MS = 5000;

/** Latest input of the person in any tab. */
export interface Activity {
  /** Milliseconds since the latest input. */
  idleMs(): number;
  stop(): void;
}

/**
 * Watches the input of a person and shares its time with the other tabs. Opening the page counts as input.
 *
 * @param isOver once true, further input is ignored: the first touch after a night does not continue the session
 */
export function watchActivity(
  target: EventTarget,
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  isOver: (idleMs: number) => boolean,
  now: () => number = Date.now,
): Activity {
  let own = now();
  let shared = 0;
  const share = () => {
    shared = own;
    try {
      storage?.setItem(KEY, String(own));
    } catch {
      // Storage is full: each tab uses only its own input.
    }
  };
  const elsewhere = () => {
    try {
      const kept = Number(storage?.getItem(KEY) ?? 0);
      // A future time was stored by a wrong clock.
      return kept <= now() ? kept : 0;
    } catch {
      return 0;
    }
  };
  const idleMs = () => now() - Math.max(own, elsewhere());
  const touch = () => {
    if (isOver(idleMs())) return;
    own = now();
    if (own - shared >= SHARE_MS) share();
  };
  share();
  for (const kind of INPUT) target.addEventListener(kind, touch, { capture: true, passive: true });
  return {
    idleMs,
    stop() {
      for (const kind of INPUT) target.removeEventListener(kind, touch, { capture: true });
    },
  };
}

import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus through the links and buttons of a menu with arrows, Home and End, in addition to Tab. `across` is for a horizontal menu.
 */
export function moveInNav(event: KeyboardEvent<HTMLElement>, { across = false } = {}): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')].filter(
    (stop) => stop.checkVisibility({ visibilityProperty: true }),
  );
  const at = stops.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const step =
    across && event.key.startsWith('Arrow')
      ? /^Arrow(Left|Right)$/.test(event.key)
        ? event.key === forward
          ? 1
          : -1
        : 0
      : (STEPS[event.key] ?? 0);
  const next =
    event.key === 'Home'
      ? stops[0]
      : event.key === 'End'
        ? stops.at(-1)
        : step === 0
          ? undefined
          : stops[(at + step + stops.length) % stops.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

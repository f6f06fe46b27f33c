/** True from a pointer press until its click is handled. */
let isPressing = false;
const waiting: (() => void)[] = [];

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressing = true), true);
  for (const event of ['pointerup', 'pointercancel'])
    document.addEventListener(
      event,
      () => {
        // The click comes after this event.
        setTimeout(() => {
          isPressing = false;
          for (const run of waiting.splice(0)) run();
        });
      },
      true,
    );
}

/**
 * Runs at once, or after the click while a pointer is pressed. A field that loses the focus to a press must not move the page before the
 * click: its message would push the button away from the pointer.
 */
export function afterPress(run: () => void): void {
  if (isPressing) waiting.push(run);
  else run();
}

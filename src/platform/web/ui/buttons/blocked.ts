import type { SyntheticEvent } from 'react';

/** Properties of a button that cannot be pressed. */
export interface Blocked {
  readonly 'aria-disabled'?: true;
  readonly title?: string;
  readonly onClickCapture?: (event: SyntheticEvent) => void;
}

const NOT_BLOCKED: Blocked = {};

/**
 * Blocks a button and says why. Unlike `disabled`, the button keeps the focus, and its reason is shown on hover and read aloud.
 * Spread it onto the button: `<Button {...blocked(lines.length === 0 && translate('app.lines.none'))} onClick={send}>`.
 *
 * @param reason a sentence; a falsy value leaves the button as it is
 * @param isBusy its work is under way: a second press has no effect
 */
export function blocked(reason: string | false | null | undefined, isBusy = false): Blocked {
  if (reason) return { 'aria-disabled': true, title: reason, onClickCapture: swallow };
  return isBusy ? { 'aria-disabled': true, onClickCapture: swallow } : NOT_BLOCKED;
}

/** Stops the event before the button's own handler, and prevents a form from being submitted. */
function swallow(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

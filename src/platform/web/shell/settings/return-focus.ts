/** Marks the button that opens the settings; each layout has its own. */
export const OPENS_SETTINGS = { 'data-opens-settings': '' } as const;

/**
 * Returns the focus to the button that opens the settings. After a change of layout in the panel, the previous button is gone and its
 * counterpart receives the focus.
 */
export function returnFocus(): void {
  const { activeElement, body } = document;
  // The focus may still be in the panel, which is about to close.
  const lost = activeElement === null || activeElement === body || activeElement.closest('[role="dialog"]') !== null;
  if (lost) document.querySelector<HTMLElement>('[data-opens-settings]')?.focus();
}

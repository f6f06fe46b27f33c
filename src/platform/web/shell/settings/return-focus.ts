/** Marks what opens the settings; each layout has one of its own. */
export const OPENS_SETTINGS = { 'data-opens-settings': '' } as const;

/** The layout may have been changed in the panel: what had the focus before is gone then, and its like in the new one gets it. */
export function returnFocus(): void {
  const { activeElement, body } = document;
  // Still in the panel, which is about to go.
  const lost = activeElement === null || activeElement === body || activeElement.closest('[role="dialog"]') !== null;
  if (lost) document.querySelector<HTMLElement>('[data-opens-settings]')?.focus();
}

import type { Page } from '@playwright/test';

/** Lines of the accessibility tree without a name: `- button`, `- textbox [ref=e3]`. */
const NAMELESS =
  /^\s*- (button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem|menuitemradio|menuitemcheckbox|option|dialog|grid|listbox|table|tabpanel)( \[[^\]]*\])*:?$/;

/** Returns the controls that a screen reader would announce without a name. */
export async function nameless(page: Page): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot
    .split('\n')
    .filter((line) => NAMELESS.test(line))
    .map((line) => line.trim());
}

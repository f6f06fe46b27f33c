import { expect as base, type Locator, type Page } from '@playwright/test';

/** What is said of one element, and so waits until it is there. */
const OF_AN_ELEMENT = [
  'toBeAttached',
  'toBeChecked',
  'toBeDisabled',
  'toBeEnabled',
  'toBeFocused',
  'toBeVisible',
  'toContainText',
  'toHaveAttribute',
  'toHaveText',
  'toHaveValue',
] as const;

type Matcher = (...said: unknown[]) => Promise<void>;
interface Asked {
  readonly isNot: boolean;
  /** How long is waited where nothing else is said (ms). */
  readonly timeout: number;
}

/**
 * Playwright's, which waits for an element, or for an address, before it looks whether what is said of it is true. Each time that Playwright's own finds
 * it otherwise it writes down all that the page has for a screen reader, for a report that only the last time makes: a fifth of what the browser worked
 * in a test.
 */
export const expect = base.extend({
  ...Object.fromEntries(
    OF_AN_ELEMENT.map((name) => [
      name,
      async function waitFirst(this: Asked, locator: Locator, ...said: unknown[]) {
        const state = name === 'toBeVisible' ? 'visible' : 'attached';
        // Of what is not to be, or of several elements, there may be none.
        if (!this.isNot && !Array.isArray(said[0]))
          await locator.waitFor({ state, timeout: timeoutOf(said, this) }).catch(() => undefined);
        const expected = this.isNot ? base(locator).not : base(locator);
        await (expected[name] as Matcher)(...said);
        return { pass: !this.isNot, message: () => name };
      },
    ]),
  ),
  async toHaveURL(this: Asked, page: Page, ...said: Parameters<ReturnType<typeof base<Page>>['toHaveURL']>) {
    if (!this.isNot && said[0] instanceof RegExp)
      await page.waitForURL(said[0], { waitUntil: 'commit', timeout: timeoutOf(said, this) }).catch(() => undefined);
    await (this.isNot ? base(page).not : base(page)).toHaveURL(...said);
    return { pass: !this.isNot, message: () => 'toHaveURL' };
  },
}) as typeof base;

function timeoutOf(said: readonly unknown[], { timeout }: Asked): number {
  const options = said.at(-1);
  return typeof options === 'object' && options !== null && 'timeout' in options && typeof options.timeout === 'number'
    ? options.timeout
    : timeout;
}

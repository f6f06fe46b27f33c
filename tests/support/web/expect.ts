import { expect as base, type Locator, type Page } from '@playwright/test';

/** Matchers of a single element, which wait for it. */
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
  /** Default timeout, in milliseconds. */
  readonly timeout: number;
}

/**
 * Playwright's `expect`, preceded by a wait for the element or address. Each failed attempt of Playwright records the whole accessibility
 * tree for a report, of which only the last is used. That took a fifth of the browser's work in a test.
 */
export const expect = base.extend({
  ...Object.fromEntries(
    OF_AN_ELEMENT.map((name) => [
      name,
      async function waitFirst(this: Asked, locator: Locator, ...said: unknown[]) {
        const state = name === 'toBeVisible' ? 'visible' : 'attached';
        const limit = timeLimit(said, this);
        // Skips the wait for negations and for several elements: there may be none.
        if (!this.isNot && !Array.isArray(said[0]))
          await locator.waitFor({ state, timeout: limit.left() }).catch(() => undefined);
        const expected = this.isNot ? base(locator).not : base(locator);
        await (expected[name] as Matcher)(...limit.said());
        return { pass: !this.isNot, message: () => name };
      },
    ]),
  ),
  async toHaveURL(this: Asked, page: Page, ...said: unknown[]) {
    const limit = timeLimit(said, this);
    if (!this.isNot && said[0] instanceof RegExp)
      await page.waitForURL(said[0], { waitUntil: 'commit', timeout: limit.left() }).catch(() => undefined);
    const expected = this.isNot ? base(page).not : base(page);
    await (expected.toHaveURL as Matcher)(...limit.said());
    return { pass: !this.isNot, message: () => 'toHaveURL' };
  },
}) as typeof base;

/** Limits the wait and the check together to the time of one. */
function timeLimit(said: readonly unknown[], { timeout }: Asked) {
  const last = said.at(-1);
  const options = isOptions(last) ? last : {};
  const until = performance.now() + (options.timeout ?? timeout);
  // Playwright interprets a timeout of zero as no limit.
  const left = () => Math.max(1, until - performance.now());
  return { left, said: () => [...(isOptions(last) ? said.slice(0, -1) : said), { ...options, timeout: left() }] };
}

function isOptions(said: unknown): said is { readonly timeout?: number } {
  return typeof said === 'object' && said !== null && !(said instanceof RegExp) && !Array.isArray(said);
}

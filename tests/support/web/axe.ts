import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { setTheme } from './theme';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeOptions {
  /** Rules that do not apply to the page as it is. */
  readonly notApplying?: readonly string[];
  /** Default: light and dark. */
  readonly schemes?: readonly ('light' | 'dark')[];
  /** Part of the page; default: all of it. */
  readonly within?: string;
  /** What of that part is left out. */
  readonly without?: string;
}

/** What axe finds on the page as it is: everything in light, and in dark what differs there, the colours. */
export async function violations(
  page: Page,
  { notApplying = [], schemes = ['light', 'dark'], within, without }: AxeOptions = {},
): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(drawAll);
  }
  for (const colorScheme of schemes) {
    await setTheme(page, { mode: colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
    await page.evaluate(coloursStand);
    const rules: RunOptions =
      colorScheme === 'light'
        ? {
            runOnly: { type: 'tag', values: TAGS },
            rules: Object.fromEntries(notApplying.map((rule) => [rule, { enabled: false }])),
          }
        : { runOnly: { type: 'rule', values: ['color-contrast'] } };
    found.push(...(await run(page, rules, within, without)).map((text) => `${colorScheme} ${text}`));
  }
  return found;
}

/** Until the colours of the new scheme are drawn, and none of them fades any more: on a busy machine the old ones stay for some frames. */
async function coloursStand(): Promise<void> {
  // A page behind another one draws no frames, and nothing fades there.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 500);
    });
  const fades = () => document.getAnimations().some((animation) => animation instanceof CSSTransition);
  for (let left = 50; left > 0; left -= 1) {
    await frame();
    await frame();
    if (!fades()) return;
  }
}

/** Rows out of sight, which the browser does not draw, keep the colours of the scheme before. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs axe in the page itself, and asks for nothing but what is wrong: AxeBuilder puts together what it finds in several frames, of which our
 * pages have none, on a page of its own, which takes as long as looking.
 */
function run(
  page: Page,
  rules: RunOptions,
  within: string | undefined,
  without: string | undefined,
): Promise<string[]> {
  return page.evaluate(
    async ([options, included, excluded]) => {
      const { axe: found } = window as unknown as {
        axe: { run: (part: unknown, options: unknown) => Promise<AxeResults> };
      };
      const isWhole = included === undefined && excluded === undefined;
      const part = isWhole
        ? document
        : { include: included ? [included] : [document], exclude: excluded ? [excluded] : [] };
      const { violations: broken } = await found.run(part, options);
      return broken.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
      );
    },
    [{ ...rules, resultTypes: ['violations'] }, within, without] as const,
  );
}

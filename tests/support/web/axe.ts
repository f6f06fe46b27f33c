import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from './expect';
import { textAlike } from './text-alike';
import { setTheme } from './theme';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeOptions {
  /** Rules that do not apply to the present page. */
  readonly notApplying?: readonly string[];
  /** Colour schemes; default: light and dark. */
  readonly schemes?: readonly ('light' | 'dark')[];
  /** Part of the page; default: all of it. */
  readonly within?: string;
  /** Selector of excluded parts. */
  readonly without?: string;
}

const COLOURS = 'color-contrast';

/**
 * Returns the axe violations of the page: all rules in light mode, and colours also in dark mode. Equal-looking text is checked for colours
 * only in some places (text-alike.ts). On a long table this takes a fifth of the time, and on most pages colours were the largest part.
 */
export async function violations(
  page: Page,
  { notApplying = [], schemes = ['light', 'dark'], within, without }: AxeOptions = {},
): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(drawAll);
    await page.evaluate(`window.textAlike = ${textAlike.toString()}`);
  }
  for (const colorScheme of schemes) {
    await setTheme(page, { mode: colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
    await page.evaluate(coloursStand);
    const faults = [
      ...(colorScheme === 'light' ? await allBut([...notApplying, COLOURS], page, within, without) : []),
      ...(await colours(page, within, without)),
    ];
    found.push(...faults.map((text) => `${colorScheme} ${text}`));
  }
  return found;
}

/** Waits until the colours of the new scheme are drawn and no transition runs. On a busy machine the old colours stay for some frames. */
async function coloursStand(): Promise<void> {
  // A background page draws no frames, and has no running transition.
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

/** Draws rows outside of the window, which otherwise keep the colours of the previous scheme. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Axe runs in the page itself, and returns violations only. AxeBuilder would combine the results of several frames on a separate page,
 * which takes as long as the check; the product has no frames.
 */
interface Inside {
  readonly axe: { readonly run: (part: unknown, options: RunOptions) => Promise<AxeResults> };
  readonly textAlike: typeof textAlike;
}

/** Runs all rules of axe except some. */
async function allBut(
  rules: readonly string[],
  page: Page,
  within: string | undefined,
  without: string | undefined,
): Promise<string[]> {
  const options: RunOptions = {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
  const broken = await page.evaluate(
    async ([asked, included, excluded]) => {
      const isWhole = included === undefined && excluded === undefined;
      const part = isWhole
        ? document
        : { include: included ? [included] : [document], exclude: excluded ? [excluded] : [] };
      return (await (window as unknown as Inside).axe.run(part, asked)).violations;
    },
    [options, within, without] as const,
  );
  return textsOf(broken);
}

/** Checks the contrast of text. */
async function colours(page: Page, within: string | undefined, without: string | undefined): Promise<string[]> {
  const options: RunOptions = { runOnly: { type: 'rule', values: [COLOURS] }, resultTypes: ['violations'] };
  const broken = await page.evaluate(
    async ([asked, included, excluded]) => {
      const { axe: inside, textAlike: alike } = window as unknown as Inside;
      const texts = alike(included, excluded);
      return texts.length === 0 ? [] : (await inside.run({ include: texts }, asked)).violations;
    },
    [options, within, without] as const,
  );
  return textsOf(broken);
}

function textsOf(broken: AxeResults['violations']): string[] {
  return broken.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

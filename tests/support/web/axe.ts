import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { setTheme } from './theme';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeOptions {
  /** Rules that do not apply to the page as it is. */
  readonly notApplying?: readonly string[];
  /** Default: light and dark. */
  readonly schemes?: readonly ('light' | 'dark')[];
  /** Part of the page; default: all of it. */
  readonly within?: string;
}

/** What axe finds on the page as it is: everything in light, and in dark what differs there, the colours. */
export async function violations(page: Page, { notApplying = [], schemes = ['light', 'dark'], within }: AxeOptions = {}): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await setTheme(page, { mode: colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-mode', colorScheme);
    const axe = new AxeBuilder({ page });
    if (within) axe.include(within);
    const { violations: rules } = await (colorScheme === 'light' ? axe.withTags(TAGS).disableRules([...notApplying]) : axe.withRules('color-contrast')).analyze();
    found.push(...rules.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${colorScheme} ${id}: ${html} ${failureSummary ?? ''}`)));
  }
  return found;
}

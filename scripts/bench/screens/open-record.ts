import type { Browser } from '@playwright/test';
import { drawnAt, goTo, middle, noteDrawn, type Drawn } from './drawn';

/** A record's page, and the elements that it shows when ready. */
export interface RecordPage {
  readonly path: string;
  readonly drawn: readonly Drawn[];
}

interface Opened {
  /** Milliseconds from the navigation to the frame after the page is drawn. */
  readonly took: number;
  /** Requests sent to the server meanwhile: the largest set of any round. */
  readonly asked: readonly string[];
}

/**
 * Opens the pages of some records in turn, each in a running application with its files in the browser's cache. Returns medians in the
 * order of the pages.
 */
export async function openRecords(
  browser: Browser,
  url: string,
  token: string,
  pages: readonly RecordPage[],
  rounds: number,
): Promise<Opened[]> {
  const opened = pages.map(() => [] as Opened[]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
  try {
    const session = JSON.stringify({ signedIn: true, token });
    await context.addInitScript((value) => localStorage.setItem('persist:red-salud.auth', value), session);
    for (let round = 0; round <= rounds; round++)
      for (const [index, { path, drawn }] of pages.entries()) {
        const page = await context.newPage();
        // Request of the frame for its menu. On a busy machine it comes after a pause in which the network is idle.
        const menu = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/modulo/menu'));
        await page.goto(`${url}/home`);
        await menu;
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(500);
        const asked: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
        });
        await page.evaluate(noteDrawn, drawn);
        const started = await page.evaluate(goTo, path);
        const took = (await drawnAt(page)) - started;
        // The first round fills the cache.
        if (round > 0) opened[index]!.push({ took, asked: [...asked] });
        await page.close();
      }
  } finally {
    await context.close();
  }
  return opened.map((each) => ({
    took: middle(each.map(({ took }) => took)),
    asked: each.map(({ asked }) => asked).toSorted((a, b) => b.length - a.length)[0]!,
  }));
}

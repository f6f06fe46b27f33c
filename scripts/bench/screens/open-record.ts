import type { Browser } from '@playwright/test';
import { drawnAt, goTo, middle, noteDrawn, type Drawn } from './drawn';

/** A record's page, and what is to be seen of it once it stands. */
export interface RecordPage {
  readonly path: string;
  readonly drawn: readonly Drawn[];
}

interface Opened {
  /** Milliseconds from going there to the frame after it was drawn. */
  readonly took: number;
  /** Requests sent to the server meanwhile: the largest set of any round. */
  readonly asked: readonly string[];
}

/**
 * Opens the pages of some records in turn, each in an application that stands and whose files the browser has: medians, in the order of the
 * pages.
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
        // The frame's own question, which on a busy machine comes after a moment in which nothing was asked.
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
        // The first fills the cache.
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

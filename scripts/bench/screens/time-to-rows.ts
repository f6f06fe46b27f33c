import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Response } from '@playwright/test';
import { drawnAt, goTo, middle, noteDrawn } from './drawn';

export interface Side {
  readonly url: string;
  /** Stores the session in the place that the application reads. */
  readonly signIn: (page: Page) => Promise<unknown>;
  /** Selector of the drawn rows, with their content. */
  readonly rows: string;
  /** Number of rows drawn when the list is ready: all of them, or the visible ones. */
  readonly drawn: (rows: number) => number;
}

export interface Opening {
  /** Milliseconds from the start of the navigation to the frame after the rows were drawn. */
  readonly rows: number;
  /** Brotli bytes of JavaScript loaded until then. */
  readonly script: number;
  /** Text of the first row. */
  readonly first: string;
}

/**
 * Opens the lists of some sides, in turn, with the files already in the browser's cache. Returns medians of several openings, in the order
 * of the sides.
 */
export async function openLists(
  browser: Browser,
  sides: readonly { readonly side: Side; readonly path: string }[],
  throttle: number,
  rounds: number,
): Promise<Opening[]> {
  const opened = await Promise.all(
    sides.map(async (each) => ({
      ...each,
      context: await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' }),
      openings: [] as Opening[],
    })),
  );
  try {
    for (let round = 0; round <= rounds; round++)
      for (const { side, path, context, openings } of opened) {
        const opening = await openList(context, side, path, throttle);
        // The first round fills the cache.
        if (round > 0) openings.push(opening);
      }
  } finally {
    for (const { context } of opened) await context.close();
  }
  return opened.map(({ openings }) => ({
    rows: middle(openings.map(({ rows }) => rows)),
    script: middle(openings.map(({ script }) => script)),
    first: openings[0]!.first,
  }));
}

async function openList(context: BrowserContext, side: Side, path: string, throttle: number): Promise<Opening> {
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  };
  page.on('response', collect);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await side.signIn(page);
  await page.addInitScript(noteDrawn, [{ selector: side.rows, count: 1 }]);
  await page.goto(side.url + path, { waitUntil: 'commit' });
  const drawn = await drawnAt(page);
  // Excludes scripts that the browser preloads after the list is ready.
  page.off('response', collect);
  const loaded = await Promise.all(scripts);
  const opening = {
    rows: drawn,
    script: loaded.reduce((sum, body) => sum + brotliBytes(body), 0),
    first: await page
      .locator('tr', { has: page.locator('td') })
      .first()
      .innerText(),
  };
  await page.close();
  return opening;
}

/** Brotli sizes by the hash of the body. Compressing takes longer than opening, and the same files are loaded each time. */
const compressed = new Map<string, number>();

function brotliBytes(body: Buffer): number {
  const hash = createHash('sha256').update(body).digest('hex');
  const bytes = compressed.get(hash) ?? brotliCompressSync(body).length;
  compressed.set(hash, bytes);
  return bytes;
}

/**
 * Switches a list from a page of ten rows to a longer page, in a running application. Returns the median in milliseconds until the rows are
 * drawn.
 */
export async function switchList(
  browser: Browser,
  side: Side,
  address: (rows: number) => string,
  rows: number,
  throttle: number,
  rounds: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
  const times: number[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const page = await context.newPage();
      await side.signIn(page);
      await page.goto(side.url + address(10));
      await page.waitForFunction(({ selector }) => document.querySelectorAll(selector).length >= 10, {
        selector: side.rows,
      });
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      const client = await context.newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      await page.evaluate(noteDrawn, [{ selector: side.rows, count: side.drawn(rows) }]);
      const started = await page.evaluate(goTo, address(rows));
      const took = (await drawnAt(page)) - started;
      if (round > 0) times.push(took);
      await page.close();
    }
  } finally {
    await context.close();
  }
  return middle(times);
}

/**
 * Types a word key by key into the search of several open lists, in turn. Returns medians in the order of the lists: milliseconds from the
 * last key to the frame in which every row contains the word.
 */
export async function typeInLists(
  browser: Browser,
  lists: readonly { readonly side: Side; readonly path: string }[],
  word: string,
  rounds: number,
): Promise<number[]> {
  const times: number[][] = lists.map(() => []);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
  try {
    for (let round = 0; round <= rounds; round++)
      for (const [index, { side, path }] of lists.entries()) {
        const page = await context.newPage();
        await side.signIn(page);
        await page.goto(side.url + path);
        await page.locator(side.rows).nth(5).waitFor();
        await page.waitForLoadState('networkidle');
        await page.getByRole('searchbox', { name: 'Buscar en la lista' }).click();
        await page.keyboard.type(word.slice(0, -1), { delay: 90 });
        await page.evaluate(noteRowsOf, { selector: side.rows, word });
        await page.keyboard.press(word.at(-1)!);
        const took = await page.waitForFunction(() => (window as unknown as { followedAfter?: number }).followedAfter);
        // The first round fills the cache.
        if (round > 0) times[index]!.push((await took.jsonValue()) as number);
        await page.close();
      }
  } finally {
    await context.close();
  }
  return times.map(middle);
}

/** Runs in the page: measures from the next key to the frame in which all rows contain a word. */
function noteRowsOf({ selector, word }: { selector: string; word: string }): void {
  document.addEventListener(
    'keydown',
    () => {
      const keyAt = performance.now();
      new MutationObserver((_, observer) => {
        const rows = [...document.querySelectorAll(selector)];
        const says = rows.every((row) => (row.closest('tr') ?? row).textContent.toLowerCase().includes(word));
        if (rows.length === 0 || !says) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          (window as unknown as { followedAfter?: number }).followedAfter = performance.now() - keyAt;
        });
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    { capture: true, once: true },
  );
}

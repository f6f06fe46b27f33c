import type { Page, Response } from '@playwright/test';
import { addData, foreignTo, shownTexts } from '../foreign';
import { quiet } from '../go';
import type { FaultLog } from './fault-log';
import { effectsOf, still } from './press';
import { textFaults } from './texts-shown';

/** Shorter than in other browser tests: a crawl waits thousands of times. */
const QUIET_MS = 75;

export interface PageWatch {
  /** Waits until the page is stable and has no pending requests. */
  settle(): Promise<void>;
  /** Reads the texts of this page that are new. */
  read(): Promise<void>;
  /** Clears the texts of the previous page. */
  forgetTexts(): void;
  /** Returns everything that a press can change: the document, the address, requests, downloads, windows. */
  effects(): Promise<string>;
}

/** Reports errors of the console, refused requests and texts that no reader should see. */
export function watchPage(page: Page, log: FaultLog): PageWatch {
  const data = new Set<string>();
  const keys = new Set<string>();
  const foreign = foreignTo('es');
  let seen = new Set<string>();
  let requests = 0;
  let settledAt = 0;
  let others = 0;

  page.on('request', () => {
    requests += 1;
  });
  page.on('pageerror', (error) => log.add('error', error.message));
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // Refused requests are reported with their address below.
    if (isComplaint && !message.text().startsWith('Failed to load resource')) log.add('console', message.text());
  });
  const learn = async (response: Response) => {
    const answer: unknown = await response.json().catch(() => null);
    addData(data, answer);
    addKeys(keys, answer);
  };
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (response.status() >= 400 && response.headers()['x-correlation-id'] !== 'control')
      log.add('status', `${response.status()} ${response.request().method()} ${pathname}${search}`);
    if (pathname.startsWith('/api/') && response.ok()) void learn(response);
  });
  page.on('dialog', (dialog) => {
    others += 1;
    void dialog.accept().catch(() => undefined);
  });
  page.on('download', (download) => {
    others += 1;
    void download.cancel().catch(() => undefined);
  });
  page.on('popup', (popup) => {
    others += 1;
    void popup.close().catch(() => undefined);
  });
  page.on('filechooser', () => {
    others += 1;
  });

  return {
    async settle() {
      await still(page);
      // Most presses cause no request.
      if (requests !== settledAt)
        await quiet(page, QUIET_MS).catch(() => log.add('quiet', 'the page keeps on loading'));
      settledAt = requests;
    },
    async read() {
      const texts = (await shownTexts(page)).filter((text) => !seen.has(text));
      for (const text of texts) seen.add(text);
      for (const { rule, text } of textFaults(texts, data, keys)) log.add(rule, text);
      for (const text of foreign(texts, data)) log.add('language', text);
    },
    forgetTexts() {
      seen = new Set();
    },
    async effects() {
      return `${await effectsOf(page)} ${requests} ${others}`;
    },
  };
}

/** Adds the keys that administrators give to rows of catalogues: `SIN_EXISTENCIA` of a reason. */
function addKeys(keys: Set<string>, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') addKeys(keys, inner);
    else if (name === 'clave' || name === 'codigo') keys.add(inner);
  }
}

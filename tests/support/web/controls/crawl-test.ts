import { test as base, expect } from '@playwright/test';
import { Sessions } from '../sessions';
import { openCrawl } from './crawl';

type Crawl = Awaited<ReturnType<typeof openCrawl>>;

interface Fixtures {
  readonly sessions: Sessions;
  /** Opens a read-only page of a profile; one for each profile of a worker. */
  readonly open: (profile: string) => Promise<Crawl>;
}

/** Tests that open all controls of pages. The browser's language is English, so that its own texts are easy to distinguish. */
export const crawlTest = base.extend<object, Fixtures>({
  sessions: [async ({}, use) => use(new Sessions()), { scope: 'worker' }],
  open: [
    async ({ browser, sessions }, use) => {
      const baseURL = process.env['E2E_BASE_URL']!;
      const opened = new Map<string, Crawl>();
      await use(async (profile) => {
        const known = opened.get(profile);
        if (known) return known;
        const crawl = await openCrawl(browser, { baseURL, profile, sessions, locale: 'en-US' });
        opened.set(profile, crawl);
        return crawl;
      });
      for (const crawl of opened.values()) await crawl.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use) => use(process.env['E2E_BASE_URL']),
});

export { expect };

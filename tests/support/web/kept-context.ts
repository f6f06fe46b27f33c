import { keepLooksApart } from './keep-looks-apart';
import { silenceChannel } from './silence-channel';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/**
 * One browser context for the tests of a worker. It clears all that a test leaves behind except the files of the product. Those are
 * immutable, and a new context would take as long as many a test to read and compile a megabyte of them.
 */
export class KeptContext {
  private context: BrowserContext | null = null;
  private keeper: { readonly page: Page; readonly session: CDPSession } | null = null;
  private readonly origins = new Set<string>();
  /** True once a test has replaced the clock, which a context cannot restore. */
  private hasOwnClock = false;

  /** @param baseURL address of the product */
  async open(browser: Browser, baseURL: string): Promise<BrowserContext> {
    if (this.context) return this.context;
    this.context = await browser.newContext();
    await this.context.addInitScript(keepLooksApart);
    await silenceChannel(this.context);
    const { clock } = this.context;
    const install = clock.install.bind(clock);
    clock.install = async (options) => {
      this.hasOwnClock = true;
      await install(options);
    };
    // Only a page of the context can clear storage, and only when no other page writes to it.
    const page = await this.context.newPage();
    // A page of the product without scripts, which keeps the renderer process alive between two tests (quick-chromium.ts).
    await page.goto(`${baseURL}/config.json`);
    this.keeper = { page, session: await this.context.newCDPSession(page) };
    this.context.on('page', (opened) =>
      opened.on('framenavigated', (frame) => this.origins.add(originOf(frame.url()))),
    );
    return this.context;
  }

  /** Closes all pages and clears cookies, storage, routes and network settings. */
  async forget(): Promise<void> {
    if (!this.context || !this.keeper) return;
    if (this.hasOwnClock) {
      await this.context.close();
      this.context = null;
      this.hasOwnClock = false;
      this.origins.clear();
      return;
    }
    const { page: keeper, session } = this.keeper;
    await Promise.all(
      this.context
        .pages()
        .filter((page) => page !== keeper)
        .map((page) => page.close()),
    );
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.setOffline(false);
    await this.context.clearCookies();
    for (const origin of this.origins)
      if (origin.startsWith('http'))
        await session.send('Storage.clearDataForOrigin', {
          origin,
          storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
        });
    this.origins.clear();
  }

  async close(): Promise<void> {
    await this.context?.close();
  }
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}

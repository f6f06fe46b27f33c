import type { GlobalWindow } from 'happy-dom';
import { keyboard } from './keyboard';
import { Locator } from './locator';
import type { Asked, Network } from './network';
import { closeApp, openApp } from './open-app';
import { byPlaceholder, type RoleOptions, type Wanted } from './queries';
import { until } from './until';

/** Milliseconds without requests after which the page counts as loaded. */
const QUIET_MS = 100;

/** The application in its document, with the interface of browser tests. */
export class Page {
  readonly keyboard = keyboard;
  private readonly all = new Locator((root) => [root as unknown as Element], '');
  private readonly before: (() => void)[] = [];

  constructor(private readonly network: Network) {}

  getByRole = (role: string, options?: RoleOptions): Locator => this.all.getByRole(role, options);
  getByText = (text: Wanted, options?: { readonly exact?: boolean }): Locator => this.all.getByText(text, options);
  getByLabel = (label: Wanted, options?: { readonly exact?: boolean }): Locator => this.all.getByLabel(label, options);
  locator: Locator['locator'] = (selector, filter) => this.all.locator(selector, filter);
  getByPlaceholder = (text: Wanted): Locator => new Locator(byPlaceholder(text), `placeholder ${String(text)}`);

  /** Registers a script that runs in the document before each start of the application, as in a browser test. */
  async addInitScript<T>(script: (value: T) => void, value?: T): Promise<void> {
    this.before.push(() => script(value as T));
  }

  async goto(path: string): Promise<void> {
    closeApp();
    for (const script of this.before) script();
    await openApp(path);
  }

  reload = (): Promise<void> => this.goto(location.pathname + location.search + location.hash);

  /** Responsive layouts depend on the viewport width. */
  async setViewportSize({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    (window as unknown as GlobalWindow).happyDOM.setViewport({ width, height });
  }

  async goBack(): Promise<void> {
    history.back();
  }

  url = (): string => location.href;

  waitForTimeout = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });

  on(_request: 'request', listener: (asked: Asked) => void): void {
    this.network.listen(listener);
  }

  waitForRequest(isMeant: (asked: Asked) => boolean): Promise<Asked> {
    let found: Asked | null = null;
    const stop = this.network.listen((asked) => {
      if (isMeant(asked)) found ??= asked;
    });
    return until(() => {
      if (!found) throw new Error('It was not asked for.');
      return found;
    }).finally(stop);
  }

  async route(...rule: Parameters<Network['route']>): Promise<void> {
    this.network.route(...rule);
  }

  async unroute(pattern: string | RegExp): Promise<void> {
    this.network.unroute(pattern);
  }

  /** Waits until the page is stable, has no pending requests and shows no part as loading. */
  async settled(): Promise<void> {
    await until(() => {
      if (!document.querySelector('h1')) throw new Error('The page is not there.');
      const path = document.querySelector('main')?.dataset['path'] ?? location.pathname;
      if (path !== location.pathname) throw new Error('The page of the address is not there.');
      if (document.querySelector('[aria-busy="true"], [data-waiting]')) throw new Error('The page loads.');
      if (this.network.open > 0 || Date.now() - this.network.lastAt < QUIET_MS) throw new Error('The page asks.');
    });
  }
}

import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM } from '../../../tests/support/chromium';

const STARTS_MS = 30_000;

/** Returns the script of a tablet page without screens: the application's device store and queue, bundled in one file. */
export async function tabletScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: path.resolve('scripts/bench/offline/tablet-page.ts'), formats: ['es'], fileName: 'tablet' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Nothing was built');
  return output.output[0].code;
}

export interface KillableBrowser {
  readonly page: Page;
  readonly setOffline: (offline: boolean) => Promise<void>;
  /** Ends every process of the browser at once, like an empty battery. */
  readonly kill: () => Promise<void>;
}

/** Starts a separate browser with a profile on disk. A restarted browser finds the data that the previous one wrote. */
export async function startBrowser(profile: string, url: string, script: string): Promise<KillableBrowser> {
  const portFile = path.join(profile, 'DevToolsActivePort');
  await rm(portFile, { force: true });
  const child = spawn(
    CHROMIUM.executablePath,
    [...CHROMIUM.args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore', detached: true },
  );
  const closed = new Promise((resolve) => {
    child.once('close', resolve);
  });
  const port = await portOf(portFile);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const context = browser.contexts()[0]!;
  await context.route(`${url}/tableta-de-prueba*`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><title>Tableta</title><script type="module" src="/tableta-de-prueba.js"></script>',
        }),
  );
  const page = await context.newPage();
  await page.goto(`${url}/tableta-de-prueba`);
  await page.waitForFunction(() => 'tablet' in window);
  return {
    page,
    setOffline: (offline) => context.setOffline(offline),
    kill: async () => {
      process.kill(-child.pid!, 'SIGKILL');
      await closed;
      await browser.close().catch(() => undefined);
    },
  };
}

async function portOf(file: string): Promise<string> {
  const until = Date.now() + STARTS_MS;
  for (;;) {
    const port = (await readFile(file, 'utf8').catch(() => '')).split('\n')[0];
    if (port) return port;
    if (Date.now() > until) throw new Error('The browser did not start');
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

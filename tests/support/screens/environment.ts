import { readFile } from 'node:fs/promises';
import { GlobalWindow, type HTMLElement } from 'happy-dom';
import type { Environment } from 'vitest/runtime';
import { populateGlobal } from 'vitest/runtime';
import { keepLooksApart } from '../web/keep-looks-apart';

/**
 * A document without a browser. Its requests are those of Node and reach a real server, at an address relative to the page's. All files of
 * a worker share it, so that style sheets and listeners of modules remain valid.
 */
export default {
  name: 'document',
  viteEnvironment: 'client',
  async setup(global: typeof globalThis) {
    const window = new GlobalWindow({
      url: process.env['E2E_BASE_URL'] ?? 'http://127.0.0.1/',
      width: 1280,
      height: 900,
      console: global.console,
      settings: { disableErrorCapturing: true, navigation: { disableMainFrameNavigation: true } },
    });
    // Style sheets of modules are not read here, and combining the others takes longer than finding a button.
    window.getComputedStyle = (element) => (element as unknown as HTMLElement).style;
    populateGlobal(global, window, { bindFunctions: true });
    // Without a WebSocket, because other tests write at the same time: a page then shows only changes of its own test.
    Reflect.deleteProperty(global, 'WebSocket');
    const fetchAbsolute = global.fetch;
    global.fetch = async (input, init) => {
      // Serves files that a build would emit from their source path.
      if (typeof input === 'string' && input.startsWith('/generated/'))
        return new Response(await readFile(`.${input}`));
      return fetchAbsolute(input instanceof Request ? input : new URL(input, location.href), init);
    };
    keepLooksApart();
    return {
      async teardown() {
        await window.happyDOM.abort();
      },
    };
  },
} satisfies Environment;

/** Messages of Chromium, Firefox and Safari, and of Vite's preload, for code that did not arrive. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;
/** Between attempts while the server does not answer. */
const DELAYS_MS = [500, 1000, 2000, 4000] as const;

/** Recognises the error of an `import()` whose file did not arrive: an update replaced it, or the connection is lost. */
export function isCodeMissing(message: string): boolean {
  return NOT_LOADED.test(message);
}

/**
 * Loads a part of the application. During an outage it waits and loads again, so that the page and what is typed in it stay.
 *
 * @param answers resolves when the server answers at all
 * @throws the error of `load` when the server answers and still has no such file: a new version replaced it
 * @example const { default: WindowedRows } = await loadCode(() => import('./WindowedRows'));
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  answers: () => Promise<unknown> = () => fetch('/config.json', { method: 'HEAD', cache: 'no-store' }),
): Promise<Module> {
  for (let attempt = 0, wasThere = false; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (wasThere || !(error instanceof Error && isCodeMissing(error.message))) throw error;
      wasThere = await answers().then(
        () => true,
        () => false,
      );
    }
    if (!wasThere) await pause(DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)]!);
  }
}

/** Ends early when the browser reports a connection. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener?.('online', end);
  });
}

/** Error messages of Chromium, Firefox and Safari, and of Vite's preload, for code that could not be loaded. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;
/** Interval between attempts while the server does not respond. */
const RETRY_MS = 1000;

/** True for the error of an `import()` whose file could not be loaded: an update replaced it, or the connection is lost. */
export const isCodeMissing = (message: string): boolean => NOT_LOADED.test(message);

/**
 * Loads a part of the application. During an outage it waits and retries, so that the page and its input stay.
 *
 * @param answers resolves when the server responds at all
 * @throws the error of `load` when the server responds but has no such file: a new version replaced it
 * @example const { default: WindowedRows } = await loadCode(() => import('./WindowedRows'));
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  // The service worker caches the application's files, but nothing below `/api`.
  answers: () => Promise<unknown> = () => fetch('/api/health', { cache: 'no-store' }),
): Promise<Module> {
  for (let isThere = false; ;) {
    try {
      return await load();
    } catch (error) {
      if (isThere || !isCodeMissing(String(error))) throw error;
      isThere = await answers().then(
        () => true,
        () => new Promise<boolean>((resolve) => setTimeout(resolve, RETRY_MS, false)),
      );
    }
  }
}

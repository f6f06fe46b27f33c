/** Messages of Chromium, Firefox and Safari, and of Vite's preload, for code that did not arrive. */
const NOT_LOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/;
/** Between attempts while the server does not answer. */
const RETRY_MS = 1000;

/** Recognises the error of an `import()` whose file did not arrive: an update replaced it, or the connection is lost. */
export const isCodeMissing = (message: string): boolean => NOT_LOADED.test(message);

/**
 * Loads a part of the application. During an outage it waits and loads again, so that the page and what is typed in it stay.
 *
 * @param answers resolves when the server answers at all
 * @throws the error of `load` when the server answers and still has no such file: a new version replaced it
 * @example const { default: WindowedRows } = await loadCode(() => import('./WindowedRows'));
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  // The service worker answers for files of the application, and for nothing below `/api`.
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

import { readSettings } from './read-settings';
import { reduceTheme, schemeOf, type ThemeAction } from './reduce-theme';
import type { Scheme, ThemeSettings } from './theme-settings';

export interface ThemeStore {
  get(): ThemeSettings;
  dispatch(action: ThemeAction): void;
  /** Returns the scheme shown now: light or dark. */
  getScheme(): Scheme;
  /** Calls the listener after every change, including those of other tabs. Returns a function to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

/** Storage key of the settings; it identifies no person and stays on this machine after signing out. */
export const THEME_KEY = 'red-salud.theme';

const DARK = '(prefers-color-scheme: dark)';

/** Properties of a window that the store uses. */
interface Surroundings extends EventTarget {
  matchMedia(query: string): {
    readonly matches: boolean;
    addEventListener(type: 'change', listener: () => void): void;
  };
}

/**
 * Creates the store of the theme settings. It uses local storage, so that tabs share them. Works in memory when storage is blocked.
 *
 * @param apply applies the settings to the page; called at once and after every change, before any listener
 */
export function createThemeStore(
  storage: Storage | null,
  surroundings: Surroundings,
  apply: (settings: ThemeSettings, scheme: Scheme) => void,
): ThemeStore {
  const dark = surroundings.matchMedia(DARK);
  const system = () => schemeOfMachine(surroundings);
  const listeners = new Set<() => void>();
  let settings = keptSettings(storage);
  const show = (next: ThemeSettings) => {
    settings = next;
    apply(settings, schemeOf(settings.mode, system()));
    for (const listener of listeners) listener();
  };
  const dispatch = (action: ThemeAction) => {
    const next = reduceTheme(settings, action, system());
    if (next !== settings) write(storage, next);
    show(next);
  };
  dark.addEventListener('change', () => dispatch({ type: 'system' }));
  surroundings.addEventListener('storage', (event) => {
    // `key` is null when the whole storage was cleared.
    if (event instanceof StorageEvent && (event.key === THEME_KEY || event.key === null)) show(keptSettings(storage));
  });
  show(settings);
  return {
    get: () => settings,
    dispatch,
    getScheme: () => schemeOf(settings.mode, system()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the scheme set on the machine. */
export const schemeOfMachine = (surroundings: Pick<Surroundings, 'matchMedia'>): Scheme =>
  surroundings.matchMedia(DARK).matches ? 'dark' : 'light';

/** Returns the stored settings; the defaults when they cannot be read. */
export function keptSettings(storage: Storage | null): ThemeSettings {
  try {
    return readSettings(storage?.getItem(THEME_KEY) ?? null);
  } catch {
    return readSettings(null);
  }
}

function write(storage: Storage | null, settings: ThemeSettings): void {
  try {
    storage?.setItem(THEME_KEY, JSON.stringify(settings));
  } catch {
    // Storage is full or blocked: the choice lasts until the tab closes.
  }
}

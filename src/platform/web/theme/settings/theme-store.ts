import { readSettings } from './read-settings';
import { reduceTheme, schemeOf, type ThemeAction } from './reduce-theme';
import type { Scheme, ThemeSettings } from './theme-settings';

export interface ThemeStore {
  get(): ThemeSettings;
  dispatch(action: ThemeAction): void;
  /** Light or dark, as it is shown now. */
  getScheme(): Scheme;
  /** Calls back after every change, also one made in another tab. Answers the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Says nothing of the person, and stays on this machine after signing out. */
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
 * The theme settings, kept in local storage so that tabs share them. Works in memory where storage is blocked.
 *
 * @param apply makes the page look so; called at once and after every change, before anything else hears of it
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

/** Scheme set on the machine. */
export const schemeOfMachine = (surroundings: Pick<Surroundings, 'matchMedia'>): Scheme =>
  surroundings.matchMedia(DARK).matches ? 'dark' : 'light';

/** The settings as they were kept; the first ones where nothing can be read. */
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
    // Storage is full or blocked: the choice lasts as long as the tab.
  }
}

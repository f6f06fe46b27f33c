import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ThemeSettings } from './theme-settings';
import type { ThemeStore } from './theme-store';

const ThemeStoreContext = createContext<ThemeStore | null>(null);
export const ThemeStoreProvider = ThemeStoreContext.Provider;

export function useThemeStore(): ThemeStore {
  const store = useContext(ThemeStoreContext);
  if (!store) throw new Error('useThemeStore needs a ThemeStoreProvider above it');
  return store;
}

/** Returns a part of the settings; the component renders again only when that part changes. */
export function useThemeSetting<Part>(part: (settings: ThemeSettings) => Part): Part {
  const store = useThemeStore();
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}

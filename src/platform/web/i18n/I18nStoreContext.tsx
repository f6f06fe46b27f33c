import { createContext, useContext, useSyncExternalStore } from 'react';
import type { I18nStore } from './i18n-store';
import type { Language } from './language';

const I18nStoreContext = createContext<I18nStore | null>(null);
export const I18nStoreProvider = I18nStoreContext.Provider;

export function useI18nStore(): I18nStore {
  const store = useContext(I18nStoreContext);
  if (!store) throw new Error('useI18nStore needs an I18nStoreProvider above it');
  return store;
}

/** Returns the current language and its setter. */
export function useLanguage(): readonly [Language, (language: Language) => Promise<void>] {
  const store = useI18nStore();
  return [useSyncExternalStore(store.subscribe, store.getLanguage), store.setLanguage];
}

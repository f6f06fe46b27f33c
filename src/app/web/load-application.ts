import type { ComponentProps } from 'react';
import type { App } from './App';
import { createI18nStore, type I18nStore } from '#platform/web/i18n/i18n-store';
import { currentLanguage } from '#platform/web/i18n/language';

export interface LoadedApplication {
  readonly App: (props: ComponentProps<typeof App>) => React.ReactNode;
  readonly i18n: I18nStore;
}

/** Its code alone. In a module of its own: in one expression with the gate's, the bundler would ask for the files of either together. */
export const fetchApplication = () => import('./App');

let loading: Promise<LoadedApplication> | null = null;

/** Loads the application and its texts, once; in the language that the page is in by now. Fails only until it is tried again. */
export async function loadApplication(): Promise<LoadedApplication> {
  loading ??= load();
  loading.catch(() => {
    loading = null;
  });
  const application = await loading;
  if (application.i18n.getLanguage() !== currentLanguage()) await application.i18n.setLanguage(currentLanguage());
  return application;
}

async function load(): Promise<LoadedApplication> {
  const [{ App }, i18n] = await Promise.all([fetchApplication(), createI18nStore(currentLanguage())]);
  return { App, i18n };
}

import type { ComponentProps } from 'react';
import type { App } from './App';
import { createI18nStore, type I18nStore } from '#platform/web/i18n/i18n-store';
import { currentLanguage } from '#platform/web/i18n/language';

export interface LoadedApplication {
  readonly App: (props: ComponentProps<typeof App>) => React.ReactNode;
  readonly i18n: I18nStore;
}

/**
 * Imports the application's code alone. It is a separate module: in one expression with the gate's import, the bundler would load both
 * together.
 */
export const fetchApplication = () => import('./App');

let loading: Promise<LoadedApplication> | null = null;

/** Loads the application and its texts once, in the page's current language. After a failure the next call tries again. */
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

import { createI18nStore as create } from '#platform/web/i18n/i18n-store';
import { parts } from './parts';

/** Creates the application's i18n store and registers it for updates. */
export const createI18nStore: typeof create = async (initial) => {
  const store = await create(initial);
  parts.i18n = store;
  return store;
};

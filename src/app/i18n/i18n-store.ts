import type { I18nProvider } from 'ra-core';
import Polyglot from 'node-polyglot';
import { LANGUAGES, LANGUAGE_NAMES, saveLanguage, type Language } from './language';
import { loadBaseMessages, type Messages } from './messages';
import { retry } from './retry';

/** Texts of one resource in each language (`generated/locales/<lang>/<name>.gen.json`), loaded with its screens. */
export type LabelLoaders = Readonly<Record<Language, () => Promise<readonly Messages[]>>>;

export interface I18nStore {
  /** A new object after every change of language, so that what depends on it renders again, and nothing else. */
  getProvider(): I18nProvider;
  getLanguage(): Language;
  setLanguage(language: Language): Promise<void>;
  /** Adds a resource's texts, now and in every language chosen later. */
  addLabels(name: string, loaders: LabelLoaders): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Creates the store with the base texts of `initial` loaded. */
export async function createI18nStore(initial: Language): Promise<I18nStore> {
  const labels = new Map<string, LabelLoaders>();
  const loaded = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  let language = initial;
  let polyglot = createPolyglot(initial, await loadBaseMessages(initial));
  let provider = createProvider();

  function createProvider(): I18nProvider {
    const current = polyglot;
    return {
      translate: (key, options = {}) => current.t(key, options as Polyglot.InterpolationOptions),
      changeLocale: (locale) => setLanguage(locale as Language),
      getLocale: () => language,
      getLocales: () => LANGUAGES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
    };
  }

  async function setLanguage(next: Language): Promise<void> {
    const [base, ...extra] = await Promise.all([loadBaseMessages(next), ...Array.from(labels.values(), (loaders) => retry(loaders[next]))]);
    language = next;
    polyglot = createPolyglot(next, [...base, ...extra.flat()]);
    provider = createProvider();
    document.documentElement.lang = next;
    saveLanguage(next);
    for (const listener of listeners) listener();
  }

  async function extend(loaders: LabelLoaders): Promise<void> {
    const asked = language;
    for (const messages of await retry(loaders[asked])) polyglot.extend(messages);
    // The language was changed meanwhile, before these labels were known to `setLanguage`.
    if (asked !== language) await extend(loaders);
  }

  return {
    getProvider: () => provider,
    getLanguage: () => language,
    setLanguage,
    addLabels(name, loaders) {
      const known = loaded.get(name);
      if (known) return known;
      labels.set(name, loaders);
      const loading = extend(loaders).catch((error: unknown) => {
        loaded.delete(name);
        throw error;
      });
      loaded.set(name, loading);
      return loading;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function createPolyglot(language: Language, parts: readonly Messages[]): Polyglot {
  // Plural rules are the base language's; a missing key shows itself rather than a warning in the console.
  const polyglot = new Polyglot({ locale: language === 'en' ? 'en' : 'es', allowMissing: true });
  for (const messages of parts) polyglot.extend(messages);
  return polyglot;
}

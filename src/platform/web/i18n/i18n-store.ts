import type { I18nProvider, TranslationMessages } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { LANGUAGES, LANGUAGE_NAMES, saveLanguage, type Language } from './language';
import { loadBaseMessages, type Messages } from './messages';
import { retry } from './retry';

/** Texts of one resource in each language (`generated/locales/<lang>/<name>.gen.json`), loaded with its screens. */
export type LabelLoaders = Readonly<Record<Language, () => Promise<readonly Messages[]>>>;

export interface I18nStore {
  /** A new object after every change of language only, so that dependent components render again. */
  getProvider(): I18nProvider;
  getLanguage(): Language;
  /** The language chosen last, whose texts may still be loading. */
  getChosen(): Language;
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
  let phrases = flat(await loadBaseMessages(initial));
  let polyglot = createPolyglot(initial, phrases);
  let provider = createProvider();
  let chosen = initial;

  function createProvider(): I18nProvider {
    const mine = language;
    let known = polyglot;
    return {
      // Labels that came since are in the newest one, of this language.
      translate: (key, options) => {
        if (language === mine) known = polyglot;
        return known.translate(key, options);
      },
      changeLocale: (locale) => setLanguage(locale as Language),
      getLocale: () => language,
      getLocales: () => LANGUAGES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
    };
  }

  async function setLanguage(next: Language): Promise<void> {
    chosen = next;
    const [base, ...extra] = await Promise.all([
      loadBaseMessages(next),
      ...Array.from(labels.values(), (loaders) => retry(loaders[next])),
    ]).catch((error: unknown) => {
      if (chosen === next) chosen = language;
      throw error;
    });
    // Another language was chosen while these texts were loading.
    if (chosen !== next) return;
    language = next;
    phrases = flat([...base, ...extra.flat()]);
    polyglot = createPolyglot(next, phrases);
    provider = createProvider();
    document.documentElement.lang = next;
    saveLanguage(next);
    for (const listener of listeners) listener();
  }

  async function extend(loaders: LabelLoaders): Promise<void> {
    const asked = language;
    const messages = await retry(loaders[asked]);
    // The language was changed meanwhile, before these labels were known to `setLanguage`.
    if (asked !== language) return extend(loaders);
    phrases = { ...phrases, ...flat(messages) };
    polyglot = createPolyglot(asked, phrases);
  }

  return {
    getProvider: () => provider,
    getLanguage: () => language,
    getChosen: () => chosen,
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

type Phrases = Readonly<Record<string, string>>;

function createPolyglot(language: Language, phrases: Phrases): I18nProvider {
  // Plural rules are those of the base language. A missing key is shown as is, without a warning in the console.
  return polyglotI18nProvider(() => phrases as unknown as TranslationMessages, language === 'en' ? 'en' : 'es', [], {
    allowMissing: true,
  });
}

/** Flattens nested texts to dotted keys, so that groups of several parts merge; later texts win. */
function flat(parts: readonly Messages[]): Phrases {
  const phrases: Record<string, string> = {};
  const add = (messages: Messages, prefix: string): void => {
    for (const [key, text] of Object.entries(messages)) {
      if (typeof text === 'string') phrases[prefix + key] = text;
      else add(text, `${prefix}${key}.`);
    }
  };
  for (const messages of parts) add(messages, '');
  return phrases;
}

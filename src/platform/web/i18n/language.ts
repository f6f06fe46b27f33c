import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#platform/shared/language';

export { isLanguage, LANGUAGES, type Language } from '#platform/shared/language';

/** Name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  es: 'Español',
  'es-mx': 'Español (México)',
  en: 'English',
};

const KEY = 'red-salud.language';

/** Returns the language chosen on this machine; null without a choice. */
export function savedLanguage(): Language | null {
  try {
    const saved = localStorage.getItem(KEY);
    return isLanguage(saved) ? saved : null;
  } catch {
    return null;
  }
}

export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is blocked: the choice lasts until the tab closes.
  }
}

/** Returns the language of the page, which the document declares from the start in every part of the application. */
export function currentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

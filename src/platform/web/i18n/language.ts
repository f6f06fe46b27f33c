import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#platform/shared/language';

export { isLanguage, LANGUAGES, type Language } from '#platform/shared/language';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  es: 'Español',
  'es-mx': 'Español (México)',
  en: 'English',
};

const KEY = 'red-salud.language';

/** The language chosen on this machine, or null without a choice. */
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
    // Storage is blocked: the choice lasts as long as the tab.
  }
}

/** Language of the page; the document declares it from the start, in every part of the application. */
export function currentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

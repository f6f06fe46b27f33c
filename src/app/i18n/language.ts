import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../shared/language';

export { isLanguage, LANGUAGES, type Language } from '../../shared/language';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  es: 'Español',
  'es-mx': 'Español (México)',
  en: 'English',
};

const KEY = 'red-salud.language';

/** The language chosen on this machine, or null when nobody chose. */
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

/** The language that the page is in; the document says so from the start, whoever draws it. */
export function currentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

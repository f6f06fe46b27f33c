/** Languages of the product, and of the texts of its schemas; `es-mx` contains only differences and falls back to `es`. */
export const LANGUAGES = ['es', 'es-mx', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Default language (SPEC 3), when none is configured or chosen. */
export const DEFAULT_LANGUAGE: Language = 'es';

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

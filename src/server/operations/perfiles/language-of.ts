import type { Actor } from '../../db/actor';

type Language = 'es' | 'en' | 'es-mx';

/** The language of whoever asks, among those that texts of the schemas exist in. */
export function languageOf({ language }: Actor): Language {
  return language === 'en' || language === 'es-mx' ? language : 'es';
}

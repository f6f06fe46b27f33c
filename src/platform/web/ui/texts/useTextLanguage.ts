import { useLocaleState } from 'react-admin';

/** The language of texts that have no variant for Mexico. */
export function useTextLanguage(): 'es' | 'en' {
  const [locale] = useLocaleState();
  return locale === 'en' ? 'en' : 'es';
}

import { useLocaleState } from 'react-admin';

/** Returns the language of texts without a Mexican variant. */
export function useTextLanguage(): 'es' | 'en' {
  const [locale] = useLocaleState();
  return locale === 'en' ? 'en' : 'es';
}

import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { SayFactor } from '../../factor/say-factor';

/** Returns the translator of second-factor texts, based on the application's i18n provider. */
export function useSayFactor(): SayFactor {
  const translate = useTranslate();
  return useCallback((key, values) => translate(`factor.${key}`, values ?? {}), [translate]);
}

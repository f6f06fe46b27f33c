import type { Language } from '../../i18n/language';
import type { Messages } from '../../i18n/messages';
import { retry } from '../../i18n/retry';
import type { SayFactor } from '../../factor/say-factor';
import { sayOf } from '../gate-texts';

const spanish = () => import('../../../../../locales/es/factor.json');

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  es: spanish,
  'es-mx': spanish,
  en: () => import('../../../../../locales/en/factor.json'),
};

/**
 * Loads the texts of the second step. Few users see it, so the gate does not wait for them.
 *
 * @throws when they cannot be loaded after all attempts
 */
export async function loadFactorTexts(language: Language): Promise<SayFactor> {
  return sayOf('factor', [await retry(LOADERS[language])]);
}

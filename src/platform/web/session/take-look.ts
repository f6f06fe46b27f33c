import type { CurrentUser } from './current-user';
import type { I18nStore } from '../i18n/i18n-store';
import { isLanguage } from '../i18n/language';
import { readSettings } from '../theme/settings/read-settings';
import type { ThemeSettings } from '../theme/settings/theme-settings';
import type { ThemeStore } from '../theme/settings/theme-store';

interface Taking {
  readonly theme: Pick<ThemeStore, 'get' | 'dispatch'>;
  readonly i18n: Pick<I18nStore, 'getChosen' | 'setLanguage'>;
  /** Loads the code that settings need before they are shown. */
  readonly prepare: (settings: ThemeSettings) => Promise<unknown>;
  /** Returns true once the user has left. */
  readonly isOver: () => boolean;
}

/**
 * Applies appearance and language of the account to this page. Choices that the user made meanwhile on the page stay; returns true when
 * there were any.
 *
 * @throws when code or texts cannot be loaded
 */
export async function takeLook(
  kept: CurrentUser['preferencias'],
  { theme, i18n, prepare, isOver }: Taking,
): Promise<boolean> {
  const { idioma, tema } = kept ?? {};
  const [language, look] = [i18n.getChosen(), JSON.stringify(theme.get())];
  const settings = tema ? readSettings(JSON.stringify(tema)) : null;
  if (settings) await prepare(settings);
  if (isOver()) return false;
  const [hasLook, hasLanguage] = [JSON.stringify(theme.get()) !== look, i18n.getChosen() !== language];
  if (settings && !hasLook && JSON.stringify(settings) !== look) theme.dispatch({ type: 'take', settings });
  if (isLanguage(idioma) && !hasLanguage && idioma !== language) await i18n.setLanguage(idioma);
  return hasLook || hasLanguage;
}

import { useNotify, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SIGN_IN_PATH } from '../session/auth-provider';
import { SIGN_OUT } from '#platform/shared/sign-out-state';
import { lowerFirst } from '../ui/format/lower-first';
import { usePermissionSet } from '../ui/access/PermissionsContext';
import { useLanguage } from '../i18n/I18nStoreContext';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/language';
import { useSettingsPanel } from '../shell/settings/SettingsPanelContext';
import type { MenuGroup } from '../shell/menu';
import { CONTROL_SIZES, MODES } from '../theme/settings/theme-settings';
import { useThemeStore } from '../theme/settings/ThemeStoreContext';
import type { Command } from './search-option';

/**
 * Returns everything that the user can open or do from anywhere: pages and lists of the menu, records that they may create, and their own
 * commands.
 */
export function useCommands(menu: readonly MenuGroup[]): readonly Command[] {
  const own = useOwnCommands();
  const translate = useTranslate();
  const held = usePermissionSet();
  const { pathname } = useLocation();
  return useMemo(() => {
    const [pages, actions] = [translate('app.search.menu'), translate('app.search.actions')];
    const isTrying = menu.some(({ items }) => items.some((item) => item.backend === 'mock' && isAt(pathname, item.to)));
    const items = menu.flatMap(({ id, text: group, items: inside }) =>
      inside.map((item) => ({ ...item, place: id, group, isSample: item.backend === 'mock' && !isTrying })),
    );
    const opened = items.map((item): Command => ({
      key: `menu ${item.place} ${item.id}`,
      group: pages,
      text: item.text,
      detail: item.group === item.text ? '' : item.group,
      icon: item.icon,
      act: item.to,
      words: item.words ?? '',
      isSample: item.isSample,
    }));
    const created = items
      .filter((item) => item.create !== undefined && held.has(item.create))
      .map((item): Command => ({
        key: `crear ${item.id}`,
        group: actions,
        icon: item.icon,
        act: `/${item.entity}/create`,
        isSample: item.isSample,
        detail: item.group,
        text: translate('app.action.create', { name: lowerFirst(item.one ?? item.text) }),
        words: translate('app.search.do.create'),
      }));
    // Work lists that appear in several groups of the menu are one page.
    const seen = new Set<string>();
    const isFirst = ({ act }: Command) => typeof act !== 'string' || (!seen.has(act) && seen.add(act).size > 0);
    return [...opened, ...created, ...own].filter(isFirst);
  }, [menu, own, translate, held, pathname]);
}

/** Commands for appearance, language and sign-out. */
function useOwnCommands(): readonly Command[] {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const openSettings = useSettingsPanel();
  const { dispatch } = useThemeStore();
  const [language, setLanguage] = useLanguage();
  return useMemo(() => {
    const group = translate('app.search.actions');
    const command = (
      key: string,
      icon: Command['icon'],
      text: string,
      words: string,
      act: Command['act'],
    ): Command => ({ key, group, icon, text, words, act, detail: '', isSample: false });
    const named = (key: string, icon: Command['icon'], act: Command['act']) =>
      command(key, icon, translate(`app.search.do.${key}.text`), translate(`app.search.do.${key}.words`), act);
    return [
      ...MODES.map((mode) => named(mode, 'palette', () => dispatch({ type: 'mode', mode }))),
      ...LANGUAGES.filter((other) => other !== language).map((other) =>
        command(
          `idioma ${other}`,
          'globe',
          translate('app.search.do.language.text', { name: LANGUAGE_NAMES[other] }),
          translate(`app.search.do.language.${other}`),
          () => void setLanguage(other).catch(() => notify('ra.notification.i18n_error', { type: 'error' })),
        ),
      ),
      ...CONTROL_SIZES.map((controlSize) =>
        command(
          `tamaño ${controlSize}`,
          'settings',
          translate('app.search.do.size.text', { name: lowerFirst(translate(`shell.size.${controlSize}`)) }),
          translate('app.search.do.size.words'),
          () => dispatch({ type: 'set', change: { controlSize } }),
        ),
      ),
      command(
        'ajustes',
        'settings',
        translate('shell.settings.title'),
        translate('app.search.do.settings.words'),
        openSettings,
      ),
      named('signOut', 'key', () => void navigate(SIGN_IN_PATH, { state: SIGN_OUT })),
    ];
  }, [translate, notify, navigate, openSettings, dispatch, language, setLanguage]);
}

function isAt(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}

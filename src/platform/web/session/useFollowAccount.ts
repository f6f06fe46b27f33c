import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CURRENT_USER_KEY, type CurrentUser } from './current-user';
import { useHasServer } from '../config/useHasServer';
import { useI18nStore } from '../i18n/I18nStoreContext';
import { loadLayout } from '../shell/layouts/load-layout';
import { loadRtl } from '../theme/load-rtl';
import type { ThemeSettings } from '../theme/settings/theme-settings';
import { useThemeStore } from '../theme/settings/ThemeStoreContext';
import { useServices } from './ServicesContext';
import { takeLook } from './take-look';

/** Debounce, in milliseconds: several changes in a row, as when trying colours, are saved once. */
const PAUSE_MS = 400;

/**
 * Synchronises appearance and language with the account: the account's settings apply on this machine, and choices made here are saved to
 * it. The page first renders with this machine's settings. Trials of profiles neither change nor save anything.
 */
export function useFollowAccount(user: CurrentUser | undefined): void {
  const theme = useThemeStore();
  const i18n = useI18nStore();
  const queries = useQueryClient();
  const { operations } = useServices();
  const follows = useHasServer() && user !== undefined && !user.simulacion;
  // Settings of the account at the sign-in: later choices are already applied.
  const kept = useRef<CurrentUser['preferencias']>(null);
  const usuarioId = user?.usuarioId;
  useEffect(() => {
    kept.current = user?.preferencias ?? null;
  });

  useEffect(() => {
    if (!follows || usuarioId === undefined) return;
    const now = () => ({ idioma: i18n.getLanguage(), tema: theme.get() });
    let known = JSON.stringify(now());
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const keep = () => {
      const chosen = now();
      if (JSON.stringify(chosen) === known) return;
      known = JSON.stringify(chosen);
      queries.setQueryData<CurrentUser>(
        CURRENT_USER_KEY,
        (before) => before && { ...before, preferencias: { idioma: chosen.idioma, tema: { ...chosen.tema } } },
      );
      // When saving fails, the choice still applies on this machine.
      void operations.preferencias({ body: chosen }).catch(() => undefined);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    };
    /** Saves a pending choice before the page closes. */
    const leave = () => {
      if (timer !== undefined) keep();
    };
    window.addEventListener('pagehide', leave);
    const prepare = ({ layout, direction }: ThemeSettings) =>
      Promise.all([loadLayout(layout.type), direction === 'rtl' ? loadRtl() : null]);
    // Settings that fail to load stay unchanged on this machine.
    const taken = takeLook(kept.current, { theme, i18n, prepare, isOver: () => stopped }).catch(() => false);
    const ways: (() => void)[] = [];
    const follow = async () => {
      const hasChosen = await taken;
      if (stopped) return;
      known = hasChosen ? '' : JSON.stringify(now());
      ways.push(theme.subscribe(later), i18n.subscribe(later));
      if (hasChosen) later();
    };
    void follow();
    return () => {
      stopped = true;
      for (const way of ways) way();
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [follows, usuarioId, theme, i18n, queries, operations]);
}

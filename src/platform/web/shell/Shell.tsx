import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import {
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useInsertionEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { PageKeys } from '../ui/keys/PageKeys';
import { BackRouteProvider } from '../ui/page/BackRouteContext';
import { useHasServer } from '../config/useHasServer';
import { ConnectionBanner } from '../connection/ConnectionBanner';
import { SearchProvider } from '../search/SearchContext';
import { useCurrentUser } from '../session/CurrentUserContext';
import { loadedLayout, loadLayout } from './layouts/load-layout';
import { PHONE } from './layouts/phone/phone';
import { useLayoutType } from './layouts/useLayoutType';
import { HereProvider, hereIn } from './nav/HereContext';
import { NavDrawer } from './nav/NavDrawer';
import { SettingsPanelProvider } from './settings/SettingsPanelContext';
import { useNavigation } from './useNavigation';
import { usePageSettled } from './usePageSettled';
import { usePageFocus } from './usePageFocus';
import { lazyPart } from '../ui/loading/lazy-part';
import styles from './shell.module.css';

const MAIN_ID = 'contenido';
const SimulationBanner = lazyPart(() => import('../session/SimulationBanner'));
const NativeMessages = lazyPart(() => import('../i18n/NativeMessages'));
const LiveUpdates = lazyPart(() => import('../channel/LiveUpdates'));
const SettingsPanel = lazyPart(() => import('./settings/SettingsPanel'));

/** Frame around every page. Its parts change with the layout; the page stays mounted. */
export default function Shell({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const { groups } = useNavigation();
  const wide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const { simulacion } = useCurrentUser();
  // The channel pushes the user's data and stays closed during a trial; it opens after the first page has its responses.
  const hasServer = useHasServer();
  const isSettled = usePageSettled();
  const isLive = isSettled && hasServer && !simulacion && 'WebSocket' in globalThis;
  const chosen = useLayoutType();
  const deferred = useDeferredValue(chosen);
  // While a layout loads, the previous one stays. A loaded layout renders at once, together with other effects of the choice.
  const layout = loadedLayout(chosen) ? chosen : deferred;
  const parts = use(loadLayout(layout));
  const { Side, Top, Bottom } = wide || layout === 'tabletMode' || layout === 'blank' ? parts : PHONE;
  const [drawer, setDrawer] = useState(false);
  const [settings, setSettings] = useState<'never' | 'open' | 'closed'>('never');
  const main = useRef<HTMLElement>(null);
  usePageFocus(pathname, main);
  useFrameAttribute(layout);

  // Closes the drawer when a page opens.
  const [drawnAt, setDrawnAt] = useState(pathname);
  if (drawnAt !== pathname) {
    setDrawnAt(pathname);
    setDrawer(false);
  }

  const openMenu = () => setDrawer(true);
  const openSettings = useCallback(() => setSettings('open'), []);
  return (
    <BackRouteProvider>
      <HereProvider value={hereIn(groups ?? [], pathname, search)}>
        <SettingsPanelProvider value={openSettings}>
          <SearchProvider>
            <div className={styles['shell']} data-shell>
              <a className={styles['skip']} href={`#${MAIN_ID}`}>
                {translate('ra.navigation.skip_nav')}
              </a>
              {Side && <Side onMenu={openMenu} />}
              <div className={styles['body']} data-shell-body>
                {Top && <Top onMenu={openMenu} />}
                <ConnectionBanner />
                {simulacion && (
                  <Suspense fallback={null}>
                    <SimulationBanner />
                  </Suspense>
                )}
                {isSettled && (
                  <Suspense fallback={null}>
                    <NativeMessages />
                  </Suspense>
                )}
                {isLive && (
                  <Suspense fallback={null}>
                    <LiveUpdates />
                  </Suspense>
                )}
                {/* During a navigation the address is ahead of the page, whose path this is. */}
                <main ref={main} id={MAIN_ID} tabIndex={-1} className={styles['main']} data-path={pathname}>
                  {children}
                </main>
                {Bottom && <Bottom onMenu={openMenu} />}
              </div>
              <NavDrawer open={drawer} onClose={() => setDrawer(false)} />
              {settings !== 'never' && (
                <Suspense fallback={null}>
                  <SettingsPanel open={settings === 'open'} onClose={() => setSettings('closed')} />
                </Suspense>
              )}
            </div>
            <PageKeys />
          </SearchProvider>
        </SettingsPanelProvider>
      </HereProvider>
    </BackRouteProvider>
  );
}

/**
 * Sets the layout on the root element for style sheets, so that dialogs and menus outside the frame follow it. It is set before parts of
 * the layout measure themselves, and the page is styled only once.
 */
function useFrameAttribute(layout: string): void {
  useInsertionEffect(() => {
    document.documentElement.setAttribute('data-layout', layout);
    return () => document.documentElement.removeAttribute('data-layout');
  }, [layout]);
}

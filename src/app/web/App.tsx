import { CoreAdminContext, memoryStore } from 'react-admin';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createBrowserRouter, Outlet, RouterProvider, ScrollRestoration } from 'react-router-dom';
import { createOperations } from '#generated/web/operations.gen';
import { createAuthProvider } from '#platform/web/session/auth-provider';
import {
  createCurrentUserLoader,
  CURRENT_USER_KEY,
  currentUserQuery,
  type AskPerson,
} from '#platform/web/session/current-user';
import { isSignedIn } from '#platform/web/session/session-store';
import { createDataProvider } from '#platform/web/client/data-provider';
import { createCommentCalls } from '#platform/web/client/comment-calls';
import { createFileCalls } from '#platform/web/client/file-calls';
import { joinMethods } from '#platform/web/client/join-methods';
import { createListActions } from '#platform/web/client/list-actions';
import { createQueryClient } from '#platform/web/client/query-client';
import { createTakeStep } from '#platform/web/client/take-step';
import { withVouch } from '#platform/web/client/with-vouch';
import { Notifications } from '#platform/web/ui/feedback/Notifications';
import { OwnPasswordsProvider } from '#platform/web/ui/access/OwnPasswords';
import { RulesProvider } from '#platform/web/ui/form/RulesContext';
import { AfterActionsProvider } from '#platform/web/ui/operations/AfterActionsContext';
import { isPeekMove } from '#platform/web/ui/peek/peek-address';
import { PresenceProvider } from '#platform/web/ui/presence/PresenceContext';
import { ResourceOpenerProvider, ResourceRegistryProvider } from '#platform/web/ui/resource/ResourceRegistry';
import { createPresenceStore } from '#platform/web/channel/presence-store';
import { ALWAYS_UP } from '#platform/web/connection/always-up';
import { ConnectionProvider } from '#platform/web/connection/ConnectionContext';
import { openConnection } from '#platform/web/connection/open-connection';
import { ConfigProvider } from '#platform/web/config/ConfigContext';
import type { AppConfig } from '#platform/web/config/load-config';
import type { Offline } from '#platform/web/offline/offline';
import { lazyOffline } from '#platform/web/offline/lazy-offline';
import { OfflineProvider } from '#platform/web/offline/OfflineContext';
import type { I18nStore } from '#platform/web/i18n/i18n-store';
import { I18nStoreProvider } from '#platform/web/i18n/I18nStoreContext';
import { textsInto } from '#platform/web/i18n/with-texts';
import { LateTextsProvider } from '#platform/web/ui/texts/LateTexts';
import { leaveGlance } from '#areas/hospital/web/glance/end-glance';
import { loadRules } from './load-rules';
import { createPrefetchList, type PrefetchList } from '#platform/web/resources/prefetch-list';
import { findResource, loadResource, offerSamples } from '#platform/web/resources/load-resource';
import { locate } from '#platform/web/resources/locate';
import { permissionFor } from '#platform/web/resources/permission-for';
import { withSamples } from '#areas/muestra/web/with-samples';
import { ROUTES } from './routes';
import type { Access } from '#platform/web/session/access';
import { hideTyped, windowOfRouter } from './typed-address';
import { ServicesProvider } from '#platform/web/session/ServicesContext';
import { AFTER_ACTIONS } from '#platform/web/session/after-actions';
import { AppTheme } from '#platform/web/theme/AppTheme';
import type { ThemeStore } from '#platform/web/theme/settings/theme-store';
import { ThemeStoreProvider } from '#platform/web/theme/settings/ThemeStoreContext';

interface AppProps {
  readonly config: AppConfig;
  readonly i18n: I18nStore;
  readonly access: Access;
  readonly theme: ThemeStore;
}

/** Application of a signed-in user: creates its parts once and connects them. Unmounting discards its state. */
export function App({ config, i18n, access, theme }: AppProps) {
  const [{ router, parts }] = useState(() => {
    const made = createParts(config, i18n, access);
    const routes = createBrowserRouter(
      [{ element: <Providers config={config} i18n={i18n} parts={made} />, children: ROUTES }],
      { window: windowOfRouter(window) },
    );
    // Also for links opened in other tabs.
    const { createHref } = routes;
    routes.createHref = (location) => hideTyped(createHref(location));
    askAtEachAddress(routes, made.prefetchList);
    return { router: routes, parts: made };
  });
  useEffect(
    () => () => {
      router.dispose();
      parts.close();
    },
    [router, parts],
  );
  return (
    <ThemeStoreProvider value={theme}>
      <AppTheme>
        <RouterProvider router={router} />
      </AppTheme>
    </ThemeStoreProvider>
  );
}

function Providers({ config, i18n, parts }: Omit<AppProps, 'access' | 'theme'> & { readonly parts: Parts }) {
  const i18nProvider = useSyncExternalStore(i18n.subscribe, i18n.getProvider);
  const loadTexts = useMemo(() => textsInto(i18n), [i18n]);
  return (
    <CoreAdminContext
      store={parts.store}
      queryClient={parts.queryClient}
      authProvider={parts.authProvider}
      dataProvider={parts.dataProvider}
      i18nProvider={i18nProvider}
    >
      <ConfigProvider value={config}>
        <I18nStoreProvider value={i18n}>
          <LateTextsProvider value={loadTexts}>
            <ConnectionProvider value={parts.connection}>
              <OfflineProvider offline={parts.offline}>
                <ServicesProvider value={parts.services}>
                  <ResourceRegistryProvider value={loadResource}>
                    <ResourceOpenerProvider value={parts.openResource}>
                      <RulesProvider value={loadRules}>
                        <AfterActionsProvider value={AFTER_ACTIONS}>
                          <PresenceProvider value={parts.services.presence}>
                            <OwnPasswordsProvider value={config.signInMode !== 'msal'}>
                              <Outlet />
                            </OwnPasswordsProvider>
                          </PresenceProvider>
                        </AfterActionsProvider>
                        <ScrollRestoration />
                        <Notifications />
                      </RulesProvider>
                    </ResourceOpenerProvider>
                  </ResourceRegistryProvider>
                </ServicesProvider>
              </OfflineProvider>
            </ConnectionProvider>
          </LateTextsProvider>
        </I18nStoreProvider>
      </ConfigProvider>
    </CoreAdminContext>
  );
}

type Parts = ReturnType<typeof createParts>;

function createParts(
  config: AppConfig,
  i18n: I18nStore,
  { session, http: plainHttp, httpOptions, identity, questions, leave, askPerson }: Access,
) {
  const { http: watched, connection } =
    config.signInMode === 'mock'
      ? { http: plainHttp, connection: ALWAYS_UP }
      : openConnection(config.apiBase, plainHttp, async () => {
          const sent = await offline.send();
          return sent
            ? {
                operacionesEnCola: sent.waiting + sent.sent + sent.refused,
                operacionesSincronizadas: sent.sent,
                operacionesFallidas: sent.refused,
              }
            : {};
        });
  const offline: Offline = lazyOffline(watched, connection, session, config.offlineData);
  const http = withVouch(offline.http, questions.vouch);
  const ask: AskPerson = (signal) => askPerson(http, signal);
  const queryClient = createQueryClient();
  const operations = createOperations(http);
  const loadCurrentUser = createCurrentUserLoader(ask, queryClient);
  // Some record fields are texts that the server returns in the reader's language.
  const unsubscribe = i18n.subscribe(
    () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('get') }),
  );
  // A fresh sign-in has already returned the user; otherwise it is fetched at once, because everything waits for it.
  const person = session.person();
  if (person) queryClient.setQueryData(CURRENT_USER_KEY, person);
  else void queryClient.prefetchQuery(currentUserQuery(ask));
  const served = joinMethods(
    createDataProvider(http, locate),
    createListActions(httpOptions, http, locate),
    createFileCalls(httpOptions, http, locate),
    createCommentCalls(http, locate),
    operations,
  );
  offerSamples(config.enableMock);
  // Samples use the plain client, because their responses say nothing about the connection to the server.
  const dataProvider = config.enableMock ? withSamples(served, plainHttp) : served;
  return {
    connection,
    offline,
    queryClient,
    prefetchList: createPrefetchList({
      queryClient,
      dataProvider,
      loadCurrentUser,
      isSignedIn: () => isSignedIn(session.get()),
    }),
    // In memory: lists remember their page and filters while the tab is open, and no personal data remain.
    store: memoryStore(),
    authProvider: createAuthProvider({ session, loadCurrentUser, leave, permissionFor }),
    dataProvider,
    services: {
      sampleHttp: plainHttp,
      askPerson: ask,
      session,
      operations,
      presence: createPresenceStore(),
      takeStep: createTakeStep(http, locate),
      leave,
      questions,
      identity,
    },
    openResource: async (name: string) => {
      const module = await findResource(name);
      if (module) await i18n.addLabels(name, module.labels);
      return module;
    },
    /** Discards the user's data in memory. */
    close() {
      unsubscribe();
      offline.close();
      connection.stop();
      queryClient.clear();
    },
  };
}

function askAtEachAddress(router: ReturnType<typeof createBrowserRouter>, prefetchList: PrefetchList): void {
  let { location } = router.state;
  leaveGlance(location.pathname);
  prefetchList(location);
  router.subscribe((state) => {
    if (state.location === location) return;
    const isSameList = isPeekMove(location, state.location);
    ({ location } = state);
    if (isSameList) return;
    leaveGlance(location.pathname);
    prefetchList(location);
  });
}

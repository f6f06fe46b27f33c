import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isSignedIn } from '#platform/web/session/session-store';
import { reportFault } from '#platform/web/client/report-fault';
import type { AppConfig } from '#platform/web/config/load-config';
import { loadApplication, type LoadedApplication } from './load-application';
import { loadGate, type LoadedGate } from './load-gate';
import type { Access } from '#platform/web/session/access';
import { forgetSession } from '#platform/web/session/forget-session';
import { FORGOT_PATH, RESET_PATH } from '#platform/web/session/gate-path';
import { StartFailure } from './StartFailure';
import type { ThemeStore } from '#platform/web/theme/settings/theme-store';
import { warmUp } from './warm-up';

export interface Loaded {
  readonly application: LoadedApplication | null;
  readonly gate: LoadedGate | null;
}

interface EntranceProps {
  readonly config: AppConfig;
  readonly access: Access;
  readonly theme: ThemeStore;
  /** Data loaded for the first paint. */
  readonly initial: Loaded;
}

/**
 * Renders the application for a signed-in user, and the gate otherwise. Signing in, signing out and the end of a session, here or in
 * another tab, switch between them. Each loads when first needed.
 */
export function Entrance({ config, access, theme, initial }: EntranceProps) {
  const { session, identity } = access;
  const inside = isSignedIn(useSyncExternalStore(session.subscribe, session.get)) && !opensReset();
  const [{ application, gate }, setLoaded] = useState(initial);
  const [broken, setBroken] = useState(false);
  const wasInside = useRef(inside);
  const fail = useCallback((error: unknown) => {
    reportFault(error);
    setBroken(true);
  }, []);

  const load = useCallback(async () => {
    const loaded = await loadApplication();
    setLoaded((before) => ({ ...before, application: loaded }));
  }, []);
  // Loads the first page before the user signs in.
  const prepare = useCallback(() => {
    warmUp('/home', null, theme.get().layout.type);
    return load();
  }, [load, theme]);
  useEffect(() => {
    if (inside) load().catch(fail);
  }, [inside, load, fail]);
  useEffect(() => {
    if (!inside && !gate) loadGate().then((loaded) => setLoaded((before) => ({ ...before, gate: loaded })), fail);
    // The language may have changed by the next time the gate is shown.
    if (inside && gate) setLoaded((before) => ({ ...before, gate: null }));
  }, [inside, gate, fail]);
  useEffect(() => {
    // The application's forms are unmounted by now; discards the drafts that they stored last.
    if (wasInside.current && session.ending()?.kind === 'left') void forgetSession(identity);
    wasInside.current = inside;
  }, [inside, session, identity]);

  if (broken) return <StartFailure />;
  if (inside)
    return application && <application.App config={config} i18n={application.i18n} access={access} theme={theme} />;
  return gate && <gate.Gate config={config} access={access} theme={theme} texts={gate.texts} prepare={prepare} />;
}

/** Returns true for a password reset link, which opens even during a session. An expired link leads to the request of another. */
function opensReset(): boolean {
  return window.location.pathname === RESET_PATH || window.location.pathname === FORGOT_PATH;
}

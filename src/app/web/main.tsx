import { createRoot } from 'react-dom/client';
import '#platform/web/theme/base.css';
import { browserStorage } from '#platform/web/session/browser-storage';
import { rehydrateSession } from '#platform/web/session/rehydrate-session';
import { createSessionStore, isSignedIn, readSession } from '#platform/web/session/session-store';
import { reportFault } from '#platform/web/client/report-fault';
import { loadConfig } from '#platform/web/config/load-config';
import { Entrance } from './Entrance';
import { savedLanguage } from '#platform/web/i18n/language';
import { endGlance } from '#areas/hospital/web/glance/end-glance';
import { fetchApplication, loadApplication } from './load-application';
import { fetchGate, loadGate } from './load-gate';
import { StartFailure } from './StartFailure';
import { createAccess } from '#platform/web/session/access';
import { applyTheme } from '#platform/web/theme/apply-theme';
import { loadRtl } from '#platform/web/theme/load-rtl';
import { createThemeStore } from '#platform/web/theme/settings/theme-store';
import { warmUp } from './warm-up';

// Applied before the first paint, so that no other colours flash.
const theme = createThemeStore(browserStorage(), window, (settings, scheme) =>
  applyTheme(document.documentElement, settings, scheme),
);

/** Starts with the stored session and the installation's configuration, then renders the application or the gate. */
async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root')!);
  const saved = savedLanguage();
  if (saved) document.documentElement.lang = saved;
  try {
    const storage = browserStorage();
    const kept = await rehydrateSession(() => readSession(storage));
    const inside = isSignedIn(kept);
    const configured = loadConfig();
    configured.catch(() => undefined);
    // Requested in parallel: otherwise each part would wait for the previous one.
    if (inside) warmUp(window.location.pathname, saved, theme.get().layout.type);
    const parts = (inside ? fetchApplication : fetchGate)();
    const [config] = await Promise.all([configured, parts]);
    document.documentElement.lang = saved ?? config.locale;
    const session = createSessionStore(storage, window, kept);
    session.subscribe(() => {
      if (!isSignedIn(session.get())) endGlance();
    });
    const access = createAccess(config, session);
    const mirrored = theme.get().direction === 'rtl' ? loadRtl() : null;
    const [application, gate] = await Promise.all([
      inside ? loadApplication() : null,
      inside ? null : loadGate(),
      mirrored,
    ]);
    root.render(<Entrance config={config} access={access} theme={theme} initial={{ application, gate }} />);
  } catch (error) {
    reportFault(error);
    // No texts for a translation are loaded.
    endGlance();
    root.render(<StartFailure />);
  }
}

void start();

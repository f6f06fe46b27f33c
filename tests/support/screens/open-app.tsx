import { createRoot, type Root } from 'react-dom/client';
import { browserStorage } from '#platform/web/session/browser-storage';
import { createSessionStore, isSignedIn, readSession, SESSION_KEY } from '#platform/web/session/session-store';
import { loadConfig } from '#platform/web/config/load-config';
import { Entrance } from '#app/web/Entrance';
import { savedLanguage } from '#platform/web/i18n/language';
import { loadApplication } from '#app/web/load-application';
import { loadGate } from '#app/web/load-gate';
import { createAccess } from '#platform/web/session/access';
import { applyTheme } from '#platform/web/theme/apply-theme';
import { createThemeStore } from '#platform/web/theme/settings/theme-store';

let root: Root | null = null;

/** Leaves nothing of the test before in what a browser keeps. */
export function forgetAll(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Has the document know a session, before the application is opened. */
export function enterAs(token: string): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ signedIn: true, token }));
}

/** Opens an address of the application, as `src/app/web/main.tsx` does: for who is signed in, or the gate. */
export async function openApp(path: string): Promise<void> {
  history.pushState(null, '', path);
  const storage = browserStorage();
  const kept = readSession(storage);
  const inside = isSignedIn(kept);
  const config = await loadConfig();
  document.documentElement.lang = savedLanguage() ?? config.locale;
  const theme = createThemeStore(storage, window, (settings, scheme) =>
    applyTheme(document.documentElement, settings, scheme),
  );
  const access = createAccess(config, createSessionStore(storage, window, kept));
  const [application, gate] = await Promise.all([inside ? loadApplication() : null, inside ? null : loadGate()]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Entrance config={config} access={access} theme={theme} initial={{ application, gate }} />);
}

/** Takes away what is open, with all that it has put beside itself. */
export function closeApp(): void {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
}

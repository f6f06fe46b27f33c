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

/** Clears the browser storage after each test. */
export function forgetAll(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Stores a session in the document, before the application is opened. */
export function enterAs(token: string): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ signedIn: true, token }));
}

/** Opens an address of the application as `src/app/web/main.tsx` does: for the signed-in user, or the gate. */
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

/** Removes the open application and all elements that it added to the document. */
export function closeApp(): void {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
}

import { createRoot, type Root } from 'react-dom/client';
import { browserStorage } from '../../../src/auth/browser-storage';
import { createSessionStore, SESSION_KEY } from '../../../src/auth/session-store';
import { loadConfig } from '../../../src/app/config/load-config';
import { Entrance } from '../../../src/app/Entrance';
import { loadApplication } from '../../../src/app/load-application';
import { createAccess } from '../../../src/app/session/access';
import { applyTheme } from '../../../src/app/theme/apply-theme';
import { createThemeStore } from '../../../src/app/theme/settings/theme-store';
import { api } from './sessions';

let root: Root | null = null;

/**
 * Opens an address of the application as a demo user, in a document that remembers nothing: as `src/app/main.tsx` does for who is signed in.
 *
 * @param profile the part of the demo user's address before the `@`
 */
export async function openApp(path: string, profile = 'su'): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const { token } = await api(profile);
  localStorage.setItem(SESSION_KEY, JSON.stringify({ signedIn: true, token }));
  document.documentElement.lang = 'es';
  history.replaceState(null, '', path);
  const [config, application] = await Promise.all([loadConfig(), loadApplication()]);
  const theme = createThemeStore(browserStorage(), window, (settings, scheme) =>
    applyTheme(document.documentElement, settings, scheme),
  );
  const access = createAccess(config, createSessionStore(browserStorage(), window));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Entrance config={config} access={access} theme={theme} initial={{ application, gate: null }} />);
}

/** Takes away what is open, with all that it has put beside itself. */
export function closeApp(): void {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
}

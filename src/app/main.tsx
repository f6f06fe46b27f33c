import { createRoot } from 'react-dom/client';
import './theme/base.css';
import { loadConfig } from './config/load-config';
import { createI18nStore } from './i18n/i18n-store';
import { savedLanguage } from './i18n/language';
import { browserStorage } from '../auth/browser-storage';
import { isSignedIn, readSession } from '../auth/session-store';
import { applyTheme } from './theme/apply-theme';
import { loadRtl } from './theme/load-rtl';
import { createThemeStore } from './theme/settings/theme-store';
import { warmUp } from './warm-up';

// Before anything is drawn: nothing may flash in other colours first.
const theme = createThemeStore(browserStorage(), window, (settings, scheme) => applyTheme(document.documentElement, settings, scheme));

/** Start: configuration of the place, texts of the language, then the application. */
async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root')!);
  const saved = savedLanguage();
  const application = import('./App');
  const texts = saved && createI18nStore(saved);
  if (isSignedIn(readSession(browserStorage()))) warmUp(window.location.pathname, saved, theme.get().layout.type);
  try {
    const config = await loadConfig();
    const language = saved ?? config.locale;
    document.documentElement.lang = language;
    const mirrored = theme.get().direction === 'rtl' ? loadRtl() : null;
    const [{ App }, i18n] = await Promise.all([application, texts ?? createI18nStore(language), mirrored]);
    root.render(<App config={config} i18n={i18n} theme={theme} />);
  } catch {
    // Nothing is loaded that could translate this.
    const { StartFailure } = await import('./StartFailure');
    root.render(<StartFailure />);
  }
}

void start();

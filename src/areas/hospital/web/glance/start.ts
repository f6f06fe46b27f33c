import { browserStorage } from '#platform/web/session/browser-storage';
import { applyTheme } from '#platform/web/theme/apply-theme';
import '#platform/web/theme/early-palette.css';
import { schemeOf } from '#platform/web/theme/settings/reduce-theme';
import { keptSettings, schemeOfMachine } from '#platform/web/theme/settings/theme-store';
import { drawGlance } from './draw-glance';
import { endGlance } from './end-glance';

/** Address of the application's own first script; the build fills it in (`scripts/build/glance.mjs`). */
declare const APPLICATION: string;

/** Timeout of the glance, in milliseconds. By then an error of the page has been reported elsewhere. */
const MAX_MS = 20_000;

// Shows the nurse's patients on a tablet while the application loads; nothing else is loaded before. The theme is applied once; afterwards
// the application's store manages it.
const settings = keptSettings(browserStorage());
applyTheme(document.documentElement, settings, schemeOf(settings.mode, schemeOfMachine(window)));
await drawGlance();
setTimeout(endGlance, MAX_MS);
void import(/* @vite-ignore */ APPLICATION);

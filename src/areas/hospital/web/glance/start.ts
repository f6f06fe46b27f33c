import { browserStorage } from '#platform/web/session/browser-storage';
import { applyTheme } from '#platform/web/theme/apply-theme';
import '#platform/web/theme/early-palette.css';
import { schemeOf } from '#platform/web/theme/settings/reduce-theme';
import { keptSettings, schemeOfMachine } from '#platform/web/theme/settings/theme-store';
import { drawGlance } from './draw-glance';
import { endGlance } from './end-glance';

/** Address of the application's own first script; the build fills it in (`scripts/build/glance.mjs`). */
declare const APPLICATION: string;

/** Timeout of the snapshot, in milliseconds: by then another part reports a page that cannot be drawn. */
const LONGEST_MS = 20_000;

// On a tablet, the nurse sees their patients while the application loads: nothing else is loaded before. The theme is applied once; the
// application's store follows it afterwards.
const settings = keptSettings(browserStorage());
applyTheme(document.documentElement, settings, schemeOf(settings.mode, schemeOfMachine(window)));
await drawGlance();
setTimeout(endGlance, LONGEST_MS);
void import(/* @vite-ignore */ APPLICATION);

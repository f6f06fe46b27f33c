import { browserStorage } from '../../auth/browser-storage';
import { applyTheme } from '../theme/apply-theme';
import '../theme/early-palette.css';
import { schemeOf } from '../theme/settings/reduce-theme';
import { keptSettings, schemeOfMachine } from '../theme/settings/theme-store';
import { drawGlance } from './draw-glance';
import { endGlance } from './end-glance';

/** Address of the application's own first script; the build fills it in (`scripts/build/glance.mjs`). */
declare const APPLICATION: string;

/** The page that cannot be drawn has somebody else to say so by then. */
const LONGEST_MS = 20_000;

// Where a tablet starts, its nurse sees their patients while the application comes: this is all that is loaded before.
// The looks are put on once; the application has the store that follows them.
const settings = keptSettings(browserStorage());
applyTheme(document.documentElement, settings, schemeOf(settings.mode, schemeOfMachine(window)));
await drawGlance();
setTimeout(endGlance, LONGEST_MS);
void import(/* @vite-ignore */ APPLICATION);

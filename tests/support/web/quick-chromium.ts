import { existsSync } from 'node:fs';
import { CHROMIUM } from '../chromium';

/** The headless shell of Chromium, from Debian: a fifth less work for the same pages. It cannot show the picture of a camera. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

/** Launch options of the browser in most tests. */
export const QUICK_CHROMIUM = {
  executablePath:
    process.env['CHROMIUM_PATH'] ?? (existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : CHROMIUM.executablePath),
  // All pages in one process, which reuses read and compiled files in the next test: an eighth less work.
  args: [...CHROMIUM.args, '--process-per-site'],
};

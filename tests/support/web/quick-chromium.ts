import { existsSync } from 'node:fs';
import { CHROMIUM } from '../chromium';

/** Chromium without windows, as Debian has it: a fifth less work for the same pages. It shows nothing of what a camera sees. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

/** Launch options of the browser in most tests. */
export const QUICK_CHROMIUM = {
  executablePath:
    process.env['CHROMIUM_PATH'] ?? (existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : CHROMIUM.executablePath),
  // All pages in one process, which keeps what it has read and compiled for the next test: an eighth less work.
  args: [...CHROMIUM.args, '--process-per-site'],
};

import { defineConfig } from '@playwright/test';
import { QUICK_CHROMIUM } from './tests/support/web/quick-chromium';

/** Browser tests: real pages against the real server (tests/support/web/server.ts starts one unless E2E_BASE_URL names it). */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/web/server.ts',
  // Half of a test is waiting for one another, page and server: two at once keep both cores of a small machine at work.
  workers: 2,
  // There to end what hangs: what is slow on a busy machine is not wrong.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    // A failure leaves a picture and what a screen reader would have read; `--trace retain-on-failure` keeps every step, for a quarter more of the time.
    screenshot: 'only-on-failure',
    launchOptions: QUICK_CHROMIUM,
    // A control that never comes fails its test within a minute instead of at its end.
    actionTimeout: 60_000,
  },
});

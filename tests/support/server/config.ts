import type { AppOptions } from '#app/server/create-app';
import { QUICK_COST } from './quick-hash';
import { readConfig } from '#platform/server/http/config';

/** Returns the configuration of a test server: that of an empty environment, silent, with its own address. */
export function configOf(
  given: Partial<AppOptions['config']> & Pick<AppOptions['config'], 'dataDir'>,
): AppOptions['config'] {
  return {
    ...readConfig({}, { webDir: null, templatesDir: undefined }),
    logLevel: 'silent',
    mailFrom: 'Red Salud <red@example.org>',
    // Passwords of tests are cheap to hash, and are not hashed again.
    passwordCost: QUICK_COST,
    publicUrl: 'https://red.example.org',
    // Tests send requests faster than people.
    sessionCalls: 1_000_000,
    // Tests use one session throughout.
    sessionIdleMs: 12 * 60 * 60 * 1000,
    ...given,
  };
}

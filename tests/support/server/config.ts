import type { AppOptions } from '#app/server/create-app';
import { QUICK_COST } from './quick-hash';
import { readConfig } from '#platform/server/http/config';

/** Configuration of a server of the tests: what an empty environment gives, silent, with an address of its own. */
export function configOf(
  given: Partial<AppOptions['config']> & Pick<AppOptions['config'], 'dataDir'>,
): AppOptions['config'] {
  return {
    ...readConfig({}, { webDir: null, templatesDir: undefined }),
    logLevel: 'silent',
    mailFrom: 'Red Salud <red@example.org>',
    // Passwords of tests cost little to hash, and are not hashed anew.
    passwordCost: QUICK_COST,
    publicUrl: 'https://red.example.org',
    // Tests ask faster than people.
    sessionCalls: 1_000_000,
    // Tests keep the sessions that they began with.
    sessionIdleMs: 12 * 60 * 60 * 1000,
    ...given,
  };
}

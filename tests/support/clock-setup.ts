import { setClock } from './clock';

/** Time at which the whole suite runs: `TEST_CLOCK=2026-12-31T23:30:00-06:00 npx vitest run`. */
const moment = process.env['TEST_CLOCK'];
const IS_SET = Symbol.for('red-salud.test-clock');
const known = globalThis as { [IS_SET]?: boolean };

// Set once for all files of a worker; setting it for each file would restart the clock.
if (moment !== undefined && known[IS_SET] !== true) {
  known[IS_SET] = true;
  setClock(moment);
}

import { setClock } from './clock';

/** Names the moment at which the whole suite runs: `TEST_CLOCK=2026-12-31T23:30:00-06:00 npx vitest run`. */
const moment = process.env['TEST_CLOCK'];
const IS_SET = Symbol.for('red-salud.test-clock');
const known = globalThis as { [IS_SET]?: boolean };

// Once for all files of a worker: set anew for each it would stand still.
if (moment !== undefined && known[IS_SET] !== true) {
  known[IS_SET] = true;
  setClock(moment);
}

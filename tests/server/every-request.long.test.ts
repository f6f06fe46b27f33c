import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/server/app';
import { askFuzzed } from '../support/server/ask-fuzzed';

/** A release needs 50,000 requests: `npm test -- --all`. */
const COUNT = process.env['TEST_ALL'] ? 50_000 : 10_000;

let test: TestApp;
beforeAll(async () => {
  test = await startApp('PGlite');
});
afterAll(() => test.stop());

it(`each of ${COUNT} requests is answered at once, as the description of the API says`, async () => {
  const { asked, faults, operations, statuses } = await askFuzzed(test, 20_261_129, COUNT);
  expect(faults).toEqual([]);
  expect(asked).toBe(COUNT);
  expect(operations).toBeGreaterThan(1300);
  // A run in which all requests are refused would prove nothing.
  expect(statuses['2xx']).toBeGreaterThan(COUNT / 10);
}, 3_600_000);

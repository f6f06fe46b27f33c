import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/server/app';
import { askFuzzed } from '../support/server/ask-fuzzed';

/** Sends each operation once; every-request.long.test.ts sends 10,000 requests, 50,000 with `--all`. */
const SAMPLE = 1850;

let test: TestApp;
beforeAll(async () => {
  test = await startApp('PGlite');
});
afterAll(() => test.stop());

it('every request, right or wrong, is answered promptly, as documented', async () => {
  const { asked, faults, operations, statuses } = await askFuzzed(test, 20_261_128, SAMPLE);
  expect(faults).toEqual([]);
  expect(asked).toBe(SAMPLE);
  expect(operations).toBeGreaterThan(1700);
  // A run in which all requests are refused would prove nothing.
  expect(statuses['2xx']).toBeGreaterThan(SAMPLE / 10);
});

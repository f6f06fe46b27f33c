import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/web/client/api-error';
import { reportFault } from '#platform/web/client/report-fault';

const told = vi.fn<(error: unknown) => void>();
afterEach(() => {
  vi.unstubAllGlobals();
  told.mockReset();
});

it.each([
  ['a fault of the code', new ReferenceError("Cannot access 'Shell' before initialization"), true],
  ['a fault of the installation', new Error('config.json: msal without a provider'), true],
  ['a lost request', new TypeError('Failed to fetch'), false],
  ['code that did not arrive', new TypeError('Failed to fetch dynamically imported module: /assets/app.js'), false],
  [
    'a failed call',
    new ApiError({ kind: 'FETCH_ERROR', status: 0, codigo: 'FETCH_ERROR', message: 'errors.FETCH_ERROR' }),
    false,
  ],
])('%s is reported to the console: %s → %s', (_, error, isReported) => {
  vi.stubGlobal('reportError', told);
  reportFault(error);
  expect(told.mock.calls).toEqual(isReported ? [[error]] : []);
});

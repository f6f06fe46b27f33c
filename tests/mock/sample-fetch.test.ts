import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSampleFetch } from '#areas/muestra/web/sample-fetch';

const BASE = 'https://red.example.org/api';
const place = { apiBase: '/api', enableMock: true, signInMode: 'token', mockDelayMs: 0 } as const;
const network = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  network.mockReset();
  network.mockImplementation(async () => Response.json('from the network'));
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

const ask = async (fetch: typeof globalThis.fetch, path: string, init?: RequestInit) =>
  (await fetch(BASE + path, init)).json() as Promise<unknown>;

describe('with the samples on', () => {
  it('answers /mock/ requests locally, and passes all others through unchanged', async () => {
    const fetch = createSampleFetch(place);
    expect(await ask(fetch, '/mock/sales/product?id=12')).toMatchObject({ id: '12' });
    expect(network).not.toHaveBeenCalled();
    const init = { method: 'PUT', body: '{}', headers: { 'If-Match': '"3"' } };
    expect(await ask(fetch, '/catalogos/unidad/1', init)).toBe('from the network');
    expect(network).toHaveBeenCalledExactlyOnceWith(`${BASE}/catalogos/unidad/1`, init);
  });

  it('sends sign-in and account calls to the server, if there is one', async () => {
    const fetch = createSampleFetch(place);
    for (const path of ['/sign-in', '/sign-out', '/sign-up', '/forgot-password', '/reset-password']) {
      expect(await ask(fetch, path, { method: 'POST', body: '{}' }), path).toBe('from the network');
    }
  });

  it('signs people in itself without a server', async () => {
    const fetch = createSampleFetch({ ...place, signInMode: 'mock' });
    expect(
      await ask(fetch, '/sign-in', {
        method: 'POST',
        body: JSON.stringify({ userName: 'admin', password: 'muestra123' }),
      }),
    ).toMatchObject({ user: { email: 'admin@example.org' } });
    expect(await ask(fetch, '/sign-out', { method: 'POST', body: '{}' })).toBe(true);
    expect(network).not.toHaveBeenCalled();
  });

  it('waits for the configured delay', async () => {
    const fetch = createSampleFetch({ ...place, mockDelayMs: 120 });
    const started = performance.now();
    await ask(fetch, '/mock/sales/product?id=12');
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
  });
});

describe('with the samples off', () => {
  it('sends /mock/ requests to the network like any other', async () => {
    const fetch = createSampleFetch({ ...place, enableMock: false });
    expect(await ask(fetch, '/mock/sales/product?id=12')).toBe('from the network');
    expect(network).toHaveBeenCalledOnce();
  });
});

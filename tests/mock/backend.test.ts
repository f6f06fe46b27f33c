import { describe, expect, it } from 'vitest';
import { createBackend } from '#areas/muestra/web/backend/create-backend';
import { SAMPLE_PRODUCTS } from '#areas/muestra/web/backend/store/sample-products';
import type { Product } from '#areas/muestra/web/wire';
import { sender } from '../support/mock/sender';

const PRODUCT = '/mock/sales/product?id=12';

describe('the path of a request', () => {
  it.each([
    'https://ejemplo.test',
    'https://ejemplo.test/api',
    'https://ejemplo.test/deep/er',
    'https://ejemplo.test/mock',
  ])('is the same below %s', async (base) => {
    const send = sender({}, base);
    expect((await send('GET', PRODUCT)).status).toBe(200);
    expect((await send('POST', '/sign-out')).json).toBe(true);
  });

  it('gives 404 for an unknown path, and 405 with the permitted methods for a wrong one', async () => {
    const send = sender();
    for (const path of ['/mock/sales/nada', '/mock/sales/products/12', '/mock/', '/otra']) {
      expect(await send('GET', path)).toMatchObject({
        status: 404,
        json: { message: expect.stringContaining(path) as string },
      });
    }
    const wrong = await send('POST', PRODUCT);
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'GET']);
    expect((await send('PATCH', '/mock/catalogos/usuario')).headers.get('Allow')).toBe('GET, POST');
    expect((await send('GET', '/mock/catalogos/usuario/3')).headers.get('Allow')).toBe('PUT, DELETE');
    expect((await send('GET', '/sign-in')).headers.get('Allow')).toBe('POST');
  });

  it('returns the correlation id of the request, or a new one', async () => {
    const backend = createBackend({ delayMs: 0 });
    const url = `https://ejemplo.test${PRODUCT}`;
    expect(
      (await backend(new Request(url, { headers: { 'X-Correlation-Id': 'c-1' } }))).headers.get('X-Correlation-Id'),
    ).toBe('c-1');
    expect((await backend(new Request(url))).headers.get('X-Correlation-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ['POST', '/sign-in'],
    ['POST', '/sign-up'],
    ['POST', '/mock/sales/products/create'],
    ['PUT', '/mock/sales/products/update'],
    ['DELETE', '/mock/sales/products/delete'],
    ['DELETE', '/mock/sales/orders/delete'],
    ['POST', '/mock/catalogos/usuario'],
    ['PUT', '/mock/catalogos/usuario/3'],
  ])('%s %s refuses a body that is not an object', async (method, path) => {
    const backend = createBackend({ delayMs: 0 });
    for (const body of ['', '{', '[]', '"12"', 'null']) {
      const sent: RequestInit = { method, body };
      const response = await backend(new Request(`https://ejemplo.test${path}`, sent));
      expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'application/json']);
      expect(await response.json()).toMatchObject({ message: expect.stringContaining('body') as string });
    }
  });

  it('decodes an id with special characters, and refuses an invalid one', async () => {
    const send = sender();
    expect((await send('DELETE', '/mock/catalogos/usuario/a%2Fb%20c')).json).toEqual({
      message: 'No existe el registro a/b c.',
    });
    expect((await send('DELETE', '/mock/catalogos/usuario/%E0%A4%A')).status).toBe(400);
  });
});

describe('the delay', () => {
  it('is 400 ms by default', async () => {
    const started = performance.now();
    await createBackend()(new Request(`https://ejemplo.test${PRODUCT}`));
    expect(performance.now() - started).toBeGreaterThanOrEqual(399);
  });

  it('ends at once when the request is cancelled, without any change', async () => {
    const backend = createBackend({ delayMs: 150 });
    const controller = new AbortController();
    const started = performance.now();
    const request = new Request('https://ejemplo.test/mock/catalogos/usuario/1', {
      method: 'DELETE',
      signal: controller.signal,
    });
    const answer = backend(request);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(backend(new Request(request.url, { signal: AbortSignal.abort() }))).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(performance.now() - started).toBeLessThan(140);
    expect((await backend(new Request('https://ejemplo.test/mock/catalogos/usuario?id=1'))).status).toBe(200);
  });
});

describe('the data of a backend', () => {
  it('are not shared with another backend', async () => {
    const [one, other] = [sender(), sender()];
    await one('DELETE', '/mock/sales/products/delete', { id: '12' });
    expect((await one('GET', PRODUCT)).status).toBe(404);
    expect((await other('GET', PRODUCT)).status).toBe(200);
  });

  it('are copies of the given data', async () => {
    const given = [structuredClone(SAMPLE_PRODUCTS[0]) as Product & { name: string; tags: string[] }];
    const send = sender({ products: given });
    const stored = (await send('GET', PRODUCT)).json;
    for (const product of given) {
      product.name = 'Otro';
      product.tags.push('otra');
    }
    expect((await send('GET', PRODUCT)).json).toEqual(stored);
    await send('PUT', '/mock/sales/products/update', { ...SAMPLE_PRODUCTS[0], name: 'Cambiado' });
    expect(given[0]?.name).toBe('Otro');
    expect(SAMPLE_PRODUCTS[0]?.name).not.toBe('Cambiado');
  });

  it('do not change with a modified answer', async () => {
    const send = sender();
    const first = (await send('GET', PRODUCT)).json as { imgList: unknown[] };
    const before = structuredClone(first);
    first.imgList.length = 0;
    expect((await send('GET', PRODUCT)).json).toEqual(before);
  });
});

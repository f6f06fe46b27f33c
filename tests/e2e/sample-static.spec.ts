import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { contract } from '../support/mock/contract';
import type { Send } from '../support/mock/contract-case';
import { violations } from '../support/web/axe';
import { go } from '../support/web/go';
import { menu, menuLink, openPanel } from '../support/web/menu';
import { serveFiles, type FileHost } from '../support/web/serve-files';
import { expect, settled, test } from '../support/web/test';

// The application built for a static file host, without a server.
let host: FileHost;

test.beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['scripts/start.mjs', '--build-only', '--sample']);
  host = await serveFiles('dist/sample');
});
test.afterAll(() => host.close());

async function enter(page: Page): Promise<void> {
  await page.goto(`${host.url}/sign-in`);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('states that it is a sample, admits its account, and shows only its screens', async ({ page }) => {
  await page.goto(`${host.url}/producto-muestra`);
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByText(/Esta es una muestra sin servidor/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Usuario').fill('nadie');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByText(/El usuario o la contraseña no son correctos/)).toBeVisible();
  await page.getByLabel('Usuario').fill('admin');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  // The sign-in returns to the requested page.
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
  await expect(menu(page).getByRole('link')).toHaveText(['Inicio']);
  await expect((await openPanel(page, 'Registros')).getByRole('link')).toHaveText([
    'Tablero de ventas',
    'Productos',
    'Pedidos',
    'Usuarios',
  ]);
  await page.keyboard.press('Escape');
  await expect((await openPanel(page, 'Ajustes')).getByRole('link')).toHaveText(['Mi cuenta']);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
  await page.getByRole('button', { name: /^Cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(host.missed.filter((address) => !address.startsWith('GET /'))).toEqual([]);
  expect(host.missed.filter((address) => address.includes('/api/'))).toEqual([]);
});

test('all of its screens render without a request to a server', async ({ page }) => {
  await enter(page);
  for (const path of [
    '/tablero-ventas',
    '/producto-muestra',
    '/producto-muestra/create',
    '/producto-muestra/12',
    '/producto-muestra/12/editar',
    '/pedido-muestra',
    '/pedido-muestra/95954',
    '/usuario-muestra',
    '/usuario-muestra/create',
    '/usuario-muestra/3',
    '/usuario-muestra/3/editar',
    '/cuenta',
    '/home',
  ]) {
    await go(page, path);
    await expect(page.locator('main').getByRole('alert').filter({ hasText: /\S/ }), path).toHaveCount(0);
  }
  expect(host.missed.filter((address) => address.includes('/api/'))).toEqual([]);
});

test('a new account signs in at once; a taken name or address is refused', async ({ page }) => {
  await page.goto(`${host.url}/sign-in`);
  await page.getByRole('link', { name: 'Crear otra cuenta' }).click();
  const create = async (user: string, email: string) => {
    await page.getByLabel('Usuario').fill(user);
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('una cualquiera');
    await page.getByRole('button', { name: 'Crear cuenta y entrar' }).click();
  };
  await create('admin', 'otra@example.org');
  await expect(page.getByText('Ya hay una cuenta con ese usuario. Elija otro.')).toBeVisible();
  await create('prueba', 'admin@example.org');
  await expect(page.getByText('Ya hay una cuenta con ese correo. Escriba otro.')).toBeVisible();
  await create('prueba', 'prueba@example.org');
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: /^Cuenta de prueba/ })).toBeVisible();
});

test('a forgotten password leads through its steps, and states that nothing is sent or changed', async ({ page }) => {
  await page.goto(`${host.url}/sign-in`);
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
  await expect(page.getByText(/no se envía ningún mensaje/)).toBeVisible();
  await page.getByLabel('Correo electrónico').fill('nadie@example.org');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('cualquiera');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText(/las contraseñas siguen siendo las mismas/)).toBeVisible();
});

test.describe('every line of the specification', () => {
  let page: Page;
  test.describe.configure({ mode: 'serial' });

  // All tests share one page and one backend, loaded from the built file.
  test.beforeAll(async ({ browser }) => {
    const context = await browser.newContext();
    page = await context.newPage();
    const found = page.waitForResponse((response) => /\/create-backend-[^/]+\.js$/.test(response.url()));
    await enter(page);
    await (await menuLink(page, 'Registros', 'Productos')).click();
    const address = (await found).url();
    await page.evaluate(async (url) => {
      const module = (await import(url)) as Record<
        string,
        (options: { delayMs: number }) => (request: Request) => Promise<Response>
      >;
      const create = Object.values(module).find((value) => typeof value === 'function')!;
      Object.assign(window, { make: create, sample: create({ delayMs: 0 }) });
    }, address);
  });
  test.afterAll(() => page.context().close());

  const send: Send = async (method, path, body) => {
    const { status, json, headers } = await page.evaluate(
      async ([verb, address, text]) => {
        const { sample } = window as unknown as { sample: (request: Request) => Promise<Response> };
        const response = await sample(
          new Request(`/api${address}`, {
            method: verb,
            ...(text === null ? {} : { body: text, headers: { 'Content-Type': 'application/json' } }),
          }),
        );
        return { status: response.status, json: (await response.json()) as unknown, headers: [...response.headers] };
      },
      [method, path, body === undefined ? null : JSON.stringify(body)] as const,
    );
    return { status, json, headers: new Headers(headers) };
  };
  test('a search in ten thousand products answers a key within 100 ms beyond the delay', async () => {
    const times = await page.evaluate(async () => {
      const { make } = window as unknown as {
        make: (options: { delayMs: number; products: object[] }) => (request: Request) => Promise<Response>;
      };
      const one = (index: number) => ({
        id: String(index),
        name: `Producto ${index} de prueba`,
        productCode: `BIS-${index}`,
        img: '',
        imgList: [],
        category: ['devices', 'bags', 'shoes'][index % 3],
        price: index,
        stock: index % 90,
        status: index % 3,
        costPerItem: 12,
        bulkDiscountPrice: 68,
        taxRate: 6,
        tags: ['muestra'],
        brand: `Marca ${index % 40}`,
        vendor: 'Distribuidora',
        description: '<p>Un texto de dos o tres líneas, como las que tienen los productos de muestra.</p>',
      });
      const sample = make({ delayMs: 0, products: Array.from({ length: 10_000 }, (_, index) => one(index + 1)) });
      const search = async (query: string) => {
        const started = performance.now();
        const body = JSON.stringify({ pageIndex: 1, pageSize: 10, sort: { order: 'asc', key: 'name' }, query });
        const { total } = (await (
          await sample(new Request(`/api/mock/sales/products?body=${encodeURIComponent(body)}`))
        ).json()) as { total: number };
        return { total, time: performance.now() - started };
      };
      // Excludes the one-time cost of the first list from the keystrokes.
      await search('');
      const found: { total: number; time: number }[] = [];
      // Answers are not cached. Other load slows some of them, so the fastest one counts.
      for (let end = 1; end <= 'producto 777'.length; end++) {
        const query = 'producto 777'.slice(0, end);
        found.push(
          [await search(query), await search(query), await search(query)].toSorted((a, b) => a.time - b.time)[0]!,
        );
      }
      return found;
    });
    test
      .info()
      .annotations.push({ type: 'search ms', description: JSON.stringify(times.map(({ time }) => Math.round(time))) });
    expect(times[0]!.total).toBe(10_000);
    expect(times.at(-1)!.total).toBe(11);
    expect(Math.max(...times.map(({ time }) => time))).toBeLessThanOrEqual(100);
  });

  for (const { endpoint, name, check } of contract(send)) test(`${endpoint} ${name}`, check);
});

import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { Api } from '../support/web/api';
import { startProcess, type ServerProcess } from '../support/start-process';
import { chooseMore } from '../support/web/choose-more';
import { demoFolder } from '../support/web/demo-folder';
import { HOSTILE_HTML } from '../support/web/hostile-html';
import { violations } from '../support/web/axe';
import { go } from '../support/web/go';
import { menu, menuLink, openPanel } from '../support/web/menu';
import { nameless } from '../support/web/nameless';
import { expect, settled, test } from '../support/web/test';

const rows = (page: Page) => page.locator('tbody tr');

/** Creates a picture of one colour, as a file. */
async function picture(
  page: Page,
  name: string,
  width = 40,
  height = 30,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d')!;
      context.fillStyle = 'teal';
      context.fillRect(0, 0, w!, h!);
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1]!, 'base64') };
}

test('the samples appear in the menu of administrators only', async ({ page, signInAs }) => {
  await signInAs('su');
  await page.goto('/home');
  await expect(await menuLink(page, 'Registros', 'Tablero de ventas')).toBeVisible();
  await signInAs('farmacia');
  await page.goto('/home');
  await expect(menu(page).getByRole('link', { name: 'Inicio' })).toBeVisible();
  await expect((await openPanel(page, 'Registros')).getByRole('link', { name: 'Tablero de ventas' })).toHaveCount(0);
  for (const path of ['/producto-muestra', '/tablero-ventas', '/pedido-muestra/95954']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /no tiene permiso/i })).toBeVisible();
  }
});

test.describe('the samples', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('su'));

  test('products are found, filtered and sorted @core', async ({ page }) => {
    await page.goto('/producto-muestra');
    await expect(page.getByText('14 registros')).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await expect(rows(page).first().locator('img')).toHaveAttribute('src', /^data:image\/svg/);
    await page.getByLabel('Buscar en la lista').fill('RELOJ');
    await expect
      .poll(async () => (await rows(page).locator('th').allInnerTexts()).every((name) => /reloj/i.test(name)))
      .toBe(true);
    await page.getByLabel('Buscar en la lista').fill('');
    await expect(page.getByText('14 registros')).toBeVisible();
    await page
      .getByRole('group', { name: 'Filtros frecuentes' })
      .getByRole('button', { name: 'Disponibilidad', exact: true })
      .click();
    await page.getByRole('checkbox', { name: 'Agotado' }).check();
    await page.getByRole('button', { name: 'Listo' }).click();
    await expect
      .poll(
        async () =>
          new Set(
            await rows(page)
              .locator('td')
              .filter({ hasText: /Agotado|existencia|agotarse/ })
              .allInnerTexts(),
          ),
      )
      .toEqual(new Set(['Agotado']));
    // Features that need the server are not offered.
    for (const name of [/^Vistas/, /^Descargar/])
      await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(0);
    await page.goto('/producto-muestra?sort=price&order=DESC&perPage=25');
    await expect(rows(page)).toHaveCount(14);
    await settled(page);
    const prices = (await rows(page).locator('td:last-child').allInnerTexts()).map((text) =>
      Number(text.replace(/[^\d.]/g, '')),
    );
    expect(prices).toHaveLength(14);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test('a product is created with pictures and formatted text, changed, and deleted', async ({ page }) => {
    await page.goto('/producto-muestra/create');
    await page.getByLabel('Nombre', { exact: true }).fill('Termómetro de prueba');
    await page.getByLabel('Código').fill('bis-900');
    await page.getByLabel('Precio', { exact: true }).fill('125.50');
    await page.getByLabel('Existencias').fill('7');
    await page.getByLabel('Categoría').selectOption({ label: 'Aparatos' });
    const text = page.getByRole('textbox', { name: 'Descripción' });
    await text.click();
    await page.getByRole('button', { name: 'Negrita' }).click();
    await page.keyboard.type('Preciso');
    await page
      .locator('input[type=file]')
      .setInputFiles([
        await picture(page, 'uno.png'),
        await picture(page, 'dos.png', 1600, 1200),
        { name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') },
      ]);
    await expect(page.getByText('«nota.txt» no se agregó: debe ser una imagen PNG, JPEG, WebP o GIF.')).toBeVisible();
    await expect(page.getByLabel('Nombre de la imagen 2')).toHaveValue('dos.png');
    await page.getByRole('button', { name: 'Usar como principal: dos.png' }).click();
    await page.getByRole('button', { name: 'Crear producto' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Termómetro de prueba' })).toBeVisible();
    await expect(page.locator('main strong', { hasText: 'Preciso' })).toBeVisible();
    await expect(page.getByText('BIS-900')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ver más grande: dos.png' })).toBeVisible();

    await page.getByRole('link', { name: 'Editar' }).click();
    await page.getByRole('button', { name: 'Quitar: uno.png' }).click();
    await page.getByLabel('Existencias').fill('0');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Termómetro de prueba' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Ver más grande/ })).toHaveCount(1);

    await chooseMore(page, 'Eliminar');
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page).toHaveURL(/\/producto-muestra$/);
    await page.getByLabel('Buscar en la lista').fill('Termómetro de prueba');
    await expect(page.getByText('0 registros')).toBeVisible();
  });

  test('show the errors of a product at its fields, and retain typed values', async ({ page }) => {
    await page.goto('/producto-muestra/create');
    await page.getByLabel('Nombre', { exact: true }).fill('Sin precio');
    await page.getByRole('button', { name: 'Crear producto' }).click();
    await page
      .getByRole('main')
      .getByRole('alert')
      .getByRole('link', { name: /Código/ })
      .click();
    await expect(page.getByLabel('Código')).toBeFocused();
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Sin precio');
  });

  test('orders are deleted in bulk, and the confirmation states how many', async ({ page }) => {
    await page.goto('/pedido-muestra');
    await expect(page.getByText('14 registros')).toBeVisible();
    for (const place of [0, 2]) await rows(page).nth(place).getByRole('checkbox').check();
    await page.getByRole('region', { name: 'Registros elegidos' }).getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByRole('dialog')).toContainText('¿Eliminar 2 registros?');
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar 2' }).click();
    await expect(page.getByText('Se eliminaron 2 registros')).toBeVisible();
    await expect(page.getByText('12 registros')).toBeVisible();
    // The deletion is final, so undoing is not offered.
    await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
  });

  test('an order adds up, on the screen and on paper', async ({ page }) => {
    await page.goto('/pedido-muestra');
    const name = await rows(page).nth(1).locator('th').innerText();
    const total = await rows(page).nth(1).locator('td:last-child').innerText();
    await rows(page).nth(1).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: `Pedido ${name}` })).toBeVisible();
    const money = async (label: string) => {
      const row = page.locator('dl > *, tr', { has: page.getByText(label, { exact: true }) }).first();
      return Number((await row.innerText()).replace(/^[^$]*/, '').replace(/[^\d.]/g, ''));
    };
    const [subtotal, tax, all] = [await money('Subtotal'), await money('Impuesto (6 %)'), await money('Total')];
    expect(tax).toBeCloseTo(subtotal * 0.06, 1);
    expect(all).toBeCloseTo(subtotal + tax + 15, 2);
    expect(all).toBe(Number(total.replace(/[^\d.]/g, '')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: `Pedido ${name}` })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.goto('/pedido-muestra/1');
    await expect(page.getByRole('heading', { name: /No encontramos/ })).toBeVisible();
  });

  test('a user is created with the next number, found by name without accents, changed and deleted', async ({
    page,
  }) => {
    await page.goto('/usuario-muestra/create');
    await page.getByLabel('Nombre', { exact: true }).fill('Íñigo');
    await page.getByLabel('Primer apellido').fill('Prueba');
    await page.getByLabel('Correo electrónico').fill('inigo@example.org');
    await page.getByRole('button', { name: 'Crear usuario' }).click();
    await expect(page).toHaveURL(/\/usuario-muestra\/17$/);
    await page.getByRole('navigation', { name: 'Ruta de navegación' }).getByRole('link', { name: 'Usuarios' }).click();
    await page.getByLabel('Buscar en la lista').fill('inigo');
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().getByRole('link').first().click();
    await page.getByRole('link', { name: 'Editar' }).click();
    await page.getByLabel('Segundo apellido').fill('Muestra');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Íñigo Prueba Muestra' })).toBeVisible();
    await chooseMore(page, 'Eliminar');
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect(page.getByText('16 registros')).toBeVisible();
  });

  test('the dashboard has its charts as tables, and links to the named records', async ({ page }) => {
    await page.goto('/tablero-ventas');
    await expect(page.getByRole('heading', { level: 1, name: 'Tablero de ventas' })).toBeVisible();
    await expect(page.getByText(/^Datos de muestra/)).toBeVisible();
    await settled(page);
    await page.getByRole('button', { name: 'Ver como tabla' }).first().click();
    const table = page.getByRole('table').first();
    await expect(table.getByRole('row')).toHaveCount(13);
    await page
      .getByRole('link', { name: /^#?\d{5}$|^Pedido #/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Pedido #/ })).toBeVisible();
  });

  test('is translated completely, with no text of the previous language', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('red-salud.language', 'en'));
    await page.goto('/tablero-ventas');
    await expect(page.getByRole('heading', { level: 1, name: 'Sales dashboard' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' })).toBeVisible();
    await page.getByRole('button', { name: 'Records', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Records' }).getByRole('link', { name: 'Products' })).toBeVisible();
  });

  for (const [path, name] of [
    ['/tablero-ventas', 'dashboard'],
    ['/producto-muestra?perPage=10', 'products'],
    ['/producto-muestra/12', 'product'],
    ['/producto-muestra/12/editar', 'form of a product'],
    ['/pedido-muestra', 'orders'],
    ['/pedido-muestra/95954', 'order'],
    ['/usuario-muestra', 'users'],
    ['/usuario-muestra/2', 'user'],
    ['/usuario-muestra/create', 'form of a user'],
  ] as const) {
    test(`the ${name} is accessible, and whole on every width`, async ({ page }) => {
      await go(page, path);
      await expect(page.locator('main [class*="skeleton" i]')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      expect(await nameless(page)).toEqual([]);
      for (const [width, height] of [
        [1024, 768],
        [390, 844],
        [320, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect
          .poll(() => page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth))
          .toBeLessThanOrEqual(0);
      }
    });
  }
});

test.describe('a malicious description', () => {
  test('is harmless when shown and when edited', async ({ page, signInAs, context }) => {
    // Removes the content security policy, which reports violations in the console: the page must be safe without it.
    await context.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      return route.fulfill({ response, headers });
    });
    await signInAs('su');
    // The sample backend runs within the page, so its answer about a product is changed on the way.
    await page.addInitScript(
      (html) => {
        const answer = Response.json.bind(Response);
        Response.json = (data: unknown, init?: ResponseInit) =>
          answer(
            typeof data === 'object' && data !== null && 'description' in data ? { ...data, description: html } : data,
            init,
          );
      },
      HOSTILE_HTML.map(({ html }) => html).join('<p>—</p>'),
    );
    for (const path of ['/producto-muestra/12', '/producto-muestra/12/editar', '/producto-muestra']) {
      await page.goto(path);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path !== '/producto-muestra') await expect(page.getByText('uno').first()).toBeVisible();
      const found = await page.evaluate(() => ({
        hacked: 'hacked' in window,
        elements: document.querySelectorAll(
          'main :is(script, iframe, object, embed, form form, style, math, link, base, meta)',
        ).length,
        handlers: [...document.querySelectorAll('main *')].filter(({ attributes }) =>
          [...attributes].some(({ name }) => name.startsWith('on')),
        ).length,
        links: [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
          .map(({ protocol }) => protocol)
          .filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
      }));
      expect(found, path).toEqual({ hacked: false, elements: 0, handlers: 0, links: [] });
    }
  });
});

test.describe('with the samples off', () => {
  let dataDir: string;
  let server: ServerProcess;
  test.beforeAll(async () => {
    dataDir = await demoFolder('off');
    server = await startProcess({ env: { DATA_DIR: dataDir, ENABLE_MOCK: '0' } });
  });
  test.afterAll(async () => {
    // A normal end would wait for connections that the browser keeps open.
    await server.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  test('the production build has no sample and no source map, and no other file is served', async ({ request }) => {
    const filesOf = async (folder: string) =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
    const [production, demo] = await Promise.all([filesOf('dist/web'), filesOf('dist/demo')]);
    expect(production.filter((file) => file.endsWith('.map'))).toEqual([]);
    const maps = demo.filter((file) => file.endsWith('.map') && production.includes(file.slice(0, -'.map'.length)));
    expect(maps.length).toBeGreaterThan(500);
    const sources = await Promise.all(
      maps.map(
        async (file) => (JSON.parse(await readFile(join('dist/demo', file), 'utf8')) as { sources: string[] }).sources,
      ),
    );
    expect(
      sources
        .flat()
        .filter((source) =>
          /areas\/muestra\/web\/(backend|client|screens|sample)\/|areas\/muestra\/web\/[A-Z]|-muestra[./]/.test(source),
        ),
    ).toEqual([]);
    // The application itself is served, which makes the 404 of the others meaningful.
    const script = production.find((file) => /^assets\/app-.*\.js$/.test(file))!;
    expect((await request.get(`${server.url}/${script}`)).status()).toBe(200);
    const apart = [`${script}.map`, ...demo.filter((file) => /create-backend.*\.js$|SalesDashboard.*\.js$/.test(file))];
    expect(apart).toHaveLength(3);
    for (const file of apart)
      expect([file, (await request.get(`${server.url}/${file}`)).status()]).toEqual([file, 404]);
  });

  test('they have no page, and none of their code is loaded', async ({ page }) => {
    const { token } = await Api.signIn(server.url, 'su');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript(
      (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
      token,
    );
    await page.goto(`${server.url}/home`);
    const records = await openPanel(page, 'Registros');
    await expect(records.getByRole('link', { name: 'Pacientes', exact: true })).toBeVisible();
    await expect(records.getByText('Primeros pasos')).toHaveCount(0);
    for (const address of ['/producto-muestra', '/producto-muestra/12', '/pedido-muestra/95954', '/tablero-ventas']) {
      await page.goto(server.url + address);
      await expect(page.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
    }
    expect(
      asked.filter((address) =>
        /\/mock\/|create-backend|sample-provider|SalesDashboard|OrderDetail|charts?-|Plot-/i.test(address),
      ),
    ).toEqual([]);
  });
});

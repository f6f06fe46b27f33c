import { menu, menuLink, openPanel } from '../support/web/menu';
import { cutOff, sticksOut } from '../support/web/reflow';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('su');
  await page.goto('/home');
});

test('the home page shows the user, what waits for them and where they were, in few calls @core', async ({
  page,
  api,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await page.reload();
  const user = await api.get('/catalogos/usuario/usuario-actual');
  await expect(page.getByRole('main').getByText(String(user['perfilNombre']))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  await settled(page);
  await expect(page.getByRole('group', { name: 'Lo que le espera' })).toBeVisible();
  // Identity and menu layout are requested once for all pages; the bell sends its own requests.
  expect(calls.filter((path) => !/usuario-actual|negotiate|notificaciones|modulo\/menu|recorrido/.test(path))).toEqual([
    '/api/inicio',
  ]);
  const link = menu(page).getByRole('link', { name: 'Inicio' });
  await (await menuLink(page, 'Ajustes', 'Estados')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
  await link.click();
  await page.getByRole('region', { name: 'Volver a' }).getByRole('link', { name: 'Estados' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
});

test('a profile without a worklist has its tasks as numbers, each a link to its list', async ({ page }) => {
  await page.route('**/api/catalogos/usuario/usuario-actual', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...user, perfilNombre: 'Botica de guardia' } });
  });
  await page.reload();
  await settled(page);
  await expect(page.getByRole('group', { name: 'Lo que le espera' })).toHaveCount(0);
  const task = page.getByRole('region', { name: 'Puede hacer ahora' }).getByRole('link').first();
  const count = Number.parseInt((await task.innerText()).trim(), 10);
  await task.click();
  await expect(page.getByText(/^Puede: /)).toBeVisible();
  await expect(page.getByText(`${count} registro`, { exact: false })).toBeVisible();
});

for (const [profile, section] of [
  ['medico', 'Me esperan'],
  ['farmacia', 'Recetas por surtir'],
  ['almacen.unidad', null],
] as const) {
  test(`the home page of ${profile} names records, and leads to them`, async ({ page, signInAs }) => {
    await signInAs(profile);
    await page.goto('/home');
    await settled(page);
    const worklist = page.getByRole('group', { name: 'Lo que le espera' });
    const part = section === null ? worklist : worklist.getByRole('region', { name: section });
    const row = part.getByRole('listitem').first();
    const name = row.getByRole('link').first();
    await expect(name).not.toBeEmpty();
    const address = (await name.getAttribute('href'))!;
    const action = row.getByRole('link').last();
    await expect(action).toHaveAttribute('href', address);
    await action.click();
    await expect(page).toHaveURL((url) => url.pathname === address);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(name).toBeVisible();
  });
}

test('the day of a physician is a list by the hour, with a line at the current time', async ({ page, signInAs }) => {
  await signInAs('medico');
  const hour = 3_600_000;
  const at = (offset: number) => new Date(Math.floor(Date.now() / hour) * hour + offset * hour).toISOString();
  await page.route('**/api/inicio', async (route) => {
    const response = await route.fetch();
    const registros = [at(-1), at(0), at(2)].map((inicio, index) => ({
      eventoId: index + 1,
      inicio,
      pacienteId: index,
      pacienteNombre: ['Ana Ruiz', 'Beatriz Luna', null][index],
      titulo: 'Control',
      folio: `HG-AG-00000${index}`,
    }));
    await route.fulfill({ response, json: { ...((await response.json()) as object), dia: { total: 9, registros } } });
  });
  await page.goto('/home');
  await settled(page);
  const day = page.getByRole('region', { name: 'Mi día' });
  const rows = day.getByRole('listitem');
  await expect(rows).toHaveText([
    /^\d\d:00Ana RuizControl$/,
    /^\d\d:00Beatriz LunaControl$/,
    /^ahora \d\d:\d\d$/,
    // Without a name, the reason names the appointment.
    /^\d\d:00ControlHG-AG-000002$/,
  ]);
  await expect(day.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute('href', '/evento/1');
  const all = day.getByRole('link', { name: 'Ver los 9' });
  await all.click();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Citas' })).toBeVisible();
});

test('a section leads to its list, which has as many records', async ({ page, signInAs }) => {
  await signInAs('farmacia');
  await page.goto('/home');
  const all = page.getByRole('region', { name: 'Recetas por surtir' }).getByRole('link', { name: /^Ver los / });
  const total = (await all.innerText()).replace('Ver los ', '');
  await all.click();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Recetas' })).toBeVisible();
  await expect(page.getByText(`${total} registro`, { exact: false })).toBeVisible();
});

test('arrows move between the rows, Enter opens a record, late is a word', async ({ page, signInAs }) => {
  await signInAs('medico');
  await page.goto('/home');
  await settled(page);
  const names = page.getByRole('group', { name: 'Lo que le espera' }).locator('[data-row-link]');
  await names.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(names.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/\S/);
  await expect(page.locator(':focus')).toHaveAttribute('aria-describedby', (await names.first().getAttribute('id'))!);
  for (const late of await page.locator('time[data-late]').all()) await expect(late).toContainText('tarde');
  await names.first().focus();
  const address = (await names.first().getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === address);
});

test('on a phone the rows are cards within the window', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('medico');
  await page.goto('/home');
  await settled(page);
  await expect(page.getByRole('region', { name: 'Me esperan' }).getByRole('listitem').first()).toBeVisible();
  expect(await sticksOut(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
});

test.describe('without an answer', () => {
  test.use({ expectedStatuses: [500] });

  test('the home page says so, and asks again', async ({ page }) => {
    await page.route('**/api/inicio', (route) => route.fulfill({ status: 500, json: { message: 'Falla' } }));
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'No se pudo consultar lo que le espera.' });
    await expect(alert).toBeVisible();
    await page.unroute('**/api/inicio');
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('group', { name: 'Lo que le espera' })).toBeVisible();
  });
});

test.describe('a first visit', () => {
  test.use({ ownContext: true });

  test('to the home page loads at most 12 scripts and 320 KB before its first row @core', async ({
    page,
    signInAs,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-row-link]')) return;
        performance.mark('first-row');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await signInAs('medico');
    await page.goto('/home');
    await settled(page);
    const loaded = await page.evaluate(() => {
      const [row] = performance.getEntriesByName('first-row');
      const before = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ responseEnd }) => responseEnd < row!.startTime,
      );
      const scripts = before.filter(({ name }) => name.endsWith('.js'));
      return {
        scripts: scripts.length,
        bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        calls: before.filter(({ name }) => name.includes('/api/')).length,
      };
    });
    expect.soft(loaded.scripts).toBeLessThanOrEqual(12);
    expect.soft(loaded.bytes).toBeLessThanOrEqual(320 * 1024);
    expect(loaded.calls).toBeLessThanOrEqual(3);
  });
});

test('the menu opens at the user’s workplace', async ({ page, signInAs }) => {
  await signInAs('farmacia');
  await page.goto('/home');
  for (const name of ['Recetas por surtir', 'Órdenes por surtir', 'Libro de controlados'])
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
  await expect(await menuLink(page, 'Registros', 'Surtimientos')).toBeVisible();
});

test('the menu finds an item by typing, without accents', async ({ page }) => {
  const panel = await openPanel(page, 'Ajustes');
  const search = page.getByLabel('Buscar en Ajustes');
  await expect(search).toBeFocused();
  await search.fill('nada de esto');
  await expect(panel.getByRole('status')).toHaveText('Nada en el menú coincide con lo que escribió.');
  await search.fill('codigos');
  await expect(panel.getByRole('link')).toHaveCount(1);
  await panel.getByRole('link', { name: 'Códigos postales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Códigos postales' })).toBeVisible();
  await expect(panel).toHaveCount(0);
  // Enter opens the first match without leaving the search.
  await openPanel(page, 'Ajustes');
  await search.fill('municipios');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Municipios' })).toBeVisible();
});

test('the menu can be narrow, and stays narrow', async ({ page }) => {
  await page.getByRole('button', { name: 'Contraer el menú' }).click();
  await expect(page.locator('aside')).toHaveCSS('width', '80px');
  await page.reload();
  await expect(page.locator('aside')).toHaveCSS('width', '80px');
  await page.getByRole('button', { name: 'Ampliar el menú' }).click();
  await expect(page.locator('aside')).toHaveCSS('width', '290px');
});

test('an unknown address shows a message and a link onwards', async ({ page }) => {
  await page.goto('/no-existe');
  await expect(page.getByRole('heading', { name: 'No encontramos esta página' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

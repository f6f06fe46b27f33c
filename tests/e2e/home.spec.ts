import { menu, menuLink, openPanel } from '../support/web/menu';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('su');
  await page.goto('/home');
});

test('the home page shows the user, their pending work and links to it, in few calls @core', async ({ page, api }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await page.reload();
  const user = await api.get('/catalogos/usuario/usuario-actual');
  await expect(page.getByRole('main').getByText(String(user['perfilNombre']))).toBeVisible();
  await settled(page);
  const task = page.getByRole('region', { name: 'Puede hacer ahora' }).getByRole('link').first();
  const count = Number.parseInt((await task.innerText()).trim(), 10);
  // Identity and menu layout are requested once for all pages; the bell sends its own requests.
  expect(calls.filter((path) => !/usuario-actual|negotiate|notificaciones|modulo\/menu|recorrido/.test(path))).toEqual([
    '/api/inicio',
  ]);
  await task.click();
  await expect(page.getByText(/^Puede: /)).toBeVisible();
  await expect(page.getByText(`${count} registro`, { exact: false })).toBeVisible();
  const link = menu(page).getByRole('link', { name: 'Inicio' });
  await (await menuLink(page, 'Ajustes', 'Estados')).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
  await link.click();
  await page.getByRole('region', { name: 'Donde estuvo hace poco' }).getByRole('link', { name: 'Estados' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Estados' })).toBeVisible();
  await link.click();
  await page
    .getByRole('region', { name: 'Sus listas y pantallas' })
    .getByRole('link', { name: 'Pacientes', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pacientes' })).toBeVisible();
});

test('the menu opens at the user’s workplace, and the home page has its lists', async ({ page, signInAs }) => {
  await signInAs('farmacia');
  await page.goto('/home');
  const pages = page.getByRole('region', { name: 'Sus listas y pantallas' });
  for (const name of ['Recetas por surtir', 'Órdenes por surtir', 'Libro de controlados']) {
    await expect(pages.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(pages.getByRole('link', { name: 'Surtimientos', exact: true })).toBeVisible();
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

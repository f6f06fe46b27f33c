import type { Page, Request } from '@playwright/test';
import { go } from '../support/web/go';
import { expect, settled, test } from '../support/web/test';

test.use({ ownContext: true, live: true });

/** More results than the header search shows. */
const MANY = 6;

interface Patient {
  readonly [name: string]: unknown;
  readonly persona: { readonly nombre: string; readonly primerApellido: string };
}

/**
 * Records every address that the page sends to a server: of pages, the API, files and channels. The part behind `#` stays in the browser.
 */
function watchAddresses(page: Page): { readonly sent: string[]; readonly bodies: string[] } {
  const sent: string[] = [];
  const bodies: string[] = [];
  page.on('request', (request: Request) => {
    sent.push(request.url().split('#')[0]!);
    const referrer = request.headers()['referer'];
    if (referrer) sent.push(referrer);
    bodies.push(request.postData() ?? '');
  });
  page.on('websocket', (socket) => sent.push(socket.url()));
  return { sent, bodies };
}

/** Decodes all of an address: escapes and base64. */
function readable(address: string): string {
  const plain = decodeURIComponent(address);
  const words = plain.split(/[?&=/]/).map((word) => Buffer.from(word, 'base64').toString('utf8'));
  return [plain, ...words].join('\n').toLowerCase();
}

test('text typed to find a patient is in no address, before or after a reload', async ({ page, api, signInAs }) => {
  const patients = await api.get<Patient[]>('/pacientes/paciente?pageSize=200&sortBy=pacienteId');
  // A first name so common that the header search links to the list of all.
  const [patient] = patients.filter(
    ({ persona }) => patients.filter((other) => other.persona.nombre === persona.nombre).length >= MANY,
  );
  const { nombre, primerApellido } = patient!.persona;
  const typed = `${nombre} ${primerApellido}`;
  const { sent, bodies } = watchAddresses(page);
  // A native dialog would request the save location.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await signInAs('su');
  await page.goto('/paciente');
  await settled(page);
  const box = page.getByLabel('Buscar en la lista');
  const found = page.locator('tbody tr').filter({ hasText: primerApellido }).first();
  await box.fill(typed);
  await expect(page).toHaveURL(/#\?.*filter=/);
  await expect(found).toBeVisible();
  await settled(page);

  await test.step('a reload restores the search', async () => {
    await page.reload();
    await settled(page);
    await expect(box).toHaveValue(typed);
    await expect(found).toBeVisible();
  });
  await test.step('going back from a record restores the search', async () => {
    await found.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/paciente\/\d+$/);
    await settled(page);
    await page.goBack();
    await expect(box).toHaveValue(typed);
    await expect(found).toBeVisible();
  });
  await test.step('a download contains the same records', async () => {
    await page.getByRole('button', { name: 'Descargar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Descargar' }).click(),
    ]);
    expect(await download.failure()).toBeNull();
    await page.keyboard.press('Escape');
  });
  await test.step('the header search leads to the record', async () => {
    await go(page, '/home');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await page.getByRole('combobox', { name: 'Busque en el menú y en los registros' }).fill(typed);
    await page.getByRole('option', { name: typed }).first().click();
    await expect(page).toHaveURL(/\/paciente\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(primerApellido);
  });
  await test.step('the header search leads to the list', async () => {
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await page.getByRole('combobox', { name: 'Busque en el menú y en los registros' }).fill(nombre);
    const all = page.getByRole('option', { name: /Ver todos en Pacientes/ });
    await expect(all).toBeVisible();
    await all.click();
    const same = page.locator('tbody tr').filter({ hasText: nombre }).first();
    await expect(box).toHaveValue(nombre);
    await expect(same).toBeVisible();
    await page.reload();
    await expect(box).toHaveValue(nombre);
    await expect(same).toBeVisible();
  });

  expect(sent.length).toBeGreaterThan(100);
  // The filter was sent in a body, which makes its absence from addresses meaningful.
  const asked = bodies.filter((body) => body !== '' && readable(JSON.stringify(body)).includes('filterby'));
  expect(asked.length).toBeGreaterThan(2);
  for (const secret of [nombre, primerApellido])
    expect(sent.filter((address) => readable(address).includes(secret.toLowerCase()))).toEqual([]);
  // Addresses of the page's links, as another tab would send them.
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.split('#')[0]!));
  expect(links.filter((address) => readable(address).includes(primerApellido.toLowerCase()))).toEqual([]);
});

test('a link from elsewhere with a text in its query finds it, and no later address contains it', async ({
  page,
  api,
  signInAs,
}) => {
  const [patient] = await api.get<Patient[]>('/pacientes/paciente?pageSize=1&sortBy=pacienteId');
  const { primerApellido } = patient!.persona;
  await signInAs('su');
  await page.goto(`/paciente?filter=${encodeURIComponent(JSON.stringify({ q: primerApellido }))}`);
  await expect(page.getByLabel('Buscar en la lista')).toHaveValue(primerApellido);
  await settled(page);
  expect(new URL(page.url()).search).not.toContain('filter');
  const { sent } = watchAddresses(page);
  await page.reload();
  await expect(page.getByLabel('Buscar en la lista')).toHaveValue(primerApellido);
  await settled(page);
  expect(sent.filter((address) => readable(address).includes(primerApellido.toLowerCase()))).toEqual([]);
});

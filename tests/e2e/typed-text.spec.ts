import type { Page, Request } from '@playwright/test';
import { go } from '../support/web/go';
import { expect, settled, test } from '../support/web/test';

test.use({ ownContext: true, live: true });

/** More than the search of the header shows. */
const MANY = 6;

interface Patient {
  readonly [name: string]: unknown;
  readonly persona: { readonly nombre: string; readonly primerApellido: string };
}

/** Every address that the page sends to a server: of pages, of the API, of files and of channels; what stands behind `#` stays in the browser. */
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

/** An address with all that it holds in clear: escapes undone, and what is base64 read. */
function readable(address: string): string {
  const plain = decodeURIComponent(address);
  const words = plain.split(/[?&=/]/).map((word) => Buffer.from(word, 'base64').toString('utf8'));
  return [plain, ...words].join('\n').toLowerCase();
}

test('text typed to find a patient is in no address, before and after a reload', async ({ page, api, signInAs }) => {
  const patients = await api.get<Patient[]>('/pacientes/paciente?pageSize=200&sortBy=pacienteId');
  // A first name of so many that the search of the header leads to all of them.
  const [patient] = patients.filter(
    ({ persona }) => patients.filter((other) => other.persona.nombre === persona.nombre).length >= MANY,
  );
  const { nombre, primerApellido } = patient!.persona;
  const typed = `${nombre} ${primerApellido}`;
  const { sent, bodies } = watchAddresses(page);
  // A dialog of the system would ask where to save.
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

  await test.step('a reload finds it again', async () => {
    await page.reload();
    await settled(page);
    await expect(box).toHaveValue(typed);
    await expect(found).toBeVisible();
  });
  await test.step('so does the way back from a record', async () => {
    await found.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/paciente\/\d+$/);
    await settled(page);
    await page.goBack();
    await expect(box).toHaveValue(typed);
    await expect(found).toBeVisible();
  });
  await test.step('a download is of the same', async () => {
    await page.getByRole('button', { name: 'Descargar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Descargar' }).click(),
    ]);
    expect(await download.failure()).toBeNull();
    await page.keyboard.press('Escape');
  });
  await test.step('the search of the header leads to the record', async () => {
    await go(page, '/home');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await page.getByRole('combobox', { name: 'Busque en el menú y en los registros' }).fill(typed);
    await page.getByRole('option', { name: typed }).first().click();
    await expect(page).toHaveURL(/\/paciente\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(primerApellido);
  });
  await test.step('and to the list', async () => {
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
  // It was asked for, so that its absence from addresses says something.
  const asked = bodies.filter((body) => body !== '' && readable(JSON.stringify(body)).includes('filterby'));
  expect(asked.length).toBeGreaterThan(2);
  for (const secret of [nombre, primerApellido])
    expect(sent.filter((address) => readable(address).includes(secret.toLowerCase()))).toEqual([]);
  // Addresses that links of the page would send from another tab.
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href.split('#')[0]!));
  expect(links.filter((address) => readable(address).includes(primerApellido.toLowerCase()))).toEqual([]);
});

test('a link from elsewhere with a text in its query finds it, and sends it in no address from then on', async ({
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

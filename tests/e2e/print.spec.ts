import type { Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('a printed record is complete: every tab, each under its title @core', async ({ page, api }) => {
  const patients = await api.get<(Json & { alergias?: { sustancia: string }[] })[]>('/pacientes/paciente?pageSize=100');
  const patient = patients.find(({ alergias }) => (alergias ?? []).length > 0)!;
  await page.goto(`/paciente/${String(patient['pacienteId'])}`);
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  for (const title of ['Domicilio', 'Contactos', 'Antecedentes de salud', 'Aviso de privacidad'])
    await expect(page.locator('main h2').filter({ hasText: title })).toBeVisible();
  await expect(page.getByText('Aceptado', { exact: true })).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await page.emulateMedia({ media: null });
});

test('a printed list has its headings, all of its columns and all rows of the page', async ({ page }) => {
  await page.goto('/insumo?perPage=100&page=1');
  await settled(page);
  const rows = page.locator('tbody tr:not([data-space])');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(100);
  const headings = page.locator('thead th:visible');
  for (const heading of await headings.all()) expect((await heading.innerText()).trim()).not.toBe('');
  // Nothing is cut off at the right: the table is no wider than its container.
  const overflow = await page
    .locator('table')
    .evaluate((table) => table.scrollWidth - table.parentElement!.parentElement!.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
});

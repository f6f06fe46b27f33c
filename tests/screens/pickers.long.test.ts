import type { Locator, Page } from '../support/screens/test';
import { expect, settled as pageSettled, test } from '../support/screens/test';

/** Delays each API answer by its own time, so that answers may arrive out of order. */
async function delayAnswers(page: Page, paths: string, delay: () => number): Promise<void> {
  await page.route(`**${paths}`, async (route) => {
    const answer = await route.fetch();
    await new Promise((resolve) => {
      setTimeout(resolve, delay());
    });
    // The page may have cancelled the request.
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
}

async function settled(picker: Locator): Promise<void> {
  await expect(picker).not.toHaveAttribute('aria-busy', 'true');
}

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('typing replaces a value that another field filled in under the cursor', async ({ page, api }) => {
  type Warehouse = { nombre: string; almacenAbastecedorNombre: string | null };
  const all = await api.get<Warehouse[]>('/catalogos/almacen?pageSize=200');
  const { nombre, almacenAbastecedorNombre } = all.find((each) => each.almacenAbastecedorNombre !== null)!;
  await page.goto('/solicitud/create');
  const [asks, gives] = ['almacenSolicitanteId', 'almacenSurtidorId'].map((name) => page.locator(`#campo-${name}`));
  await expect(asks!).toBeVisible();
  await delayAnswers(page, '/api/catalogos/almacen/*', () => 1000);
  await asks!.fill(nombre);
  await page.getByRole('option', { name: nombre }).first().click();
  await gives!.focus();
  await expect(gives!).toHaveValue('');
  await expect(gives!).toHaveValue(almacenAbastecedorNombre!);
  await page.keyboard.type('Otro');
  await expect(gives!).toHaveValue('Otro');
});

test('its list closes once Enter has chosen the typed record', async ({ page, api }) => {
  const [place] = await api.get<{ codigo: string }[]>('/catalogos/codigo-postal?pageSize=1');
  await page.goto('/paciente/create');
  const picker = page.locator('[id="campo-domicilio.codigoPostal"]');
  await picker.click();
  await page.keyboard.type(place!.codigo);
  await expect(page.getByRole('option', { name: place!.codigo }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[id="campo-domicilio.estadoClave"]')).not.toHaveValue('');
  await expect(picker).toHaveAttribute('aria-expanded', 'false');
});

test('a form is not sent while a picker contains a text without a record, and reports it', async ({ page }) => {
  await page.goto('/municipio/create');
  await page.getByLabel('Clave').fill('999');
  await page.getByLabel('Nombre', { exact: true }).fill('Prueba');
  const state = page.locator('[id="campo-estadoClave"]');
  await state.fill('Cuauhtlán');
  await page.getByRole('button', { name: 'Crear municipio' }).click();
  await expect(page.getByRole('alert')).toContainText('«Cuauhtlán» no coincide con ningún registro');
  await expect(page).toHaveURL(/municipio\/create/);
  await expect(state).toHaveValue('Cuauhtlán');

  // Escape discards the text.
  await state.press('Escape');
  await expect(state).toHaveValue('');
});

test('a button pressed before the record of a text is known waits for it', async ({ page }) => {
  await delayAnswers(page, '/api/catalogos/estado?**', () => 400);
  await page.goto('/municipio/create');
  await page.getByLabel('Clave').fill(String(Math.floor(Math.random() * 100) + 800));
  await page.getByLabel('Nombre', { exact: true }).fill('Villa Prueba');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/catalogos/municipio'),
  );
  await page.locator('[id="campo-estadoClave"]').pressSequentially('Yucatán');
  await page.getByRole('button', { name: 'Crear municipio' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ estadoClave: 'YN' });
});

test('an unfinished text over a choice does not silently retain the old choice', async ({ page }) => {
  await page.goto('/usuario/create');
  const picker = page.locator('[id="campo-perfilId"]');
  await picker.fill('Medico');
  await picker.press('Tab');
  await settled(picker);
  await expect(picker).toHaveValue('Médico');
  await picker.focus();
  await picker.press('End');
  await picker.pressSequentially(' cirujano');
  await picker.press('Tab');
  await expect(page.locator('[id="campo-perfilId-error"]')).toContainText('«Médico cirujano»');
  await picker.press('Escape');
  await expect(picker).toHaveValue('');
});

test('the header search does not open the result of an earlier text', async ({ page }) => {
  await page.goto('/home');
  await pageSettled(page);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Busque en el menú y en los registros' });
  await box.fill('Hospital General');
  await expect(page.getByRole('option').filter({ hasText: 'Hospital General' }).first()).toBeVisible();
  await delayAnswers(page, '/api/busqueda?**', () => 1500);
  await box.fill('Paracetamol');
  // After the typing delay, while the answer is pending.
  await page.waitForTimeout(400);
  await expect(page.getByRole('option').filter({ hasText: 'Hospital General' })).toHaveCount(0);
});

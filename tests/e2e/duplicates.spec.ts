import { Api, type Json } from '../support/web/api';
import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

// A different day on each run, because tests may run again on the same database.
const born = new Date(Date.UTC(1931, 0, 1) + (Date.now() % 4000) * 86_400_000).toISOString().slice(0, 10);
const shown = born.split('-').toReversed();

/** Registers a patient in the unit of the reception. */
async function register(baseURL: string, persona: Json): Promise<Json> {
  const reception = await Api.signIn(baseURL, 'recepcion');
  const { unidadId } = await reception.get('/catalogos/usuario/usuario-actual');
  const [town] = await reception.get<Json[]>('/catalogos/municipio?pageSize=1');
  return reception.create('/pacientes/paciente', {
    persona: {
      nombre: 'Xóchitl',
      primerApellido: 'Villanueva',
      segundoApellido: 'Zúñiga',
      genero: 'M',
      paisNacimiento: 'MX',
      estadoNacimiento: 'CL',
      fechaNacimiento: born,
      ...persona,
    },
    unidadId,
    motivoSinCurp: 'EN_TRAMITE',
    fechaNacimientoEstimada: false,
    afiliacion: 'NINGUNA',
    confirmarNoDuplicado: true,
    domicilio: { calle: 'Juárez', estadoClave: town!['estadoClave'], municipioId: town!['municipioId'] },
  });
}

test('reception finds a patient by a misspelt name, is warned of a duplicate, and opens the existing record @core', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const there = await register(baseURL!, {});
  await signInAs('recepcion');
  await page.goto('/paciente');
  await settled(page);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Busque en el menú y en los registros' });
  await box.fill('biyanueba suñiga');
  await expect(page.getByRole('option', { name: /Xóchitl Villanueva Zúñiga/ }).first()).toBeVisible();
  await box.fill(shown.join('/'));
  await expect(page.getByRole('option', { name: /Xóchitl Villanueva Zúñiga/ }).first()).toBeVisible();
  await box.fill('crear paciente');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/paciente\/create$/);

  await page.getByLabel('Nombre', { exact: false }).first().fill('Sochil');
  await page.getByLabel('Primer apellido').first().fill('Biyanueba');
  await page.getByLabel('Fecha de nacimiento', { exact: false }).first().fill(shown.join('-'));
  await page.keyboard.press('Tab');
  const warned = page.getByRole('status').filter({ hasText: /registros? parecidos?/ });
  await expect(warned).toContainText('Xóchitl Villanueva Zúñiga');
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    warned.locator(`a[href$="/paciente/${String(there['pacienteId'])}"]`).click(),
  ]);
  await expect(opened).toHaveURL(new RegExp(`/paciente/${String(there['pacienteId'])}$`));
  await opened.close();
  await expect(page.getByLabel('Primer apellido').first()).toHaveValue('Biyanueba');
});

test('a change that resembles another patient is compared before saving, and is saved after confirmation', async ({
  page,
  baseURL,
  signInAs,
}) => {
  await register(baseURL!, {});
  const other = await register(baseURL!, { nombre: 'Irma', primerApellido: 'Sol', fechaNacimiento: '1929-04-05' });
  await signInAs('recepcion');
  await page.goto(`/paciente/${String(other['pacienteId'])}/editar`);
  await page.getByLabel('Primer apellido').first().fill('Billanueva');
  await page.getByLabel('Fecha de nacimiento', { exact: false }).first().fill(shown.join('-'));
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Ya está registrado?' });
  await expect(dialog.getByRole('row', { name: /Primer apellido/ })).toContainText('Billanueva');
  await expect(dialog.getByRole('columnheader', { name: /Xóchitl Villanueva/ }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await dialog.getByRole('button', { name: 'Continuar de todos modos' }).click();
  await expect(page).toHaveURL(new RegExp(`/paciente/${String(other['pacienteId'])}$`));
});

test('a save before the comparison has loaded waits for it', async ({ page, baseURL, signInAs }) => {
  await register(baseURL!, {});
  const other = await register(baseURL!, { nombre: 'Irma', primerApellido: 'Luna', fechaNacimiento: '1929-04-06' });
  await signInAs('recepcion');
  await page.route(/\/DuplicateWatch-[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(`/paciente/${String(other['pacienteId'])}/editar`);
  await page.getByLabel('Primer apellido').first().fill('Billanueva');
  await page.getByLabel('Fecha de nacimiento', { exact: false }).first().fill(shown.join('-'));
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('dialog', { name: '¿Ya está registrado?' })).toBeVisible();
});

import { expect, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('closing the dialog with unsaved values requires confirmation, and its draft is separate from the page’s', async ({
  page,
}) => {
  await page.goto('/personal-medico/create');
  const picker = page.locator('[id="campo-especialidadId"]');
  await picker.click();
  await page.getByRole('option', { name: 'Crear un registro nuevo…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear especialidad' });
  await dialog.getByLabel('Clave').fill('MEDIA');
  await page.keyboard.press('Escape');
  const guard = page.getByRole('dialog', { name: 'Tiene cambios sin guardar' });
  await guard.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(dialog.getByLabel('Clave')).toHaveValue('MEDIA');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await guard.getByRole('button', { name: 'Salir y conservar borrador' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/especialidad/create');
  await expect(page.getByLabel('Clave')).toHaveValue('');
  await page.goto('/personal-medico/create');
  await picker.click();
  await page.getByRole('option', { name: 'Crear un registro nuevo…' }).click();
  await expect(dialog.getByText('Hay un borrador')).toBeVisible();
  await dialog.getByRole('button', { name: 'Recuperar' }).click();
  await expect(dialog.getByLabel('Clave')).toHaveValue('MEDIA');
});

test.describe('without the permission to create', () => {
  test('a form sent before the postal code has filled state and municipality waits for them', async ({
    page,
    signInAs,
  }) => {
    await signInAs('recepcion');
    await page.goto('/paciente/create');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/codigo-postal/25000', async (route) => {
      await released;
      await route.continue();
    });
    await page.locator('[id="campo-persona.nombre"]').fill('Inés');
    await page.locator('[id="campo-persona.primerApellido"]').fill('de la Espera');
    await page.getByRole('radio', { name: 'Mujer' }).check();
    await page.locator('[id="campo-persona.fechaNacimiento"]').fill('14-03-1988');
    await page.locator('#campo-motivoSinCurp').selectOption('EN_TRAMITE');
    await page.locator('[id="campo-domicilio.calle"]').fill('Hidalgo');
    await page.locator('[id="campo-domicilio.codigoPostal"]').fill('25000');
    await page.getByRole('option', { name: /^25000/ }).click();
    await page.getByRole('button', { name: 'Guardar y crear otro' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    release();
    await expect(page.getByText('Paciente: registro creado')).toBeVisible();
  });
});

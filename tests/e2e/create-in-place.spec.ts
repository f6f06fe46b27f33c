import { uniqueCode } from '../support/web/api';
import { expect, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('a picker creates what is not there, and picks it', async ({ page }) => {
  const code = uniqueCode('ENS');
  await page.goto('/personal-medico/create');
  await page.locator('[id="campo-persona.nombre"]').fill('Ana');
  const picker = page.locator('[id="campo-especialidadId"]');
  await picker.fill(`Nueva ${code}`);
  await page.getByRole('option', { name: `Crear «Nueva ${code}»…` }).click();
  const dialog = page.getByRole('dialog', { name: 'Crear especialidad' });
  await expect(dialog.getByLabel('Clave')).toBeFocused();
  await expect(dialog.getByLabel('Nombre', { exact: true })).toHaveValue(`Nueva ${code}`);

  // Its own checks, in its own summary; the form below is not sent.
  await dialog.getByRole('button', { name: 'Crear especialidad' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Clave');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await dialog.getByLabel('Clave').fill(code);
  await dialog.getByRole('button', { name: 'Crear especialidad' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(picker).toHaveValue(`Nueva ${code}`);
  await expect(page.locator('[id="campo-persona.nombre"]')).toHaveValue('Ana');
  await expect(page).toHaveURL(/personal-medico\/create/);

  // And it is among what was chosen recently.
  await page.getByRole('button', { name: 'Borrar' }).first().click({ force: true });
  await picker.click();
  await expect(page.getByText('Elegidos hace poco')).toBeVisible();
  await expect(page.getByRole('option', { name: `Nueva ${code}` })).toHaveCount(1);
});

test('closing the dialog with something in it asks, and its draft is apart from the page’s', async ({ page }) => {
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
  await expect(dialog.getByText('Recuperamos lo que escribió')).toBeVisible();
  await expect(dialog.getByLabel('Clave')).toHaveValue('MEDIA');
});

test('says what must be chosen first instead of offering nothing', async ({ page }) => {
  await page.goto('/unidad/create');
  await page.getByLabel('Municipio').click();
  await expect(page.getByText('Elija primero: Estado.')).toBeVisible();
});

test('a postal code is chosen first, and says state and municipality', async ({ page }) => {
  await page.goto('/unidad/create');
  const [code, state, town] = ['codigoPostal', 'estadoClave', 'municipioId'].map((name) =>
    page.locator(`[id="campo-domicilio.${name}"]`),
  );
  await code!.fill('25000');
  await page.getByRole('option', { name: /^25000/ }).click();
  await expect(state!).toHaveValue('Coahuila');
  await expect(town!).toHaveValue('Saltillo');
  await page.locator('[id="campo-domicilio.coloniaId"]').click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test.describe('without the permission to create', () => {
  test('a form that is sent before the postal code has said state and municipality waits for them', async ({
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

  test('nothing is offered', async ({ page, signInAs }) => {
    await signInAs('recepcion');
    await page.goto('/paciente/create');
    await page.locator('[id="campo-domicilio.estadoClave"]').fill('coah');
    await page.getByRole('option', { name: /^Coahuila/ }).click();
    await page.locator('[id="campo-domicilio.municipioId"]').fill('salt');
    await page.getByRole('option', { name: /^Saltillo/ }).click();
    await page.locator('[id="campo-domicilio.codigoPostal"]').click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.locator('[id="campo-domicilio.coloniaId"]').click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('option', { name: /^Crear/ })).toHaveCount(0);
  });
});

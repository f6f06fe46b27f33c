import { violations } from '../support/web/axe';
import { expect, settled, test } from '../support/web/test';

test.describe('people and their accounts', () => {
  test.slow();

  test('a CURP fills in its fields with a message, and can be undone in place; typed values stay', async ({
    page,
    signInAs,
  }) => {
    // On a slow connection, typing begins before the code that reads the CURP has loaded.
    await page.route('**/FillNote-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    await signInAs('su');
    await page.goto('/usuario/create');
    const curp = page.getByLabel('CURP', { exact: false }).first();
    const born = page.getByRole('textbox', { name: /Fecha de nacimiento/ });
    await curp.fill('PEXR780719MDFRXS92');
    const note = page.getByRole('status').filter({ hasText: 'Con CURP se llenó' });
    await expect(note).toContainText('Género');
    await expect(born).toHaveValue('19-07-1978');
    await expect(page.getByRole('radio', { name: 'Mujer' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: /Estado de nacimiento|Entidad de nacimiento/ })).toHaveValue(
      /Ciudad de México|Distrito Federal/,
    );
    await settled(page);
    expect(await violations(page, { schemes: ['light'] })).toEqual([]);

    await note.getByRole('button', { name: 'Deshacer' }).click();
    await expect(born).toHaveValue('');
    await born.fill('20-07-1978');
    await born.blur();
    await curp.fill('AAPL900305MCLLRZ96');
    const kept = page.getByRole('status').filter({ hasText: 'No se cambió' });
    await expect(kept).toContainText('Fecha de nacimiento');
    await expect(born).toHaveValue('20-07-1978');
    await kept.getByRole('button', { name: /Usar lo que dice/ }).click();
    await expect(born).toHaveValue('05-03-1990');
  });

  test('people of suppliers are linked, changed, blocked and unblocked', async ({ page, signInAs }) => {
    await signInAs('su');
    await page.goto('/usuarios-proveedor');
    await page.getByRole('button', { name: 'Vincular usuario' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /Proveedor/ }).fill('Nogalera');
    await page.getByRole('option', { name: /Nogalera/ }).click();
    const name = `Prueba ${String.fromCodePoint(65 + (Date.now() % 26))}${String.fromCodePoint(97 + (Math.floor(Date.now() / 26) % 26))}`;
    await dialog.getByLabel('Nombre', { exact: false }).first().fill('Delia');
    await dialog.getByLabel('Primer apellido').fill(name);
    await dialog.getByLabel('Correo electrónico').fill(`delia.${Date.now()}@example.org`);
    await dialog.getByRole('button', { name: 'Vincular usuario' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByLabel('Buscar por nombre o correo').fill(name);
    const row = page.getByRole('row').filter({ hasText: `Delia ${name}` });
    await expect(row).toContainText('Activo');
    await settled(page);
    expect(await violations(page, { schemes: ['light'] })).toEqual([]);

    await row.getByRole('button', { name: /^Desactivar/ }).click();
    await dialog.getByRole('button', { name: 'Desactivar' }).click();
    await expect(row).toContainText('Inactivo');
    await row.getByRole('button', { name: /^Activar/ }).click();
    await dialog.getByRole('button', { name: 'Activar' }).click();
    await expect(row.getByText('Activo', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: /^Editar/ }).click();
    await dialog.getByLabel('Segundo apellido').fill('Luna');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('row').filter({ hasText: `Delia ${name} Luna` })).toBeVisible();
  });
});

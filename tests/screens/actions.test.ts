import { expect, settled, test } from '../support/screens/test';

interface Insumo {
  readonly insumoId: number;
  readonly clave: string;
  readonly nombreGenerico: string;
}

test.describe('an operation with a form', () => {
  test('has a button on the list, and opens the record of the answer', async ({ page, api, signInAs }) => {
    const [insumo] = await api.get<Insumo[]>('/catalogos/insumo?pageSize=1&sortBy=clave');
    await signInAs('su');
    await page.goto('/solicitud');
    await page.getByRole('button', { name: 'Capturar solicitud en papel' }).click();
    const dialog = page.getByRole('dialog');
    const names = (await api.get<{ nombre: string }[]>('/catalogos/almacen?pageSize=2')).map(({ nombre }) => nombre);
    for (const [label, name] of [
      ['Almacén solicitante', names[1]!],
      ['Almacén surtidor', names[0]!],
    ] as const) {
      await dialog.getByRole('combobox', { name: label }).fill(name);
      await page.getByRole('option', { name }).first().click();
    }
    await dialog.getByLabel('Folio en papel').fill('P-118');
    await dialog.getByRole('textbox', { name: 'Fecha en papel' }).fill('02-11-2026');
    await dialog.getByLabel('Motivo de la captura manual').fill('Sin conexión durante la mañana.');
    const scan = dialog.getByLabel('Escanear o escribir una clave');
    await scan.fill(insumo!.clave);
    await scan.press('Enter');
    await expect(dialog.getByRole('gridcell').filter({ hasText: insumo!.nombreGenerico }).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Capturar solicitud en papel' }).click();
    await expect(page).toHaveURL(/\/solicitud\/\d+$/);
    await expect(page.getByText('P-118').first()).toBeVisible();
    await expect(page.getByText('Enviada').first()).toBeVisible();
  });

  test('is not offered without its permission', async ({ page, signInAs }) => {
    await signInAs('auditor');
    await page.goto('/solicitud');
    await expect(page.getByRole('heading', { level: 1, name: 'Solicitudes' })).toBeVisible();
    await settled(page);
    await expect(page.getByRole('button', { name: 'Capturar solicitud en papel' })).toHaveCount(0);
  });
});

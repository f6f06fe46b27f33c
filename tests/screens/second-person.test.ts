import { expect, settled, test } from '../support/screens/test';

interface Lot {
  readonly loteId: number;
  readonly numeroLote: string;
  readonly caducidad: string;
}

test.override({ expectedStatuses: [422] });

test('an operation that takes two asks the second for their own password, and says when it is wrong', async ({
  page,
  api,
  signInAs,
}) => {
  const [lot] = await api.get<Lot[]>('/inventario/inventario/lote?pageSize=1&sortBy=numeroLote');
  await signInAs('su');
  await page.goto(`/lote/${lot!.loteId}`);
  await settled(page);
  await page.getByRole('button', { name: 'Corregir caducidad', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Caducidad correcta' }).fill('31-01-2091');
  await dialog.getByLabel('Motivo').fill('Se leyó mal la etiqueta');
  const send = dialog.getByRole('button', { name: 'Corregir caducidad', exact: true });
  await dialog.getByLabel('Correo de quien verifica').fill('almacen.unidad@example.org');
  await dialog.getByLabel('Contraseña o código de quien verifica').fill('adivinada');
  await send.click();
  await expect(dialog.getByRole('alert').first()).toContainText(
    'El correo, la contraseña o el código de quien verifica no son correctos.',
  );
  const after = await api.get<Lot>(`/inventario/inventario/lote/${lot!.loteId}`);
  expect(after.caducidad).toBe(lot!.caducidad);
});

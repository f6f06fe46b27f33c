import { expect, settled, test } from '../support/screens/test';
import { Api } from '../support/web/api';

interface Lot {
  readonly loteId: number;
  readonly numeroLote: string;
  readonly caducidad: string;
}

test.override({ expectedStatuses: [422] });

test('an operation for two people requires the second person’s password, and reports a wrong one', async ({
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
  await dialog.getByLabel('Contraseña de quien verifica').fill('adivinada');
  await send.click();
  await expect(dialog.getByRole('alert').first()).toContainText(
    'El correo o la contraseña de quien verifica no son correctos.',
  );
  const after = await api.get<Lot>(`/inventario/inventario/lote/${lot!.loteId}`);
  expect(after.caducidad).toBe(lot!.caducidad);
});

test('the second person may confirm in their own session: typed values wait, and the operation then continues', async ({
  page,
  signInAs,
}) => {
  const second = await Api.signIn(location.origin, 'almacen.unidad');
  const [lot] = await second.get<Lot[]>('/inventario/inventario/lote?pageSize=1&sortBy=numeroLote');
  await signInAs('su');
  await page.goto(`/lote/${lot!.loteId}`);
  await settled(page);
  await page.getByRole('button', { name: 'Corregir caducidad', exact: true }).click();
  const form = page.getByRole('dialog', { name: /^Corregir caducidad/ });
  await form.getByRole('textbox', { name: 'Caducidad correcta' }).fill('31-01-2092');
  await form.getByLabel('Motivo').fill('Se leyó mal la etiqueta');
  await form.getByRole('radio', { name: 'En su propia sesión' }).click();
  await expect(form.getByLabel('Correo de quien verifica')).toHaveCount(0);
  const send = form.getByRole('button', { name: 'Corregir caducidad', exact: true });
  await send.click();
  const waiting = page.getByRole('dialog', { name: 'Falta que otra persona lo confirme' });
  await expect(waiting.getByText(/^corregir la caducidad del lote/)).toBeVisible();
  await expect(waiting.getByText(/^Vence en [45]:\d\d\.$/)).toBeVisible();
  // A withdrawn request can no longer be confirmed, and the form is unchanged.
  await waiting.getByRole('button', { name: 'Cancelar' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(form.getByRole('alert').first()).toContainText('falta que otra persona lo confirme');
  await expect(form.getByRole('textbox', { name: 'Caducidad correcta' })).toHaveValue('31-01-2092');
  expect(await second.get<object[]>('/vouches')).toEqual([]);
  await send.click();
  await expect(waiting.getByText('Número')).toBeVisible();
  await expect.poll(async () => (await second.get<object[]>('/vouches')).length).toBe(1);
  const [request] = await second.get<{ avalId: string; pide: string; detalles: string[] }[]>('/vouches');
  expect(request!.detalles[0]).toMatch(/ a 31-01-2092$/);
  await second.create(`/vouches/${request!.avalId}/confirm`, {});
  await expect(waiting).toHaveCount(0);
  // The server continues with its next requirement: a file on the lot.
  await expect(form.getByRole('alert').first()).toContainText('Adjunte al lote una foto o un documento');
});

test('the second person sees pending requests in their account, and refuses one', async ({ page, signInAs }) => {
  const second = await Api.signIn(location.origin, 'almacen.unidad');
  const [lot] = await second.get<Lot[]>('/inventario/inventario/lote?pageSize=1&sortBy=numeroLote');
  const asker = await Api.signIn(location.origin, 'su');
  const asked = await asker.create('/vouches', {
    operacion: 'actualizarCaducidad',
    parametros: {},
    cuerpo: { loteId: lot!.loteId, caducidadNueva: '2093-01-31', motivo: 'Se leyó mal la etiqueta' },
  });
  await signInAs('almacen.unidad');
  await page.goto('/cuenta');
  const section = page.getByRole('region', { name: 'Confirmar lo que pide otra persona' });
  await expect(section.getByText(/ pide: corregir la caducidad del lote /)).toBeVisible();
  await expect(section.getByText(/ a 31-01-2093$/)).toBeVisible();
  await section.getByRole('button', { name: `No confirmar la solicitud ${String(asked['numero'])}` }).click();
  await expect(section.getByText('No hay nada por confirmar.')).toBeVisible();
  expect(await asker.get(`/vouches/${String(asked['avalId'])}`)).toMatchObject({ estado: 'RECHAZADO' });
});

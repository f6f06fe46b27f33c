import { Keys } from '../support/web/keys';
import { menu } from '../support/web/menu';
import { stepDone } from '../support/web/step-done';
import { expect, test } from '../support/web/test';

// Uses the keyboard only: locators are for assertions, never for clicking or filling in.
test.describe.configure({ timeout: 120_000 });

test('signs in, finds a record, changes and saves it', async ({ page, api }) => {
  const [unit] = await api.get<{ unidadId: number; nombre: string; clues: string }[]>(
    '/catalogos/unidad?pageSize=1&sortBy=clues',
  );
  const keys = new Keys(page);
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keys.to(/^Correo electrónico/);
  await keys.type('su@example.org');
  await keys.to(/^Contraseña/);
  await keys.type('demo1234');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
  await keys.on(/^Inicio$/);

  // The menu appears once the page is rendered.
  await expect(menu(page).getByRole('link', { name: 'Inicio' })).toBeVisible();
  await keys.to(/^Ajustes$/, { key: 'Shift+Tab' });
  await keys.press('Enter');
  await keys.on(/^Buscar en Ajustes$/);
  await keys.type('unidades');
  await keys.to(/^Unidades médicas$/);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Unidades médicas' })).toBeVisible();
  await keys.on(/^Unidades médicas$/);

  await keys.press('/');
  await keys.on(/^Buscar en la lista$/);
  await keys.type(unit!.clues);
  await expect(page.getByText('1 registro', { exact: true })).toBeVisible();
  await keys.to(new RegExp(`^${unit!.nombre}$`));
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: unit!.nombre })).toBeVisible();
  await keys.on(new RegExp(unit!.nombre));

  await keys.to(/^Editar$/);
  await keys.press('Enter');
  await keys.to(/^Teléfono/);
  await keys.press('ControlOrMeta+a');
  const phone = `844${String(Date.now()).slice(-7)}`;
  await keys.type(phone);
  await keys.to(/^Guardar cambios$/);
  await keys.press('Enter');
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await keys.on(new RegExp(unit!.nombre));
  expect(await api.get(`/catalogos/unidad/${unit!.unidadId}`)).toMatchObject({ telefono: phone });
});

test('creates a request of ten lines, saves and sends it', async ({ page, api, signInAs }) => {
  const items = await api.get<{ clave: string; nombreGenerico: string }[]>(
    '/catalogos/insumo?pageSize=10&sortBy=clave',
  );
  const stores = await api.get<{ clave: string; nombre: string }[]>('/catalogos/almacen?pageSize=2');
  await signInAs('su');
  const keys = new Keys(page);
  await page.goto('/home');
  await expect(menu(page).getByRole('link', { name: 'Inicio' })).toBeVisible();
  await keys.to(/^Registros$/);
  await keys.press('Enter');
  await keys.on(/^Buscar en Registros$/);
  await keys.type('solicitudes');
  await keys.to(/^Solicitudes$/);
  await keys.press('Enter');
  await keys.on(/^Solicitudes$/);
  await keys.to(/^Crear solicitud$/);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Crear solicitud' })).toBeVisible();

  await keys.on(/^Crear solicitud$/);
  await keys.to(/^Tipo/);
  // A native select moves to the typed text.
  await keys.type('Cole');
  for (const [label, store] of [
    [/^Almacén solicitante/, stores[1]!],
    [/^Almacén surtidor/, stores[0]!],
  ] as const) {
    await keys.to(label);
    await keys.type(store.clave);
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('listbox').getByRole('option')).toContainText(store.nombre);
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await keys.on(label);
  }

  await keys.to(/^Escanear o escribir una clave/);
  for (const { clave } of items.slice(0, 5)) {
    await keys.type(clave);
    await keys.press('Enter');
  }
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(6);
  await keys.to(/^Agregar renglón$/);
  await keys.press('Enter');
  for (const [index, { clave, nombreGenerico }] of items.slice(5).entries()) {
    await keys.type(clave);
    await keys.press('Tab');
    await keys.type(String(10 + index));
    await expect(
      page
        .getByRole('grid')
        .getByRole('row')
        .nth(6 + index),
    ).toContainText(nombreGenerico);
    // Enter moves to the next line, and adds one after the last.
    await keys.press(index < 4 ? 'Enter' : 'Tab');
  }
  await keys.press('Escape');
  await keys.to(/^Crear solicitud$/);
  await keys.press('Enter');
  await expect(page.getByText('Solicitud: registro creado')).toBeVisible();
  await expect(page).toHaveURL(/\/solicitud\/\d+$/);
  await keys.look('on the record');

  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeVisible();
  await keys.to(/^Enviar$/);
  await keys.press('Enter');
  // The inputs of the step load first.
  await expect(page.getByRole('dialog', { name: /^Enviar/ }).getByRole('button', { name: 'Enviar' })).toBeEnabled();
  await keys.to(/^Enviar$/, { most: 6 });
  await keys.press('Enter');
  await expect(page.getByText(stepDone('Enviar', 'Enviada'))).toBeVisible();
  await keys.on(/^Acciones del documento$/);
  const id = /\d+$/.exec(page.url())![0];
  const saved = await api.get<{ estatus: string; lineas: { cantidadSolicitada: number }[] }>(
    `/inventario/solicitud/${id}`,
  );
  expect(saved.estatus).toBe('ENVIADA');
  expect(saved.lineas.map(({ cantidadSolicitada }) => cantidadSolicitada)).toEqual([1, 1, 1, 1, 1, 10, 11, 12, 13, 14]);
});

test('a closed dialog returns the focus @core', async ({ page, signInAs }) => {
  await signInAs('su');
  const keys = new Keys(page);
  await page.goto('/estado');
  await expect(page.locator('tbody th a').first()).toBeVisible();
  await keys.to(/^Saltar al contenido$/);
  await keys.press('Enter');
  for (const name of [/^Filtros/, /^Vistas/, /^Columnas/, /^Descargar/]) {
    await keys.to(name);
    await keys.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await keys.press('Tab');
    await keys.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await keys.on(name);
    await keys.press('Shift+Tab');
  }
});

import { expect, test } from '../support/web/test';

test('a new record has its author and time, and offers the author’s own records first @core', async ({
  page,
  signInAs,
}) => {
  await signInAs('farmacia');
  await page.goto('/solicitud/create');
  await expect(page.getByLabel('Almacén solicitante')).toHaveValue(/Farmacia/);
  const partOf = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('es-MX', { timeZone: 'America/Monterrey', ...part }).format(new Date());
  await expect(page.getByLabel('Mes')).toHaveValue(partOf({ month: 'long' }).toUpperCase());
  await expect(page.getByLabel('Año')).toHaveValue(partOf({ year: 'numeric' }));
  await page.getByLabel('Almacén surtidor').click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Farmacia');
});

test.describe('a value out of reach', () => {
  test.use({ expectedStatuses: [403, 422] });
  test('is refused at its field', async ({ page, signInAs }) => {
    await signInAs('farmacia');
    await page.goto('/insumo-configuracion/create');
    const warehouse = page.getByRole('combobox', { name: 'Almacén', exact: true });
    await expect(warehouse).toHaveValue(/Farmacia/);
    await warehouse.fill('Almacén Estatal');
    await page
      .getByRole('option', { name: /Almacén Estatal/ })
      .first()
      .click();
    await page.getByLabel('Insumo', { exact: true }).fill('paracetamol');
    await page
      .getByRole('option')
      .filter({ hasText: /paracetamol/i })
      .first()
      .click();
    for (const name of ['Mínimo', 'Punto de reorden', 'Máximo']) await page.getByLabel(name, { exact: true }).fill('5');
    await page.getByRole('button', { name: /^Crear configuración/ }).click();
    await expect(page.getByRole('alert')).toContainText(/Almacén: .*alcance/);
    await expect(warehouse).toHaveAttribute('aria-invalid', 'true');
  });
});

test('a profile begins at its start page, if the page exists and the user may open it', async ({
  page,
  api,
  signInAs,
}) => {
  const [profile] = await api.get<{ perfilId: number }[]>(
    `/catalogos/perfil?filterBy=${Buffer.from(JSON.stringify({ nombre: 'Auditor' })).toString('base64')}`,
  );
  const path = `/catalogos/perfil/${String(profile!.perfilId)}`;
  await api.change(path, { rutaInicio: '/bitacora' });
  try {
    await signInAs('auditor');
    await page.goto('/sign-in');
    await expect(page).toHaveURL(/\/bitacora$/);
    await page.goto('/home');
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('link', { name: 'Red Salud' }).click();
    await expect(page).toHaveURL(/\/bitacora$/);
    await api.change(path, { rutaInicio: '/perfil' });
    await page.goto('/sign-in');
    await expect(page).toHaveURL(/\/home$/);
  } finally {
    await api.change(path, { rutaInicio: '/home' });
  }
});

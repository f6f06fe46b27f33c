import { violations } from '../support/web/axe';
import { Api, uniqueCode, type Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, ownContext: true, expectedStatuses: [422] });

test('a temperature is entered with the thumb, a breach alerts at once, and refrigerated lots are quarantined', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const pharmacist = await Api.signIn(baseURL!, 'farmacia');
  const [lot] = await pharmacist.get<{ almacenId: number }[]>('/inventario/inventario/lote?pageSize=1');
  const clave = uniqueCode('REF');
  const { equipoFrioId } = (await pharmacist.create('/inventario/equipo-frio', {
    clave,
    nombre: `Refrigerador ${clave}`,
    almacenId: lot!.almacenId,
    tipo: 'REFRIGERADOR',
    minima: 2,
    maxima: 8,
  })) as Json & { equipoFrioId: number };

  await signInAs('farmacia');
  await page.goto(`/equipo-frio/${equipoFrioId}`);
  await settled(page);
  const recent = page.getByRole('region', { name: 'Últimos 14 días' });
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByText('No hay lecturas en los últimos 14 días.')).toBeVisible();

  const write = async (value: string) => {
    await page.goto(`/equipo-frio/${equipoFrioId}`);
    await settled(page);
    await page.getByRole('button', { name: 'Anotar lectura' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Temperatura/).fill(value);
    await dialog.getByRole('button', { name: 'Anotar lectura' }).tap();
    return dialog;
  };
  await write('4.5');
  await expect(page.getByRole('heading', { level: 1, name: `Refrigerador ${clave} · 4.5 °C` })).toBeVisible();
  await expect(page.getByRole('button', { name: /cuarentena/ })).toHaveCount(0);

  const dialog = await write('11.2');
  await expect(dialog.getByText('Error: Está fuera de rango (2 a 8 °C): diga qué se hizo.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel(/^Qué se hizo/).fill('Se pasaron las vacunas al termo');
  await dialog.getByRole('button', { name: 'Anotar lectura' }).tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Fuera de rango: 11.2 °C' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Poner en cuarentena lo refrigerado' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Poner en cuarentena lo refrigerado' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`/equipo-frio/${equipoFrioId}`);
  await settled(page);
  await recent.scrollIntoViewIfNeeded();
  await expect(recent.getByText('2 lecturas · 1 fuera de rango', { exact: false })).toBeVisible();
  await recent.getByRole('button', { name: 'Ver como tabla' }).tap();
  await expect(recent.getByRole('row', { name: /11\.2 .*Fuera de rango/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

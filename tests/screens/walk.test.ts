import type { Json } from '../support/web/api';
import { api as sessionOf } from '../support/screens/sessions';
import { expect, test } from '../support/screens/test';

interface Count extends Json {
  readonly conteoId: number;
  readonly lineas: readonly { readonly numeroLote: string | null; readonly conteo1: number | null }[];
}
const PATH = '/inventario/conteo';
const LOTS = 3;

test('lots are counted one after the other, in any order, and recounted', async ({ page, signInAs }) => {
  const keeper = await sessionOf('almacen.unidad');
  const [warehouse] = await keeper.get<{ almacenId: number }[]>('/inventario/inventario/lote?pageSize=1');
  const planned = await keeper.create(PATH, {
    almacenId: warehouse!.almacenId,
    tipo: 'ALEATORIO',
    lotesAlAzar: LOTS,
    fechaProgramada: '2026-03-10',
  });
  const { conteoId } = (await keeper.step(`${PATH}/${String(planned['conteoId'])}`, 'iniciar')) as Count;
  await signInAs('almacen.unidad');
  await page.goto(`/conteo/${conteoId}`);
  await page.getByRole('button', { name: 'Contar', exact: true }).click();
  const walk = page.getByRole('dialog');
  const button = (name: string) => walk.getByRole('button', { name, exact: true });
  const line = (place: number) => walk.getByRole('region', { name: `Renglón ${place} de ${LOTS}` });
  const amount = walk.getByLabel('Cantidad');
  await expect(line(1)).toBeVisible();
  await expect(walk.getByText(`0 de ${LOTS}`, { exact: true })).toBeVisible();
  await expect(button('Terminar conteo')).toHaveCount(0);

  // An empty field is no amount; the keypad types digits and deletes them.
  await button('Siguiente').click();
  await expect(walk.getByRole('alert').filter({ hasText: /./ })).toHaveCount(1);
  for (const digit of ['0', '1', '2']) await button(digit).click();
  await expect(amount).toHaveValue('12');
  await button('Borrar el último dígito').click();
  await expect(amount).toHaveValue('1');
  await button('Siguiente').click();
  await expect(line(2)).toBeVisible();
  await expect(walk.getByText(`1 de ${LOTS}`, { exact: true })).toBeVisible();
  await expect(line(2).locator('strong')).toHaveCount(0);

  // Back to the first line, which shows its amount. After the last line follows the first.
  await button('Anterior').click();
  await expect(line(1).locator('strong')).toContainText('1');
  await button('Anterior').click();
  await expect(line(LOTS)).toBeVisible();
  await amount.fill('4');
  await amount.press('Enter');
  await expect(line(2)).toBeVisible();
  await button('No está').click();
  await expect(walk.getByText(`${LOTS} de ${LOTS}`, { exact: true })).toBeVisible();
  await expect(button('Terminar conteo')).toBeEnabled();

  // The list opens a line, and closes.
  await expect(button('Lista')).toHaveAttribute('aria-expanded', 'false');
  await button('Lista').click();
  await expect(button('Lista')).toHaveAttribute('aria-expanded', 'true');
  const list = walk.getByRole('navigation');
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await list.getByLabel('Ver todos').check();
  await expect(list.getByRole('listitem')).toHaveCount(LOTS);
  expect(await list.locator('strong').allInnerTexts()).toEqual(['1', '0', '4']);
  await list.getByRole('button').first().click();
  await expect(line(1)).toBeVisible();
  await expect(button('Lista')).toHaveAttribute('aria-expanded', 'false');
  const { lineas } = await keeper.get<Count>(`${PATH}/${conteoId}`);
  expect(lineas.map(({ conteo1 }) => conteo1 ?? -1).toSorted((a, b) => a - b)).toEqual([0, 1, 4]);
});

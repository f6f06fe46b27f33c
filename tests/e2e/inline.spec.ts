import { Api, uniqueCode } from '../support/web/api';
import { violations } from '../support/web/axe';
import { expect, test } from '../support/web/test';

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test('a value is edited in the list by keyboard, refusals and conflicts appear at the cell, and the edit is undone', async ({
  page,
  api,
  baseURL,
}) => {
  const code = uniqueCode('CE').slice(0, 6);
  const made: Record<string, unknown>[] = [];
  for (const index of [0, 1])
    made.push(
      await api.create('/catalogos/tipo-dieta', {
        clave: `${code}${index}`,
        nombre: `Celda ${code} ${index}`,
        descripcion: 'Primera',
        orden: 5,
      }),
    );
  const at = (index: number) => `/catalogos/tipo-dieta/${String(made[index]!['tipoDietaId'])}`;
  await page.goto(`/tipo-dieta?filter=${encodeURIComponent(JSON.stringify({ q: `Celda ${code}` }))}`);
  await expect(page.getByRole('row')).toHaveCount(3);

  // From the record's link, arrow keys move to the editable cells.
  const [first, second] = [0, 1].map((index) =>
    page.getByRole('row', { name: new RegExp(`Celda ${code} ${index}`) }),
  ) as [ReturnType<typeof page.getByRole>, ReturnType<typeof page.getByRole>];
  await first.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(first.getByRole('button', { name: `Cambiar Descripción de Celda ${code} 0` })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(second.getByRole('button', { name: /^Cambiar Descripción/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('F2');
  const text = page.getByRole('textbox', { name: 'Descripción' });
  await expect(text).toBeFocused();
  expect(await violations(page, { within: 'table' })).toEqual([]);
  await text.fill('No se guarda');
  await page.keyboard.press('Escape');
  await expect(first).toContainText('Primera');
  await expect(first.getByRole('button', { name: /^Cambiar Descripción/ })).toBeFocused();

  // Tab saves and moves to the next cell.
  await page.keyboard.press('Enter');
  await text.fill('Ñandú líquido');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: /Ayuno/ })).toBeFocused();
  await expect(page.getByText('Se guardó Descripción.')).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Se guardó Ayuno.')).toBeVisible();
  expect(await api.get(at(0))).toMatchObject({ descripcion: 'Ñandú líquido', ayuno: true });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Se devolvió el valor de Ayuno.')).toBeVisible();
  expect(await api.get(at(0))).toMatchObject({ descripcion: 'Ñandú líquido', ayuno: false });

  // A refused value stays as typed, with its reason.
  await second.getByRole('cell', { name: /Primera/ }).dblclick();
  await expect(page).toHaveURL(/\/tipo-dieta#\?/);
  await text.fill('x'.repeat(2000));
  await page.keyboard.press('Enter');
  await expect(second.getByText(/caracteres/)).toBeVisible();
  await expect(text).toHaveValue('x'.repeat(2000));
  await text.fill('Segunda');

  // Another field of the record was changed meanwhile: both changes are saved.
  const other = await Api.signIn(baseURL!, 'oficina.central');
  await other.change(at(1), { orden: 9 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Se guardó Descripción.')).toBeVisible();
  expect(await api.get(at(1))).toMatchObject({ descripcion: 'Segunda', orden: 9 });

  // The same field: both values are shown, with the name of the other person.
  await second.getByRole('cell', { name: /Segunda/ }).dblclick();
  await other.change(at(1), { descripcion: 'De la otra persona' });
  await text.fill('De quien mira');
  await page.keyboard.press('Enter');
  const conflict = second.getByRole('alert');
  await expect(conflict).toContainText('De la otra persona');
  await expect(conflict).toContainText('De quien mira');
  await expect(conflict).toContainText(/cambió este dato el/);
  await conflict.getByRole('button', { name: 'Guardar el mío' }).click();
  await expect(second.getByRole('cell', { name: /De quien mira/ })).toBeVisible();
  expect(await api.get(at(1))).toMatchObject({ descripcion: 'De quien mira', orden: 9 });

  // Leaving the list with an invalid value shows an error.
  await second.getByRole('cell', { name: /De quien mira/ }).dblclick();
  await text.fill('x'.repeat(2000));
  await first.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: `Celda ${code} 0` })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('No se guardó Descripción: Escriba como máximo');
});

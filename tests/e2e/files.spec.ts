import type { Page } from '@playwright/test';
import { violations } from '../support/web/axe';
import { chooseMore } from '../support/web/choose-more';
import { expect, test } from '../support/web/test';

/** Creates a picture like that of a camera: in landscape format, and larger than the stored size. */
async function photograph(
  page: Page,
  width = 1600,
  height = 1200,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = '#386';
      pen.fillRect(0, 0, w!, h!);
      pen.fillStyle = '#fc4';
      pen.fillRect(w! / 4, h! / 4, w! / 2, h! / 2);
      return canvas.toDataURL('image/jpeg').split(',')[1]!;
    },
    [width, height],
  );
  return { name: 'Año ñandú.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') };
}

test.beforeEach(async ({ signInAs }) => signInAs('su'));

test.describe('files of a record', () => {
  test.use({ expectedStatuses: [422] });

  test('are added, viewed, removed and restored; a refused file shows its reason and stops no other @core', async ({
    page,
    api,
  }) => {
    const [contract] = await api.get<{ contratoId: number }[]>('/oficinas-centrales/contrato?pageSize=1');
    await page.goto(`/contrato/${contract!.contratoId}`);
    const files = page.getByRole('region', { name: 'Archivos' });
    await expect(files.getByText('Todavía no hay archivos.')).toBeVisible();
    await files
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { name: 'malo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>') },
        await photograph(page),
        { name: 'anexo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') },
      ]);
    await expect(files.getByRole('alert')).toContainText('no se acepta');
    await files.getByRole('button', { name: 'Quitar de la lista' }).click();
    const photo = files.getByRole('listitem').filter({ hasText: 'Año ñandú.jpg' });
    await expect(photo).toContainText(/\d+ KB · .+ · \d/);
    await expect(files.getByRole('listitem').filter({ hasText: 'anexo.pdf' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await photo.getByRole('button', { name: /Año ñandú.jpg – ver la imagen/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toHaveJSProperty('naturalWidth', 1600);
    await page.keyboard.press('Escape');

    const saving = page.waitForEvent('download');
    await photo.getByRole('button', { name: 'Descargar «Año ñandú.jpg»' }).click();
    expect((await saving).suggestedFilename()).toBe('Año ñandú.jpg');

    await photo.getByRole('button', { name: 'Quitar «Año ñandú.jpg»' }).click();
    await expect(files.getByText('Se quitó «Año ñandú.jpg».')).toBeVisible();
    await expect(files.getByRole('button', { name: 'Deshacer' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(photo.getByRole('button', { name: /ver la imagen/ })).toBeVisible();
    await page.reload();
    await expect(files.getByRole('listitem')).toHaveCount(2);
  });
});

test('a picture of a field is reduced, stored with the record, shown on its page and list, and not copied', async ({
  page,
  api,
}) => {
  const [supply] = await api.get<{ insumoId: number; nombreGenerico: string }[]>('/catalogos/insumo?pageSize=1');
  const path = `/catalogos/insumo/${supply!.insumoId}`;
  await page.goto(`/insumo/${supply!.insumoId}/editar`);
  const field = page.getByRole('group', { name: 'Imagen' });
  await field
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(field.getByRole('alert')).toContainText('no es una imagen');
  await field
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photograph(page));
  await expect(field.getByRole('img', { name: 'Imagen' })).toHaveJSProperty('naturalWidth', 1024);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Cambios guardados')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ver más grande/ }).locator('img')).toHaveJSProperty(
    'naturalHeight',
    768,
  );
  expect(String((await api.get(path))['imagenId'])).toMatch(/^[0-9a-f-]{36}$/);

  await chooseMore(page, 'Duplicar');
  await expect(
    page.getByRole('group', { name: 'Imagen' }).getByRole('button', { name: 'Elegir una imagen' }),
  ).toBeVisible();
});

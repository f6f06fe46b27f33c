import { violations } from '../support/web/axe';
import { sticksOut } from '../support/web/reflow';
import { underReview } from '../support/web/scenarios/under-review';
import { stepDone } from '../support/web/step-done';
import { expect, settled, test } from '../support/web/test';

const FORM = { name: /^Autorizar · / };

test('a step with lines replaces the content, says what it will do, and gives the page back @core', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const { solicitudId } = await underReview(baseURL!, false);
  await signInAs('oficina.central');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/solicitud/${solicitudId}`);
  await settled(page);
  const open = page.getByRole('button', { name: 'Autorizar', exact: true });
  const form = page.getByRole('region', FORM);
  await open.click();
  await expect(form).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The document stays named; its other parts and actions leave.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Insumos solicitados' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Más acciones' })).toBeHidden();
  await expect(form).toContainText('2 de 2 renglones · Autorizada 8');
  await expect(form).not.toContainText('con cambio');

  // The focus is in the first cell to fill in.
  const cell = form
    .locator('[aria-rowindex="2"]')
    .getByRole('gridcell')
    .filter({ hasText: /^Autorizada\D*\d/ });
  await cell.focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(form).toContainText('2 de 2 renglones · Autorizada 7 · 1 con cambio');

  await page.keyboard.press('Escape');
  const asking = page.getByRole('dialog', { name: 'Tiene cambios sin guardar' });
  await asking.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(form).toContainText('1 con cambio');
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await asking.getByRole('button', { name: 'Descartar' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Insumos solicitados' })).toBeVisible();
  await expect(open).toBeFocused();
});

test('a request is authorised as suggested with three clicks', async ({ page, baseURL, signInAs }) => {
  const { solicitudId, at, office } = await underReview(baseURL!, false);
  await signInAs('oficina.central');
  await page.goto(`/solicitud/${solicitudId}`);
  await settled(page);
  await page.getByRole('button', { name: 'Autorizar', exact: true }).click();
  const form = page.getByRole('region', FORM);
  await form.getByRole('button', { name: 'Poner lo sugerido' }).click();
  await expect(form.getByRole('status')).toContainText(/Camb(?:ió un renglón|iaron \d renglones)\./);
  await form.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(page.getByText(stepDone('Autorizar', 'Autorizada.*'))).toBeVisible();
  const { lineas } = await office.get<{ lineas: { cantidadSugerida: number | null; cantidadAutorizada: number }[] }>(
    at,
  );
  expect(lineas.filter(({ cantidadSugerida }) => cantidadSugerida !== null)).not.toEqual([]);
  // A supply without levels has no suggestion, and keeps what was asked.
  for (const { cantidadSugerida, cantidadAutorizada } of lineas) expect(cantidadAutorizada).toBe(cantidadSugerida ?? 4);
});

for (const width of [1440, 1024, 390])
  test(`a step in the page fits a window of ${width} px, with its button in view`, async ({
    page,
    baseURL,
    signInAs,
  }) => {
    const { solicitudId } = await underReview(baseURL!, true);
    await signInAs('oficina.central');
    await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
    await page.goto(`/solicitud/${solicitudId}`);
    await settled(page);
    await page.getByRole('button', { name: 'Autorizar', exact: true }).click();
    const form = page.getByRole('region', FORM);
    await expect(form.getByRole('button', { name: 'Autorizar', exact: true })).toBeInViewport({ ratio: 1 });
    await settled(page);
    expect(await sticksOut(page)).toEqual([]);
    expect(await violations(page, { schemes: ['light', 'dark'] })).toEqual([]);
  });

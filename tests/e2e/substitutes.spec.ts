import type { Page } from '@playwright/test';
import { violations } from '../support/web/axe';
import { Api } from '../support/web/api';
import { stepDone } from '../support/web/step-done';
import { expect, settled, test } from '../support/web/test';
import { underReview, type Supply } from '../support/web/scenarios/under-review';

const PATH = '/inventario/solicitud';

const nameOf = ({ nombreGenerico, presentacion }: Supply) => new RegExp(`${nombreGenerico}.*${presentacion}`);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const width of [1440, 390]) {
  test(`a missing supply is replaced at authorisation, and both sides see it (${width} px)`, async ({
    page,
    baseURL,
    signInAs,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const { solicitudId, at, office, asked, substitute } = await underReview(baseURL!, true);
    await signInAs('oficina.central');
    await page.goto(`/solicitud/${solicitudId}`);
    await page.getByRole('button', { name: 'Autorizar' }).click();
    const form = page.getByRole('region', { name: /^Autorizar · / });
    const chosen = form.locator('[data-line][data-column="1"]').first();
    await chosen.click();
    const list = form.getByRole('listbox');
    await expect(list.getByRole('option')).toHaveCount(1);
    await expect(list.getByRole('option')).toContainText(nameOf(substitute));
    await list.getByRole('option').click();
    await expect(chosen).toContainText(nameOf(substitute));
    const figures = form.getByRole('gridcell', { name: /^Cifras del sustituto/ });
    await expect(figures).toHaveCount(1);
    await expect(figures).toContainText(nameOf(substitute));
    await expect(figures).toContainText(`en lugar de ${asked.nombreGenerico}`);
    await expect(figures).toContainText('Disponible surtidor');
    await settled(page);
    expect(await violations(page, { schemes: ['light'] })).toEqual([]);
    expect(await fits(page)).toBe(true);
    await form.getByRole('button', { name: 'Autorizar' }).click();
    await expect(page.getByText(stepDone('Autorizar', 'Autorizada'))).toBeVisible();
    expect(await office.get(at)).toMatchObject({
      lineas: [
        { insumoId: substitute.insumoId, insumoSolicitadoId: asked.insumoId, estatusLinea: 'SUSTITUIDA' },
        { insumoSolicitadoId: null, estatusLinea: 'AUTORIZADA' },
      ],
    });
    for (const profile of ['oficina.central', 'almacen.unidad', 'almacen.estatal']) {
      await signInAs(profile);
      await page.goto(`/solicitud/${solicitudId}`);
      const line = page
        .getByRole('table', { name: 'Insumos solicitados' })
        .getByRole('row')
        .filter({ hasText: nameOf(substitute) });
      await expect(line).toContainText('Sustituida');
      await expect(line.locator('[data-label="En lugar de"]')).toContainText(nameOf(asked));
      expect(await fits(page)).toBe(true);
    }
    await page.getByRole('button', { name: 'Iniciar surtimiento' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Iniciar surtimiento' }).click();
    await page.getByRole('button', { name: 'Surtir con escáner' }).click();
    const walked = page
      .getByRole('dialog')
      .getByRole('definition')
      .filter({ hasText: nameOf(asked) });
    await expect(page.getByRole('dialog').getByText('En lugar de')).toBeVisible();
    await expect(walked).toBeVisible();
  });
}

test('the requester allows substitutes, and can withdraw that in a draft', async ({ page, baseURL, signInAs }) => {
  const unit = await Api.signIn(baseURL!, 'almacen.unidad');
  const [earlier] = await unit.get<{ almacenSolicitanteId: number; almacenSurtidorId: number }[]>(`${PATH}?pageSize=1`);
  const [supply] = await unit.get<Supply[]>('/catalogos/insumo?pageSize=1');
  const { solicitudId } = await unit.create(PATH, {
    tipo: 'COLECTIVO',
    urgente: false,
    almacenSolicitanteId: earlier!.almacenSolicitanteId,
    almacenSurtidorId: earlier!.almacenSurtidorId,
    lineas: [{ insumoId: supply!.insumoId, cantidadSolicitada: 1 }],
  });
  await signInAs('almacen.unidad');
  for (const accepts of [true, false]) {
    await page.goto(`/solicitud/${String(solicitudId)}/editar`);
    await page.getByLabel('Acepta sustitutos').setChecked(accepts);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page).toHaveURL(new RegExp(`/solicitud/${String(solicitudId)}$`));
    expect(await unit.get(`${PATH}/${String(solicitudId)}`)).toMatchObject({ aceptaSustitutos: accepts });
  }
});

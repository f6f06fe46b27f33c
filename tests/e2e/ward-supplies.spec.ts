import { violations } from '../support/web/axe';
import { Api, type Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, ownContext: true });

/** Minimum side of a touch target, in CSS pixels. */
const FINGER = 44;

test('the shortfall of a ward’s fixed fund becomes one draft with one tap', async ({ page, signInAs }) => {
  await signInAs('enfermeria.centrales');
  await page.goto('/tableta/fondo-fijo');
  await settled(page);
  const supplies = page.getByRole('list', { name: 'Claves del fondo fijo' }).getByRole('listitem');
  await expect(supplies.first()).toContainText('Debe haber');
  expect(await violations(page)).toEqual([]);
  const refill = page.getByRole('button', { name: 'Reponer' });
  const review = page.getByRole('link', { name: 'Revisar el borrador' });
  // Another user of the ward may have started a draft.
  if (await review.isVisible()) await review.tap();
  else {
    const press = await refill.boundingBox();
    expect(Math.min(press!.width, press!.height)).toBeGreaterThanOrEqual(FINGER);
    await refill.tap();
  }
  await expect(page).toHaveURL(/\/solicitud\/\d+$/);
  await settled(page);
  await expect(page.getByText('Colectivo').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeVisible();
  const draft = page.url();
  await page.goto('/tableta/fondo-fijo');
  await settled(page);
  await expect(refill).toBeHidden();
  await review.tap();
  await expect(page).toHaveURL(draft);
});

test('a high NEWS2 leads to a prefilled, unsent order', async ({ page, baseURL, signInAs }) => {
  const nurse = await Api.signIn(baseURL!, 'enfermeria.centrales');
  const { pacientes } = await nurse.get<{ pacientes: { hospitalizacionId: number; camaNumero: string | null }[] }>(
    '/pacientes/hospitalizacion/asignados?todos=true',
  );
  const hospitalizacionId = await unsupplied(
    nurse,
    pacientes.filter(({ camaNumero }) => camaNumero !== null).map((each) => each.hospitalizacionId),
  );
  await signInAs('enfermeria.centrales');
  await page.goto('/tableta/mis-pacientes');
  await settled(page);
  await page.goto(`/tableta/paciente/${hospitalizacionId}/signos`);
  await settled(page);
  await page.getByRole('button', { name: 'Todo normal' }).tap();
  for (const [label, value] of [
    ['Frecuencia respiratoria', '28'],
    ['Saturación de oxígeno', '90'],
    ['Tensión sistólica', '88'],
    ['Tensión diastólica', '50'],
    ['Frecuencia cardiaca', '134'],
    ['Temperatura', '39.2'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Guardar signos' }).tap();
  // One review of all unusual values.
  const review = page.getByRole('dialog', { name: '5 valores fuera de lo esperado' });
  await expect(review.getByRole('row', { name: /Frecuencia cardiaca 134 lpm 50–120/ })).toBeVisible();
  await review.getByRole('button', { name: 'Son correctos: guardar' }).tap();
  const notice = page.getByRole('dialog', { name: /^NEWS2/ });
  await expect(notice).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const before = (await orders(nurse, hospitalizacionId)).length;
  await notice.getByRole('link', { name: 'Proponer orden' }).tap();
  await expect(page).toHaveURL(/\/orden\?deterioro=1$/);
  await settled(page);
  await expect(page.getByRole('alert').filter({ hasText: 'NEWS2' })).toContainText(/casos así/);
  const send = page.getByRole('button', { name: 'Enviar orden' });
  await expect(send).toBeEnabled();
  expect(await violations(page)).toEqual([]);
  // Viewing the form ordered nothing.
  expect(await orders(nurse, hospitalizacionId)).toHaveLength(before);
  await send.tap();
  await expect(page.getByText(/^La orden OC-.* se envió\.$/)).toBeVisible();
  expect(await orders(nurse, hospitalizacionId)).toHaveLength(before + 1);
  await page.goto('/tableta/mis-pacientes');
  await settled(page);
  await page.getByRole('button', { name: 'Toda la central' }).tap();
  await expect(page.locator(`a[href="/tableta/paciente/${hospitalizacionId}/orden?deterioro=1"]`)).toBeVisible();
});

const orders = (api: Api, hospitalizacionId: number) => {
  const filter = Buffer.from(JSON.stringify({ hospitalizacionId })).toString('base64');
  return api.get<Json[]>(`/pacientes/orden-cargo?filterBy=${encodeURIComponent(filter)}&pageSize=100`);
};

/** Returns a stay with an orderable supply: no recent order, and no allergy of the patient. */
async function unsupplied(api: Api, stays: readonly number[]): Promise<number> {
  for (const stay of stays) {
    const { insumos } = await api.get<{ insumos: { ultimoUso: string | null; alergia: string | null }[] }>(
      `/pacientes/orden-cargo/insumos-orden-cargo?hospitalizacionId=${stay}&deterioro=true`,
    );
    if (insumos.some(({ ultimoUso, alergia }) => ultimoUso === null && alergia === null)) return stay;
  }
  throw new Error('Everybody was asked everything for already.');
}

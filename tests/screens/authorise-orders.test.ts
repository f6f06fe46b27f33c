import { changeAnswer } from '../support/screens/change-answer';
import { expect, settled, test, type Page } from '../support/screens/test';

const line = (insumoOrdenCargoId: number, more: object = {}) => ({
  insumoOrdenCargoId,
  nombre: `Insumo ${insumoOrdenCargoId}`,
  cantidadSolicitada: 4,
  precioUnitario: 2.5,
  habitual: null,
  diasTratamiento: null,
  disponible: 4,
  controlado: false,
  justificacion: null,
  ...more,
});
const order = (ordenCargoId: number, more: object = {}) => ({
  ordenCargoId,
  version: 3,
  folio: `OC-${ordenCargoId}`,
  servicioNombre: 'Pediatría',
  camaNumero: `PE-0${ordenCargoId}`,
  paciente: 'Ana Bravo',
  solicitante: 'Berta Luna',
  motivoUrgencia: null,
  tipo: 'ORDINARIA',
  estatus: 'PENDIENTE_AUTORIZAR',
  prioridad: 4,
  minutos: 5,
  prepara: null,
  autorizacionPendiente: false,
  propia: false,
  alergias: [],
  alergiasNegadas: true,
  lineas: [
    line(1, { habitual: 2, disponible: 3 }),
    line(2, { controlado: true, justificacion: 'Dolor', diasTratamiento: 7 }),
  ],
  ...more,
});
const card = (page: Page, id: number) => page.getByRole('region', { name: new RegExp(`PE-0${id} · Ana Bravo`) });

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('jefe.servicio');
  await changeAnswer<object>(page, /\/orden-cargo\/[a-z-]+(\?|$)/, (answer) => {
    const orders = [
      order(1),
      order(2, { propia: true, solicitante: null }),
      order(3, { autorizacionPendiente: true, propia: true, motivoUrgencia: 'Sangra', alergias: ['Látex', 'Yodo'] }),
    ];
    return Array.isArray(answer) ? orders : { ...answer, ordenes: orders };
  });
  await page.goto('/hospital/autorizar');
  await settled(page);
});

test('an order is authorised unchanged, or changed with a reason', async ({ page }) => {
  const authorise = card(page, 1).getByRole('button', { name: 'Autorizar' });
  const cells = (row: number) => card(page, 1).getByRole('row').nth(row).getByRole('cell').allInnerTexts();
  expect((await cells(1)).slice(1)).toEqual(['2', '—', '3', '$10.00']);
  expect((await cells(2)).slice(1)).toEqual(['—', '7', '4', '$10.00']);
  await expect(card(page, 1).getByText('Controlado')).toHaveCount(1);
  await expect(card(page, 1)).toContainText('Dolor');
  await expect(card(page, 1)).toContainText('OC-1 · La pidió Berta Luna');
  // Amounts of twice the usual, and above the stock, are marked.
  const marked = card(page, 1).locator('td[data-tone]');
  expect(await marked.allInnerTexts()).toEqual(['2', '3']);
  await expect(authorise).toBeEnabled();
  await expect(card(page, 1).getByRole('textbox')).toHaveCount(0);

  await card(page, 1).getByLabel('Cantidad de Insumo 1').fill('3');
  await expect(card(page, 1)).toContainText('$17.50');
  await expect(marked).toHaveCount(0);
  await expect(authorise).toBeDisabled();
  await card(page, 1).getByRole('textbox').fill('Hay menos');
  await expect(authorise).toBeEnabled();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/autorizar'));
  await page.route('**/1/autorizar', async (route) => route.fulfill({ body: '{}' }));
  await authorise.click();
  expect((await sent).postDataJSON()).toEqual({
    observacionAutorizacion: null,
    lineas: [
      { insumoOrdenCargoId: 1, cantidadAutorizada: 3, motivoModificacion: 'Hay menos' },
      { insumoOrdenCargoId: 2, cantidadAutorizada: 4, motivoModificacion: null },
    ],
  });
});

test('an order is rejected with a reason of ten characters', async ({ page }) => {
  const reject = card(page, 1).getByRole('button', { name: 'Rechazar' });
  await reject.click();
  await expect(reject).toBeDisabled();
  await expect(card(page, 1).getByRole('button', { name: 'Autorizar' })).toBeDisabled();
  await card(page, 1).getByRole('textbox').fill('123456789 ');
  await expect(reject).toBeDisabled();
  await card(page, 1).getByRole('textbox').fill('1234567890');
  await expect(reject).toBeEnabled();
});

test('an order of the user is left to another person, except one dispensed without authorisation', async ({ page }) => {
  await expect(card(page, 2).getByRole('button', { name: 'Autorizar' })).toBeDisabled();
  await expect(card(page, 2).getByRole('button', { name: 'Rechazar' })).toBeDisabled();
  await expect(card(page, 2).getByText(/La pidió/)).toHaveCount(0);
  await expect(card(page, 3)).toContainText('Alergias: Látex, Yodo');
  await expect(card(page, 1)).toContainText('Niega alergias');
  await expect(card(page, 3)).toContainText('Sangra');
  await expect(card(page, 3)).toContainText('Por regularizar');
  await expect(card(page, 3).getByRole('spinbutton')).toHaveCount(0);
  await expect(card(page, 3).getByRole('button', { name: 'Rechazar' })).toHaveCount(0);
  await expect(card(page, 3).getByRole('button', { name: 'Regularizar' })).toBeEnabled();
});

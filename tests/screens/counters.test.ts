import { changeAnswer } from '../support/screens/change-answer';
import { expect, settled, test, type Page } from '../support/screens/test';

/** Returns a tab by its name, followed by its count. */
const tab = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
const card = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

test.describe('the queue of a pharmacy', () => {
  const prescription = (recetaId: number, more: object = {}) => ({
    recetaId,
    folio: `RX-2026-000${recetaId}`,
    turno: null,
    paciente: `Paciente ${recetaId}`,
    estatus: 'EMITIDA',
    tipo: 'NORMAL',
    minutos: 5,
    claves: 2,
    piezas: 3,
    venceHoy: false,
    completa: false,
    ...more,
  });
  const rows = [
    prescription(1001, { turno: 'A12', minutos: 29 }),
    prescription(1002, { minutos: 30, tipo: 'CONTROLADA', piezas: 1 }),
    prescription(1003, { estatus: 'SURTIDA_PARCIAL', minutos: 61 }),
    prescription(1004, { venceHoy: true, minutos: 1440 }),
  ];

  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('farmacia');
    await changeAnswer<object>(page, '**/receta/cola**', (answer, { searchParams }) => ({
      ...answer,
      recetas:
        searchParams.get('folio') === null ? rows : rows.filter(({ folio }) => searchParams.get('folio') === folio),
    }));
    await page.goto('/farmacia/recetas');
    await settled(page);
  });

  test('shows waiting time, amount and special features of each prescription', async ({ page }) => {
    for (const [name, ...said] of [
      ['Paciente 1001', 'A12', 'RX-2026-0001001', '3 piezas · claves: 2', '29 min'],
      ['Paciente 1002', '1002', '1 pieza · claves: 2', 'Controlado', '30 min'],
      ['Paciente 1003', 'Parcial', '1 h'],
      ['Paciente 1004', '1 día'],
    ] as const)
      for (const text of said) await expect(card(page, name)).toContainText(text);
    for (const [name, marks] of [
      ['Paciente 1001', 1],
      ['Paciente 1002', 2],
      ['Paciente 1003', 2],
      ['Paciente 1004', 2],
    ] as const)
      await expect(card(page, name).locator('[class*="marks"] > *')).toHaveCount(marks);
  });

  test('is filtered by its tabs, each with a count', async ({ page }) => {
    for (const [name, shown] of [
      ['Parciales', ['Paciente 1003']],
      ['Vencen hoy', ['Paciente 1004']],
      ['Por surtir', ['Paciente 1001', 'Paciente 1002', 'Paciente 1004']],
      ['Todas', ['Paciente 1001', 'Paciente 1002', 'Paciente 1003', 'Paciente 1004']],
    ] as const) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-pressed', 'true');
      await expect(tab(page, name)).toContainText(String(shown.length));
      await expect(card(page, 'RX-2026')).toHaveCount(shown.length);
      for (const one of shown) await expect(card(page, one)).toHaveCount(1);
    }
  });

  test('reports that no prescription has the scanned folio', async ({ page }) => {
    await page.getByLabel('Escanee o escriba el folio de la receta').fill('RX-CLSSA900014-2026-9999999');
    await page.getByRole('button', { name: 'Leer', exact: true }).click();
    await expect(page.getByText('No hay una receta por surtir con «RX-CLSSA900014-2026-9999999».')).toBeVisible();
    await expect(page).toHaveURL(/farmacia\/recetas$/);
  });
});

test.describe('the queue of a CENDIS', () => {
  const order = (ordenCargoId: number, more: object = {}) => ({
    ordenCargoId,
    version: 1,
    folio: `OC-2026-000${ordenCargoId}`,
    estatus: 'AUTORIZADA',
    tipo: 'ORDINARIA',
    prioridad: 4,
    servicioId: 1,
    servicioNombre: 'Pediatría',
    almacenSurtidorId: 1,
    camaNumero: 'PE-01',
    paciente: `Paciente ${ordenCargoId}`,
    edad: '8 años',
    claves: 2,
    piezas: 3,
    motivoUrgencia: null,
    minutos: 5,
    mia: false,
    prepara: null,
    preparacion: null,
    autorizacionPendiente: false,
    ...more,
  });
  const orders = [
    order(1001),
    order(1002, {
      servicioId: 2,
      servicioNombre: 'Urgencias',
      prioridad: 1,
      tipo: 'URGENTE',
      motivoUrgencia: 'Sangra',
      minutos: 15,
    }),
    order(1003, { estatus: 'EN_SURTIMIENTO', mia: true, prepara: 'Yo misma' }),
    order(1004, { estatus: 'EN_SURTIMIENTO', prepara: 'Eva Violar' }),
    order(1005, { estatus: 'EN_SURTIMIENTO', mia: true, autorizacionPendiente: true }),
    order(1006),
  ];

  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('cendis');
    await changeAnswer<object>(page, /\/inventario\/orden-cargo(\?|$)/, (answer) => ({
      ...answer,
      ordenes: orders,
      devoluciones: [],
    }));
    await page.goto('/cendis');
    await settled(page);
  });

  test('offers the possible actions for each order', async ({ page }) => {
    for (const [name, take, open, over, choose] of [
      ['Paciente 1001', 1, 0, 0, 1],
      ['Paciente 1002', 1, 0, 0, 1],
      ['Paciente 1003', 0, 1, 0, 0],
      ['Paciente 1004', 0, 1, 1, 0],
    ] as const) {
      await expect(card(page, name).getByRole('button', { name: 'Tomar', exact: true })).toHaveCount(take);
      await expect(card(page, name).getByRole('button', { name: 'Abrir' })).toHaveCount(open);
      await expect(card(page, name).getByRole('button', { name: 'Tomar el relevo' })).toHaveCount(over);
      await expect(card(page, name).getByRole('checkbox')).toHaveCount(choose);
    }
    await expect(card(page, 'Paciente 1002')).toContainText('Sangra');
    await expect(card(page, 'Paciente 1002')).toContainText('Urgente');
    await expect(card(page, 'Paciente 1001').getByText('Urgente')).toHaveCount(0);
    await expect(card(page, 'Paciente 1004')).toContainText('La prepara Eva Violar');
    await expect(card(page, 'Paciente 1005')).toContainText('Por regularizar');
    await expect(card(page, 'Paciente 1003').getByText('Por regularizar')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Ver la lista de las mías' })).toHaveAttribute('href', /1003.*1005/);
  });

  test('is filtered by tab and ward, and states when it is empty', async ({ page }) => {
    await expect(tab(page, 'Todas')).toContainText('6');
    await expect(tab(page, 'Urgentes')).toContainText('1');
    await expect(tab(page, 'Por tomar')).toContainText('3');
    await expect(tab(page, 'Las que preparo')).toContainText('2');
    await tab(page, 'Las que preparo').click();
    await expect(card(page, 'Paciente')).toHaveCount(2);
    await page.getByLabel('Servicio').selectOption('Urgencias');
    await expect(tab(page, 'Todas')).toContainText('1');
    await expect(page.getByRole('heading', { name: 'Nada por surtir' })).toBeVisible();
    await tab(page, 'Urgentes').click();
    await expect(card(page, 'Paciente')).toHaveCount(1);
    await tab(page, 'Devoluciones').click();
    await expect(page.getByRole('heading', { name: 'Nada por surtir' })).toBeVisible();
  });

  test('permits choosing orders of one ward together', async ({ page }) => {
    const box = (id: number) => card(page, `Paciente ${id}`).getByRole('checkbox');
    await box(1001).check();
    await expect(box(1002)).toBeDisabled();
    await box(1006).check();
    await expect(page.getByText('2 órdenes de Pediatría')).toBeVisible();
    await page.getByRole('button', { name: 'Quitar la selección' }).click();
    await expect(box(1002)).toBeEnabled();
    await expect(page.getByText('órdenes de Pediatría')).toHaveCount(0);
  });
});

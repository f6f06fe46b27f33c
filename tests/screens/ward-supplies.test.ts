import { api } from '../support/screens/sessions';
import { changeAnswer } from '../support/screens/change-answer';
import { expect, settled, test, type Locator } from '../support/screens/test';

test.beforeEach(async ({ signInAs }) => signInAs('enfermeria.centrales'));

/** Returns the parts of a quantity stepper: minus button, amount, plus button. */
const stepper = (within: Locator, name: string) => {
  const group = within.getByRole('group', { name });
  return {
    fewer: group.getByRole('button', { name: /^Menos/ }),
    amount: group.getByRole('spinbutton'),
    more: group.getByRole('button', { name: /^Más/ }),
  };
};

test('the fixed fund states the total shortage, and that of each supply', async ({ page }) => {
  const { almacenIds } = await (
    await api('enfermeria.centrales')
  ).get<{ almacenIds: [number] }>('/catalogos/usuario/usuario-actual');
  const place = {
    almacenId: almacenIds[0],
    almacen: 'Central de prueba',
    fondoFijo: 40,
    faltante: 25,
    porcentaje: 37.5,
  };
  const row = (clave: string, porcentaje: number, fondoFijo: number, disponible: number, faltante: number) => ({
    clave,
    insumo: `Insumo ${clave}`,
    porcentaje,
    fondoFijo,
    disponible,
    faltante,
  });
  const rows = [row('A', 100, 10, 10, 0), row('B', 50, 10, 5, 5), row('C', 0, 10, 0, 10), row('D', 10, 10, 1, 9)];
  await changeAnswer<object>(page, '**/porcentaje-fondo-fijo**', (answer) => ({
    ...answer,
    bloques: { almacenes: [place] },
    filas: rows,
  }));
  await page.goto('/tableta/fondo-fijo');
  const supplies = page.getByRole('list', { name: 'Claves del fondo fijo' }).getByRole('listitem');
  await expect(page.getByText('Faltan 25 de 40 piezas · claves completas: 1 de 4 · en cero: 1')).toBeVisible();
  // A single warehouse needs no picker.
  await expect(page.getByLabel('Almacén', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Central de prueba')).toBeVisible();
  expect((await supplies.allInnerTexts()).map((text) => text.slice(0, 8))).toEqual(
    ['C', 'D', 'B', 'A'].map((clave) => `Insumo ${clave}`),
  );
  for (const [place_, text] of [
    [0, /(?<!\d)0 %Agotado.*Hay0Falta10$/],
    [1, /10 %Muy bajo.*Hay1Falta9$/],
    [2, /50 %Incompleto.*Debe haber10Hay5Falta5$/],
    [3, /100 %Completo.*Falta0$/],
  ] as const)
    await expect(supplies.nth(place_)).toContainText(text);
  const lacking = page.getByRole('button', { name: 'Lo que falta 3' });
  await expect(lacking).toHaveAttribute('aria-pressed', 'false');
  await lacking.click();
  await expect(lacking).toHaveAttribute('aria-pressed', 'true');
  await expect(supplies).toHaveCount(3);
  await page.getByRole('button', { name: 'Todo 4' }).click();
  await expect(supplies).toHaveCount(4);
});

test('leftovers are returned with a reason, and with the condition of each lot', async ({ page }) => {
  const line = (insumoOrdenCargoId: number, more: object) => ({
    insumoOrdenCargoId,
    loteId: insumoOrdenCargoId + 100,
    nombre: `Insumo ${insumoOrdenCargoId}`,
    numeroLote: `L${insumoOrdenCargoId}`,
    caducidad: '2027-10-31',
    disponible: 2,
    controlado: false,
    ...more,
  });
  await changeAnswer(page, /\/inventario\/orden-cargo\/devolucion(\?|$)/, () => [
    {
      ordenCargoId: 5,
      folio: 'OC-5',
      camaNumero: 'CG-08',
      paciente: 'Ana Bravo',
      servicioNombre: 'Cirugía',
      lineas: [line(1, {}), line(2, { controlado: true, disponible: 1, caducidad: null })],
    },
  ]);
  await page.goto('/tableta/devolucion');
  const order = page.getByRole('region', { name: /^CG-08 · Ana Bravo/ });
  await expect(order).toContainText('OC-5 · Cirugía');
  await expect(order).toContainText('L1 · 31-10-2027 · quedan 2');
  await expect(order).toContainText('L2 · queda 1');
  const [first, second] = [stepper(order, 'Insumo 1 L1'), stepper(order, 'Insumo 2 L2')];
  const send = order.getByRole('button', { name: 'Devolver' });
  await expect(send).toHaveCount(0);
  await expect(first.fewer).toBeDisabled();
  await first.more.click();
  await expect(first.amount).toHaveValue('1');
  await first.more.click();
  await expect(first.more).toBeDisabled();
  await first.fewer.click();
  await expect(first.amount).toHaveValue('1');
  await first.amount.fill('9');
  await expect(first.amount).toHaveValue('2');
  await second.more.click();
  // Controlled supplies are returned unopened.
  await expect(order.getByRole('combobox')).toHaveCount(1);
  await order.getByLabel('Condición de Insumo 1').selectOption('Abierto o dañado');
  await expect(send).toBeDisabled();
  const reason = order.getByLabel('Motivo de la devolución');
  await reason.fill('    a');
  await expect(send).toBeDisabled();
  await reason.fill('Sobró');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.route('**/5/devolver', async (route) => route.fulfill({ body: JSON.stringify({ folio: 'DEV-1' }) }));
  await send.click();
  expect((await sent).postDataJSON()).toEqual({
    motivo: 'Sobró',
    lineas: [
      { insumoOrdenCargoId: 1, loteId: 101, cantidad: 2, condicion: 'ABIERTO' },
      { insumoOrdenCargoId: 2, loteId: 102, cantidad: 1, condicion: 'INTEGRO' },
    ],
  });
  await expect(page.getByText('La devolución DEV-1 espera a que el almacén la acepte.')).toBeVisible();
  await expect(send).toHaveCount(0);
});

test('an order is received lot by lot, and missing pieces need an explanation', async ({ page }) => {
  const lot = (loteId: number, cantidad: number) => ({
    loteId,
    numeroLote: `L${loteId}`,
    caducidad: '2028-11-23',
    cantidad,
  });
  const order = (ordenCargoId: number, more: object = {}) => ({
    ordenCargoId,
    version: 1,
    folio: `OC-${ordenCargoId}`,
    camaNumero: `UR-0${ordenCargoId}`,
    paciente: 'Ana Bravo',
    almacenNombre: 'CENDIS',
    tipo: 'ORDINARIA',
    estatus: 'SURTIDA',
    prioridad: 4,
    minutos: 3,
    prepara: null,
    autorizacionPendiente: false,
    propia: false,
    lineas: [
      {
        insumoOrdenCargoId: 1,
        nombre: 'Nifedipino',
        codigosBarras: [{ gtin: '7501000100019', contenido: 1 }],
        lotes: [lot(11, 2), lot(12, 1)],
      },
    ],
    ...more,
  });
  await changeAnswer(page, /\/inventario\/orden-cargo\/recepcion(\?|$)/, () => [order(1), order(2, { propia: true })]);
  await page.goto('/tableta/recepcion');
  const [mine, own] = [1, 2].map((id) => page.getByRole('region', { name: new RegExp(`^UR-0${id}`) }));
  const receive = mine!.getByRole('button', { name: 'Recibir' });
  await expect(receive).toBeEnabled();
  await expect(own!.getByRole('button', { name: 'Recibir' })).toBeDisabled();
  await expect(own!).toContainText('Usted la surtió: debe recibirla otra persona.');
  await expect(mine!.getByText('Usted la surtió')).toHaveCount(0);
  await expect(mine!).toContainText('23-11-2028 · se surtieron 2');
  await expect(mine!).toContainText('se surtió 1');
  const [first, second] = [stepper(mine!, 'Nifedipino L11'), stepper(mine!, 'Nifedipino L12')];
  await expect(first.amount).toHaveValue('2');
  const why = mine!.getByLabel('Llegó menos: ¿qué pasó?');
  await expect(why).toHaveCount(0);
  await first.fewer.click();
  await expect(why).toHaveCount(1);
  await expect(receive).toBeDisabled();

  // The first scanned box restarts the count; each scan adds one piece.
  const scan = async (text: string) => {
    await mine!.getByLabel('Escanee cada caja, o confirme abajo').fill(text);
    await mine!.getByRole('button', { name: 'Leer', exact: true }).click();
  };
  await scan('7501000100026');
  await expect(mine!.getByText('7501000100026 no es de esta orden.')).toBeVisible();
  await expect(second.amount).toHaveValue('1');
  await scan('7501000100019');
  await expect(first.amount).toHaveValue('2');
  await expect(second.amount).toHaveValue('');
  // Once a lot is full, the next piece counts for the other; then all are there.
  await scan('7501000100019');
  await expect(second.amount).toHaveValue('1');
  await expect(why).toHaveCount(0);
  await scan('7501000100019');
  await expect(mine!.getByText('Ya están todas las piezas de Nifedipino.')).toBeVisible();
  await expect(first.amount).toHaveValue('2');
  await second.fewer.click();
  await why.selectOption('Llegó dañado');
  await mine!.getByLabel('Nombre de quien recibe').fill('Berta');
  const sent = page.waitForRequest((request) => request.method() !== 'GET' && request.url().includes('/recepcion'));
  await page.route(/\/orden-cargo\/recepcion$/, async (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ body: '{}' }),
  );
  await receive.click();
  expect((await sent).postDataJSON()).toMatchObject({
    ordenCargoId: 1,
    firma: 'Berta',
    lineas: [
      {
        insumoOrdenCargoId: 1,
        lotes: [
          { loteId: 11, cantidadRecibida: 2 },
          { loteId: 12, cantidadRecibida: 0 },
        ],
        diferencia: 'DANADO',
      },
    ],
  });
});

test('supplies are ordered by tap, by kit and by scanning their code', async ({ page }) => {
  const { pacientes } = await (
    await api('enfermeria.centrales')
  ).get<{ pacientes: { hospitalizacionId: number }[] }>('/pacientes/hospitalizacion/asignados?todos=true');
  const offer = (insumoId: number, more: object = {}) => ({
    insumoId,
    clave: `010.000.000${insumoId}.00`,
    nombre: `Insumo ${insumoId}`,
    presentacion: 'Caja',
    codigosBarras: [],
    disponible: 5,
    cantidad: null,
    ultimoUso: null,
    alergia: null,
    controlado: false,
    casos: null,
    alternativas: [],
    ...more,
  });
  const [one, other, third] = [
    offer(1, { codigosBarras: [{ gtin: '07501000100019', contenido: 1 }], cantidad: 3 }),
    offer(2, { alergia: 'Penicilina' }),
    offer(3, { disponible: 0, controlado: true, alternativas: [{ nombre: 'Otro', disponible: 4 }] }),
  ];
  await changeAnswer<object>(page, '**/insumos-orden-cargo**', (answer, { searchParams }) => ({
    ...answer,
    procedimientos: [{ procedimientoId: 4, nombre: 'Curación' }],
    insumos: searchParams.has('procedimientoId')
      ? [one, third]
      : searchParams.get('q') === 'gasa'
        ? [other, third]
        : searchParams.get('q') === 'única'
          ? [other]
          : searchParams.get('q') === '010.000.0003.00'
            ? [third]
            : searchParams.get('q') === '010.000.0002.00'
              ? [other, third]
              : [one],
  }));
  await page.goto(`/tableta/paciente/${pacientes[0]!.hospitalizacionId}/orden`);
  await settled(page);
  const main = page.getByRole('main');
  const tile = (id: number) => main.getByRole('listitem').filter({ hasText: `Insumo ${id}` });
  const amount = (id: number) => stepper(main, `Insumo ${id}`).amount;
  const scan = async (text: string) => {
    await page.getByLabel('Busque por nombre o clave, o escanee').fill(text);
    await page.getByRole('button', { name: 'Leer', exact: true }).click();
  };
  // A visible supply is found at once, and one piece is added.
  await scan('010.000.0001.00');
  await expect(page.getByText('Se agregó una pieza de Insumo 1.')).toBeVisible();
  await expect(amount(1)).toHaveValue('1');
  await scan('010.000.0001.00');
  await expect(amount(1)).toHaveValue('2');
  // A code that is not visible is looked up.
  await scan('010.000.0003.00');
  await expect(page.getByText('Se agregó una pieza de Insumo 3.')).toBeVisible();
  await expect(amount(3)).toHaveValue('1');
  await expect(tile(3)).toContainText('En su lugar hay: Otro (4)');
  await expect(tile(3)).toContainText('Controlado');
  await expect(tile(1).getByText('Controlado')).toHaveCount(0);
  await expect(tile(1).getByText('En su lugar')).toHaveCount(0);
  // A code with several matches chooses nothing, nor does a word, even with one match.
  for (const text of ['010.000.0002.00', 'única']) {
    await scan(text);
    await expect(page.getByRole('button', { name: `«${text}»` })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/^Se agregó/)).toHaveCount(0);
    await expect(amount(2)).toHaveValue('');
  }
  await expect(tile(2)).toContainText('Alergia a Penicilina');
  // The reason field opens on demand; chosen supplies stay visible.
  await expect(tile(2).getByRole('textbox')).toHaveCount(0);
  await stepper(main, 'Insumo 2').more.click();
  await expect(tile(2).getByRole('textbox')).toHaveCount(1);
  await expect(tile(1)).toHaveCount(1);
  await page.getByRole('button', { name: 'Frecuentes' }).click();
  await expect(page.getByRole('button', { name: '«única»' })).toHaveCount(0);
  // A kit adds its supplies that are not chosen yet, each with its usual amount.
  await expect(page.getByRole('button', { name: 'Agregar todo el paquete' })).toHaveCount(0);
  await page.getByLabel('Paquete').selectOption('Curación');
  await stepper(main, 'Insumo 1').amount.fill('0');
  await expect(tile(1)).toHaveCount(1);
  await page.getByRole('button', { name: 'Agregar todo el paquete' }).click();
  await expect(amount(1)).toHaveValue('3');
  await expect(amount(3)).toHaveValue('1');
});

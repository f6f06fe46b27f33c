import type { Locator, Page } from '@playwright/test';
import { Api } from '../support/web/api';
import { Keys } from '../support/web/keys';
import { stepDone } from '../support/web/step-done';
import { expect, settled, test } from '../support/web/test';

interface Code {
  readonly gtin: string;
  readonly contenido?: number;
}
interface Supply {
  readonly insumoId: number;
  readonly clave: string;
  readonly nombreGenerico: string;
  readonly redFria: boolean;
  readonly requiereLote: boolean | null;
  readonly codigosBarras: readonly Code[] | null;
}
interface Lot {
  readonly loteId: number;
  readonly insumoId: number;
  readonly almacenId: number;
  readonly numeroLote: string | null;
  readonly caducidad: string | null;
  readonly existencia: number;
  readonly libre: number;
}
interface Labelled {
  readonly numeroLote: string;
  readonly caducidad: string;
}

interface Request {
  readonly lineas: readonly {
    readonly solicitudDetalleId: number;
    readonly insumoId: number;
    readonly cantidadSolicitada: number;
    readonly cantidadAutorizada: number;
    readonly lotes: readonly (Omit<LotKey, 'insumoId'> & { readonly loteId: number; readonly cantidad: number })[];
  }[];
}
interface Count {
  readonly lineas: readonly (LotKey & {
    readonly loteId: number;
    readonly origen: string | null;
    readonly ubicacion: string | null;
    readonly conteo1: number | null;
  })[];
}

const LINES = 40;
const GS = '\u001d';

/** Types like a keyboard scanner: fast, and ending with Enter. */
async function wedge(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const dateIn = (day: string) => day.slice(2).replaceAll('-', '');
/** Forms in which scanners send one label: with and without separator and symbology identifier, in both orders. */
const FORMS: readonly ((gtin: string, lot: Labelled) => string)[] = [
  (gtin, { numeroLote, caducidad }) => `]d201${gtin}17${dateIn(caducidad)}10${numeroLote}${GS}`,
  (gtin, { numeroLote, caducidad }) => `01${gtin}17${dateIn(caducidad)}10${numeroLote}`,
  (gtin, { numeroLote, caducidad }) => `]C101${gtin}10${numeroLote}${GS}17${dateIn(caducidad)}`,
  (gtin, { numeroLote, caducidad }) => `01${gtin}10${numeroLote}17${dateIn(caducidad)}`,
];
const labelOf = (form: number, { gtin }: Code, lot: Labelled) =>
  FORMS[form % FORMS.length]!(gtin.padStart(14, '0'), lot);

type LotKey = Pick<Lot, 'insumoId' | 'numeroLote' | 'caducidad'>;
const keyOf = ({ insumoId, numeroLote, caducidad }: LotKey) => `${insumoId} ${numeroLote} ${caducidad}`;

/** Waits until the lines contain a number of pieces, or a label needs a choice. */
async function outcomeOf(page: Page, pieces: number): Promise<'asked' | 'counted'> {
  const found = await page.waitForFunction((wanted) => {
    if (document.querySelector('[role="alertdialog"]')) return 'asked';
    const rows = [...document.querySelectorAll('[role="grid"] [role="row"]')].slice(1);
    const amounts = rows.map((row) => row.querySelectorAll('[role="gridcell"]')[3]?.textContent ?? '');
    return amounts.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0) === wanted ? 'counted' : null;
  }, pieces);
  return (await found.jsonValue())!;
}

const pieceOf = ({ codigosBarras }: Supply) => codigosBarras?.find(({ contenido }) => (contenido ?? 1) === 1);
const cartonOf = ({ codigosBarras }: Supply) => codigosBarras?.find(({ contenido }) => (contenido ?? 1) > 1);

/** Returns all records of a list. */
async function listed<Row>(session: Api, path: string, filter: object, sortBy: string): Promise<readonly Row[]> {
  const query = Buffer.from(JSON.stringify(filter)).toString('base64');
  return session.get<Row[]>(`${path}?pageSize=500&sortBy=${sortBy}&filterBy=${encodeURIComponent(query)}`);
}

const lotsOf = (session: Api, almacenId: number) =>
  listed<Lot>(session, '/inventario/inventario/lote', { almacenId, estatus: 'DISPONIBLE' }, 'caducidad');

const shown = (day: string) => day.split('-').toReversed().join('-');

/** Answers the question about a label with the number of the choice for the lot. */
async function answer(page: Page, question: Locator, wanted: (text: string) => boolean): Promise<void> {
  await expect(question).toBeVisible();
  const texts = await question.getByRole('listitem').getByRole('button').allInnerTexts();
  const at = texts.findIndex(wanted);
  expect(at, `one of ${texts.join(' | ')}`).toBeGreaterThanOrEqual(0);
  await wedge(page, String(at + 1));
  await expect(question).toHaveCount(0);
}

test('forty lines are received, each with the pieces, lots and dates of its labels @alone', async ({
  page,
  baseURL,
  signInAs,
}) => {
  test.slow();
  const keeper = await Api.signIn(baseURL!, 'almacen.unidad');
  const supplies = (await keeper.get<Supply[]>('/catalogos/insumo?pageSize=200&sortBy=clave')).filter(
    ({ codigosBarras, redFria, requiereLote }) => !redFria && requiereLote !== false && codigosBarras?.length,
  );
  // Every fourth supply comes in two lots.
  const boxes = supplies
    .flatMap((supply, at) => (at % 4 === 0 ? [supply, supply] : [supply]))
    .slice(0, LINES)
    .map((supply, at) => ({
      supply,
      lot: { numeroLote: `W${at}X${at % 7}QK`, caducidad: `2031-${String((at % 12) + 1).padStart(2, '0')}-28` },
      piece: pieceOf(supply)!,
      carton: cartonOf(supply),
    }));
  const [supplier] = await keeper.get<{ rfc: string }[]>('/oficinas-centrales/proveedor?pageSize=1');
  await signInAs('almacen.unidad');
  await page.goto('/recepcion/create');
  await settled(page);
  await page.getByRole('combobox', { name: /^Proveedor/ }).focus();
  await page.keyboard.type(supplier!.rfc);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Remisión/ }).focus();
  await page.keyboard.type(`W${Date.now()}`);

  const keys = new Keys(page);
  const field = page.getByLabel('Escanear o escribir una clave');
  const question = page.getByRole('alertdialog');
  const expected = new Map<string, number>();
  let pieces = 0;
  await field.focus();
  for (const [at, { supply, lot, piece, carton }] of boxes.entries())
    for (const code of carton && at % 3 === 0 ? [carton, piece] : [piece]) {
      await wedge(page, labelOf(at, code, lot));
      pieces += code.contenido ?? 1;
      if ((await outcomeOf(page, pieces)) === 'asked')
        await answer(
          page,
          question,
          (text) => text.includes(`lote ${lot.numeroLote},`) && text.includes(shown(lot.caducidad)),
        );
      const key = keyOf({ ...lot, insumoId: supply.insumoId });
      expected.set(key, (expected.get(key) ?? 0) + (code.contenido ?? 1));
    }
  expect(await outcomeOf(page, pieces)).toBe('counted');
  expect(expected.size).toBe(LINES);
  await expect(field).toBeFocused();

  await keys.to(new RegExp(`^${boxes[0]!.supply.nombreGenerico}`));
  for (let column = 0; column < 4; column += 1) await keys.press('ArrowRight');
  for (let row = 0; row < LINES; row += 1) {
    await page.keyboard.type('10');
    await page.keyboard.press('ArrowDown');
  }
  await keys.to(/^Crear recepción de proveedor$/, { most: 60 });
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/recepcion\/\d+$/);
  const { lineas } = await keeper.get<{ lineas: readonly (LotKey & { cantidad: number })[] }>(
    `/inventario/recepcion/${/\d+$/.exec(page.url())![0]}`,
  );
  expect(new Map(lineas.map((line) => [keyOf(line), line.cantidad]))).toEqual(expected);
});

test('forty lines are picked by their labels: cartons, pieces, and three other lots @alone', async ({
  page,
  baseURL,
  signInAs,
}) => {
  test.slow();
  const [unit, office, state] = (await Promise.all(
    ['almacen.unidad', 'oficina.central', 'almacen.estatal'].map((profile) => Api.signIn(baseURL!, profile)),
  )) as [Api, Api, Api];
  const path = '/inventario/solicitud';
  const earlier = (
    await unit.get<{ almacenSolicitanteId: number; almacenSurtidorId: number; almacenSurtidorNombre: string }[]>(
      `${path}?pageSize=100`,
    )
  ).find(({ almacenSurtidorNombre }) => almacenSurtidorNombre === 'Almacén Estatal')!;
  const supplies = new Map(
    (await state.get<Supply[]>('/catalogos/insumo?pageSize=500')).map((supply) => [supply.insumoId, supply]),
  );
  const free = (await lotsOf(state, earlier.almacenSurtidorId)).filter(
    (lot) => lot.numeroLote !== null && lot.caducidad !== null && lot.caducidad > '2027-06',
  );
  const byLine = [...new Set(free.map(({ insumoId }) => insumoId))]
    .map((insumoId) => ({ supply: supplies.get(insumoId), lots: free.filter((lot) => lot.insumoId === insumoId) }))
    .filter(({ supply, lots }) => supply?.codigosBarras?.length && lots[0]!.libre >= 12)
    .toSorted((one, other) => other.lots.length - one.lots.length)
    .slice(0, LINES);
  expect(byLine).toHaveLength(LINES);
  const { solicitudId } = await unit.create(path, {
    tipo: 'COLECTIVO',
    urgente: false,
    almacenSolicitanteId: earlier.almacenSolicitanteId,
    almacenSurtidorId: earlier.almacenSurtidorId,
    lineas: byLine.map(({ supply }, at) => ({
      insumoId: supply!.insumoId,
      cantidadSolicitada: at % 2 === 0 && cartonOf(supply!) ? 12 : 2,
    })),
  });
  const at = `${path}/${String(solicitudId)}`;
  await unit.step(at, 'enviar');
  const taken = await office.step<Request>(at, 'tomar');
  await office.step(at, 'autorizar', {
    lineas: taken.lineas.map((line) => ({
      solicitudDetalleId: line.solicitudDetalleId,
      cantidadAutorizada: line.cantidadSolicitada,
    })),
  });
  const { lineas } = await state.step<Request>(at, 'iniciar-surtimiento');
  expect(lineas.every(({ lotes }) => lotes.length > 0)).toBe(true);
  // Three lines of few pieces leave from a later lot than the planned one.
  const others = new Map(
    lineas
      .flatMap(({ solicitudDetalleId, insumoId, cantidadAutorizada, lotes }) => {
        const later = free.findLast(
          (lot) =>
            lot.insumoId === insumoId &&
            lot.libre >= cantidadAutorizada &&
            lotes.every((planned) => planned.loteId !== lot.loteId && planned.caducidad! < lot.caducidad!),
        );
        return later && cantidadAutorizada === 2 ? [[solicitudDetalleId, later] as const] : [];
      })
      .slice(0, 3),
  );
  expect(others.size).toBe(3);

  await signInAs('almacen.estatal');
  await page.goto(`/solicitud/${String(solicitudId)}`);
  await page.getByRole('button', { name: 'Surtir con escáner' }).press('Enter');
  const walk = page.getByRole('dialog').first();
  const question = page.getByRole('alertdialog');
  const all = lineas.reduce((sum, { cantidadAutorizada }) => sum + cantidadAutorizada, 0);
  const expected = new Map<string, number>();
  let pieces = 0;
  await expect(walk.getByText(`0 de ${all} piezas`, { exact: false })).toBeVisible();
  for (const [index, { solicitudDetalleId, insumoId, cantidadAutorizada, lotes }] of lineas.entries()) {
    const supply = supplies.get(insumoId)!;
    const piece = pieceOf(supply)!;
    const other = others.get(solicitudDetalleId);
    for (const lot of other ? [{ ...other, cantidad: cantidadAutorizada }] : lotes) {
      const carton = cartonOf(supply);
      let left = lot.cantidad;
      while (left > 0) {
        const code = carton && carton.contenido! <= left ? carton : piece;
        await wedge(page, labelOf(index, code, { numeroLote: lot.numeroLote!, caducidad: lot.caducidad! }));
        pieces += code.contenido ?? 1;
        left -= code.contenido ?? 1;
        const counted = walk.getByText(new RegExp(`^${pieces} de ${all} piezas`));
        await expect(question.or(counted).first()).toBeVisible();
        if (await question.isVisible())
          await answer(
            page,
            question,
            (text) => text.includes(lot.numeroLote!) && text.includes(shown(lot.caducidad!)),
          );
        await expect(counted).toBeVisible();
      }
      expected.set(keyOf({ ...lot, insumoId }), lot.cantidad);
    }
  }
  await expect(walk.getByText(`${all} de ${all} piezas`, { exact: false })).toBeVisible();
  await walk.getByRole('button', { name: 'Confirmar surtido', exact: true }).press('Enter');
  const grid = page.getByRole('grid');
  for (const lot of others.values()) {
    const cell = grid
      .getByRole('row')
      .filter({ hasText: lot.numeroLote! })
      .getByRole('gridcell')
      .filter({ has: page.locator('span', { hasText: 'Motivo de otro lote' }) });
    await cell.focus();
    await page.keyboard.type('La caja está abierta');
    await page.keyboard.press('Enter');
  }
  await page
    .getByRole('region', { name: /^Confirmar surtido · / })
    .getByRole('button', { name: 'Confirmar surtido' })
    .press('Enter');
  await expect(page.getByText(stepDone('Confirmar surtido', 'Surtida'))).toBeVisible();
  const done = await state.get<Request>(at);
  expect(
    new Map(
      done.lineas.flatMap(({ insumoId, lotes }) =>
        lotes.map((lot) => [keyOf({ ...lot, insumoId }), lot.cantidad] as const),
      ),
    ),
  ).toEqual(expected);
});

test('thirty lots are counted, two of them with one number @alone', async ({ page, baseURL, signInAs }) => {
  test.slow();
  const keeper = await Api.signIn(baseURL!, 'almacen.unidad');
  const [any] = await keeper.get<Lot[]>('/inventario/inventario/lote?pageSize=1');
  const { almacenId } = any!;
  const supplies = new Map(
    (await keeper.get<Supply[]>('/catalogos/insumo?pageSize=500')).map((supply) => [supply.insumoId, supply]),
  );
  const before = (await lotsOf(keeper, almacenId)).filter(
    ({ insumoId, existencia }) => existencia > 0 && supplies.get(insumoId)?.codigosBarras?.length,
  );
  // A service returns pieces of an existing lot: same number and date, without a source of funds.
  const twin = before.find(({ numeroLote, caducidad }) => numeroLote !== null && caducidad! > '2027-06')!;
  const reasons = await keeper.get<{ motivoEntradaExtraordinariaId: number; clave: string }[]>(
    '/catalogos/motivo-entrada-extraordinaria?pageSize=50',
  );
  const entry = await keeper.create('/inventario/entrada-extraordinaria', {
    almacenId,
    motivoEntradaExtraordinariaId: reasons.find(({ clave }) => clave === 'DEVOLUCION_SERVICIO')!
      .motivoEntradaExtraordinariaId,
    procedencia: 'Urgencias',
    observaciones: 'Sobrante de una urgencia, entregado en el almacén.',
    lineas: [
      {
        insumoId: twin.insumoId,
        numeroLote: twin.numeroLote,
        caducidad: twin.caducidad,
        cantidad: 7,
        costoUnitario: 1,
      },
    ],
  });
  const entryPath = `/inventario/entrada-extraordinaria/${String(entry['entradaExtraordinariaId'])}`;
  await keeper.step(entryPath, 'enviar');
  await keeper.step(entryPath, 'aplicar');

  const chosen = new Set([twin.insumoId]);
  for (const { insumoId } of before)
    if (before.filter((lot) => chosen.has(lot.insumoId)).length < 30) chosen.add(insumoId);
  const planned = await keeper.create('/inventario/conteo', {
    almacenId,
    tipo: 'CICLICO',
    insumoIds: [...chosen],
    fechaProgramada: new Date().toISOString().slice(0, 10),
  });
  const path = `/inventario/conteo/${String(planned['conteoId'])}`;
  const { lineas } = await keeper.step<Count>(path, 'iniciar');
  expect(lineas.length).toBeGreaterThanOrEqual(30);
  const stock = new Map(
    (await listed<Lot>(keeper, '/inventario/inventario/lote', { almacenId }, 'loteId')).map((lot) => [lot.loteId, lot]),
  );

  await signInAs('almacen.unidad');
  await page.goto(`/conteo/${String(planned['conteoId'])}`);
  await settled(page);
  await page.getByRole('button', { name: 'Contar', exact: true }).press('Enter');
  const walk = page.getByRole('dialog').first();
  const question = page.getByRole('alertdialog');
  await expect(walk.getByText(`0 de ${lineas.length}`, { exact: true })).toBeVisible();
  const twinsOf = ({ loteId, insumoId, numeroLote }: Count['lineas'][number]) =>
    lineas.filter(
      (each) =>
        numeroLote !== null && each.loteId !== loteId && each.insumoId === insumoId && each.numeroLote === numeroLote,
    );
  /** Checks whether an answer matches a line: it names the line's origin and location, and nothing specific to a twin. */
  const isAnswerFor = (line: Count['lineas'][number]) => {
    const own = [line.origen, line.ubicacion].filter((part) => part !== null);
    const foreign = twinsOf(line)
      .flatMap(({ origen, ubicacion }) => [origen, ubicacion])
      .filter((part) => part !== null && !own.includes(part)) as string[];
    return (text: string) => own.every((part) => text.includes(part)) && foreign.every((part) => !text.includes(part));
  };
  let asked = 0;
  for (const [index, line] of lineas.toReversed().entries()) {
    const supply = supplies.get(line.insumoId)!;
    const label =
      line.numeroLote === null || line.caducidad === null
        ? pieceOf(supply)!.gtin
        : labelOf(index, pieceOf(supply)!, { numeroLote: line.numeroLote, caducidad: line.caducidad });
    await wedge(page, label);
    if (twinsOf(line).length > 0) {
      asked += 1;
      await answer(page, question, isAnswerFor(line));
    }
    const here = walk.getByRole('region').getByText(line.numeroLote ?? supply.clave, { exact: false });
    await expect(here.first()).toBeVisible();
    await page.keyboard.type(String(stock.get(line.loteId)!.existencia));
    await page.keyboard.press('Enter');
    await expect(walk.getByText(`${index + 1} de ${lineas.length}`, { exact: true })).toBeVisible();
  }
  expect(asked).toBe(lineas.filter((line) => twinsOf(line).length > 0).length);
  expect(asked).toBeGreaterThanOrEqual(2);
  await walk.getByRole('button', { name: 'Terminar conteo' }).press('Enter');
  await page
    .getByRole('dialog', { name: /^Terminar/ })
    .getByRole('button', { name: 'Terminar conteo' })
    .press('Enter');
  await expect(page.getByText(stepDone('Terminar conteo', '.+'))).toBeVisible();
  const done = await keeper.get<Count>(path);
  expect(done.lineas.map(({ loteId, conteo1 }) => [loteId, conteo1])).toEqual(
    lineas.map(({ loteId }) => [loteId, stock.get(loteId)!.existencia]),
  );
});

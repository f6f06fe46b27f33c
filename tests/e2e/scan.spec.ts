import { Api, uniqueCode, type Json } from '../support/web/api';
import { violations } from '../support/web/axe';
import { stepDone } from '../support/web/step-done';
import { expect, settled, test } from '../support/web/test';
import type { Page } from '@playwright/test';

const PATH = '/inventario/solicitud';

interface Lot {
  readonly loteId: number;
  readonly insumoId: number;
  readonly almacenId: number;
  readonly numeroLote: string;
  readonly caducidad: string;
  readonly libre: number;
}
interface Code {
  readonly gtin: string;
  readonly contenido: number;
}

/** Types like a keyboard scanner: fast, and ending with Enter. */
async function wedge(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const dateIn = ({ caducidad }: Pick<Lot, 'caducidad'>) => caducidad.slice(2).replaceAll('-', '');
/** Returns a label with the date first and the separator, so that it has one reading. */
const labelOf = (gtin: string, lot: Pick<Lot, 'caducidad' | 'numeroLote'>) =>
  `]d201${gtin.padStart(14, '0')}17${dateIn(lot)}10${lot.numeroLote}\u001d`;

async function lotsOf(
  session: Api,
  almacenId: number,
  more: object = { estatus: 'DISPONIBLE' },
): Promise<readonly Lot[]> {
  const filter = Buffer.from(JSON.stringify({ almacenId, ...more })).toString('base64');
  return session.get<Lot[]>(
    `/inventario/inventario/lote?pageSize=500&sortBy=caducidad&filterBy=${encodeURIComponent(filter)}`,
  );
}

async function codesOf(session: Api, insumoId: number): Promise<readonly Code[]> {
  return (await session.get<{ codigosBarras: Code[] | null }>(`/catalogos/insumo/${insumoId}`)).codigosBarras ?? [];
}

test('a carton, a plain code and an uncertain label are received without a mouse', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const keeper = await Api.signIn(baseURL!, 'almacen.unidad');
  const supplies = await keeper.get<{ codigosBarras: Code[] | null }[]>('/catalogos/insumo?pageSize=100&sortBy=clave');
  const [piece, carton] = supplies.find(({ codigosBarras }) => codigosBarras?.length === 2)!.codigosBarras!;
  const [one, two] = ['QA1XYZ', 'QB1XYZ'].map((numeroLote) => ({ numeroLote, caducidad: '2070-12-31' }));
  await signInAs('almacen.unidad');
  await page.goto('/recepcion/create');
  await settled(page);
  const field = page.getByLabel('Escanear o escribir una clave');
  await field.focus();
  const rows = page.getByRole('grid').getByRole('row');
  const amount = (row: number) => rows.nth(row).getByRole('gridcell').nth(3);

  await wedge(page, labelOf(piece!.gtin, one!));
  await wedge(page, labelOf(carton!.gtin, one!));
  await expect(amount(1)).toContainText('11');
  await expect(page.getByText('Caja de 10.', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(amount(1)).toHaveText(/\D1$/);
  await wedge(page, labelOf(carton!.gtin, two!));
  await expect(amount(2)).toContainText('10');

  // Two lots are in the list: a plain code needs a choice by number, and later scans wait.
  const question = page.getByRole('alertdialog');
  await wedge(page, piece!.gtin);
  await expect(question).toContainText('¿De cuál es esta caja?');
  expect(await violations(page, { schemes: ['light'] })).toEqual([]);
  await wedge(page, carton!.gtin);
  await expect(amount(1)).toHaveText(/\D1$/);
  await wedge(page, '2');
  await expect(amount(2)).toContainText('11');
  await expect(question).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(amount(1)).toContainText('11');
  await expect(question).toHaveCount(0);

  // Without separators, a lot of the list decides; an unknown lot needs a choice, and Escape adds nothing.
  await wedge(page, `01${piece!.gtin.padStart(14, '0')}10${one!.numeroLote}17701231`);
  await expect(amount(1)).toContainText('12');
  await wedge(page, `01${piece!.gtin.padStart(14, '0')}10NUEVO17701231`);
  await expect(question.getByRole('button')).toHaveText([
    /lote NUEVO, 31-12-2070/,
    /lote NUEVO17701231, sin caducidad/,
    /Otro lote/,
    'No agregar',
  ]);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(rows).toHaveCount(3);
  // The same lot with another date.
  await wedge(page, labelOf(piece!.gtin, { ...one!, caducidad: '2071-06-30' }));
  await expect(question).toContainText('otra caducidad');
  await wedge(page, '2');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(3)).toContainText('30-06-2071');
  await expect(field).toBeFocused();
});

test.describe('during picking', () => {
  test('the scanned lots leave, a carton counts its pieces, and missing pieces are reported @alone', async ({
    page,
    baseURL,
    signInAs,
  }) => {
    const [unit, office, state] = (await Promise.all(
      ['almacen.unidad', 'oficina.central', 'almacen.estatal'].map((profile) => Api.signIn(baseURL!, profile)),
    )) as [Api, Api, Api];
    const earlier = (
      await unit.get<{ almacenSolicitanteId: number; almacenSurtidorId: number; almacenSurtidorNombre: string }[]>(
        `${PATH}?pageSize=100`,
      )
    ).find(({ almacenSurtidorNombre }) => almacenSurtidorNombre === 'Almacén Estatal')!;
    const free = (await lotsOf(state, earlier.almacenSurtidorId)).filter(
      ({ libre, caducidad }) => libre >= 20 && caducidad > '2027-06',
    );
    const pairs = free.map((lot) => free.filter(({ insumoId }) => insumoId === lot.insumoId));
    const codes = new Map<number, readonly Code[]>();
    for (const { insumoId } of free) if (!codes.has(insumoId)) codes.set(insumoId, await codesOf(state, insumoId));
    const [soon, late] = pairs.find(
      ([first, second]) => second && first!.caducidad < second.caducidad && codes.get(first!.insumoId)!.length === 2,
    )! as [Lot, Lot];
    const [piece, carton] = codes.get(soon.insumoId)! as [Code, Code];
    const { solicitudId } = await unit.create(PATH, {
      tipo: 'COLECTIVO',
      urgente: false,
      almacenSolicitanteId: earlier.almacenSolicitanteId,
      almacenSurtidorId: earlier.almacenSurtidorId,
      lineas: [{ insumoId: soon.insumoId, cantidadSolicitada: 14 }],
    });
    const at = `${PATH}/${String(solicitudId)}`;
    await unit.step(at, 'enviar');
    const { lineas } = await office.step(at, 'tomar');
    const { solicitudDetalleId } = (lineas as Json[])[0]!;
    await office.step(at, 'autorizar', { lineas: [{ solicitudDetalleId, cantidadAutorizada: 14 }] });
    await state.step(at, 'iniciar-surtimiento');

    await signInAs('almacen.estatal');
    await page.goto(`/solicitud/${String(solicitudId)}`);
    await page.getByRole('button', { name: 'Surtir con escáner' }).press('Enter');
    const walk = page.getByRole('dialog').first();
    await expect(walk.getByText('0 de 14 piezas · faltan 14 en un renglón')).toBeVisible();
    await wedge(page, labelOf(carton.gtin, soon));
    await expect(walk.getByText('10 de 14 piezas · faltan 4 en un renglón')).toBeVisible();
    await expect(walk.getByText('Caja de 10.', { exact: false })).toBeVisible();
    // A carton with more than the missing pieces, and a lot that the warehouse does not have.
    await wedge(page, labelOf(carton.gtin, soon));
    await expect(walk.getByRole('alert').filter({ hasText: 'faltan 4' })).toBeVisible();
    await wedge(page, labelOf(piece.gtin, { numeroLote: uniqueCode('NOHAY'), caducidad: '2030-12-31' }));
    await expect(walk.getByText('no está disponible en este almacén', { exact: false })).toBeVisible();
    await expect(walk.getByText('10 de 14 piezas', { exact: false })).toBeVisible();
    // Another lot of the warehouse is added, and undone.
    await wedge(page, labelOf(piece.gtin, late));
    await expect(walk.getByText('No es un lote previsto', { exact: false })).toBeVisible();
    await expect(walk.getByText('11 de 14 piezas', { exact: false })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(walk.getByText('10 de 14 piezas', { exact: false })).toBeVisible();
    for (let count = 0; count < 3; count += 1) await wedge(page, labelOf(piece.gtin, late));
    await expect(walk.getByText('13 de 14 piezas · faltan 1 en un renglón')).toBeVisible();
    expect(await violations(page, { schemes: ['light'] })).toEqual([]);
    await expect(walk.getByText('Falta una pieza', { exact: false })).toBeVisible();
    await walk.getByRole('button', { name: 'Confirmar surtido', exact: true }).press('Enter');

    const cell = (name: string) =>
      page
        .locator('[aria-rowindex="2"]')
        .getByRole('gridcell')
        .filter({ has: page.locator('span', { hasText: name }) })
        .first();
    await expect(page.getByRole('grid')).toContainText(late.numeroLote);
    await expect(page.getByRole('grid')).not.toContainText('Lo que caduca primero');
    for (const [name, text] of [
      ['Motivo del faltante', 'Falta una pieza'],
      ['Motivo de otro lote', 'La caja está abierta'],
    ] as const) {
      await cell(name).focus();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await page
      .getByRole('region', { name: /^Confirmar surtido · / })
      .getByRole('button', { name: 'Confirmar surtido' })
      .press('Enter');
    await expect(page.getByText(stepDone('Confirmar surtido', 'Surtida'))).toBeVisible();
    expect(await state.get(at)).toMatchObject({
      lineas: [
        {
          cantidadSurtida: 13,
          lotes: [
            { loteId: soon.loteId, cantidad: 10 },
            { loteId: late.loteId, cantidad: 3 },
          ],
        },
      ],
    });
  });
});

test('an extraordinary exit finds the lot of a label, and lists the lots of a clave', async ({
  page,
  baseURL,
  signInAs,
}) => {
  const keeper = await Api.signIn(baseURL!, 'almacen.unidad');
  const [any] = await keeper.get<Lot[]>('/inventario/inventario/lote?pageSize=1');
  // A lot number with partly held stock is two lots that a label cannot distinguish.
  const all = await lotsOf(keeper, any!.almacenId, {});
  const lots = all.filter(
    (lot) => all.filter((one) => one.insumoId === lot.insumoId && one.numeroLote === lot.numeroLote).length === 1,
  );
  const [first, second] = lots
    .map((lot) => lots.filter(({ insumoId }) => insumoId === lot.insumoId))
    .find((same) => same.length > 1 && same.length < 9)! as [Lot, Lot];
  const [piece] = await codesOf(keeper, first.insumoId);
  const { clave } = await keeper.get<{ clave: string }>(`/catalogos/insumo/${first.insumoId}`);
  await signInAs('almacen.unidad');
  await page.goto('/salida-extraordinaria/create');
  await settled(page);
  const field = page.getByLabel('Escanear o escribir una clave');
  await field.focus();
  await wedge(page, labelOf(piece!.gtin, second));
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.nth(1)).toContainText(second.numeroLote);
  await wedge(page, clave);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('¿Cuál es?');
  const choices = question.getByRole('listitem').getByRole('button');
  await expect(choices.filter({ hasText: first.numeroLote })).not.toHaveCount(0);
  const texts = await choices.allInnerTexts();
  await wedge(page, String(texts.findIndex((text) => text.includes(first.numeroLote)) + 1));
  await expect(rows.nth(2)).toContainText(first.numeroLote);
});

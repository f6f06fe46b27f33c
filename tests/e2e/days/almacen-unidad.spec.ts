import type { Page } from '@playwright/test';
import { Api, uniqueCode } from '../../support/web/api';
import { beginDay, byMenu } from '../../support/web/days/begin-day';
import { cell, choose, find, listed, step, warehouseOf, write } from '../../support/web/days/cells';
import { delivered, labelOf, ownSupply, stocked, type OwnSupply } from '../../support/web/days/own-supply';
import { secondReader } from '../../support/web/days/second-reader';
import { asked, authorised, shipped } from '../../support/web/days/shipped';
import { wedge } from '../../support/web/days/wedge';
import { stepDone } from '../../support/web/step-done';
import { expect, test } from '../../support/web/test';
import { today } from '../../support/today';

test.use({ ownContext: true, expectedStatuses: [409, 422], viewport: { width: 1440, height: 900 } });

const OMEPRAZOL = { numeroLote: uniqueCode('OM'), caducidad: '2028-01-31' };
const RANITIDINE = { numeroLote: uniqueCode('RA'), caducidad: '2028-02-29' };

test('the day of a unit warehouse keeper', async ({ page, browser, baseURL, signInAs }) => {
  const day = await prepared(baseURL!);
  const { needed, omeprazole, ranitidine, expiring } = day.supplies;

  await signInAs('almacen.unidad');
  await beginDay(page);

  // Requests a supply below its reorder point, as far as possible: 40 at most, 3 in stock.
  await byMenu(page, 'Solicitudes');
  await page.getByRole('link', { name: 'Crear solicitud' }).click();
  await page.getByRole('combobox', { name: 'Tipo' }).selectOption({ label: 'Colectivo' });
  await choose(page, 'Almacén surtidor', 'Almacén Estatal');
  const scan = page.getByLabel('Escanear o escribir una clave');
  await scan.focus();
  await wedge(page, needed.clave);
  const grid = page.getByRole('grid', { name: 'Insumos solicitados' });
  await expect(grid).toContainText('Losartán');
  await expect(
    grid
      .getByRole('gridcell', { name: /^Cifras/ })
      .or(grid)
      .first(),
  ).toContainText('hasta el máximo de 40');
  await write(page, 1, 'Solicitada', '37');
  // Leaves the form half-filled: the complete draft is offered again.
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Solicitudes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salir y conservar borrador' }).click();
  await page.getByRole('link', { name: 'Crear solicitud' }).click();
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(cell(page, 1, 'Solicitada')).toContainText('37');
  await page.getByRole('button', { name: 'Crear solicitud' }).click();
  await expect(page).toHaveURL(/\/solicitud\/\d+$/);
  const askedFor = `/inventario/solicitud/${/\d+$/.exec(page.url())![0]}`;
  await step(page, 'Enviar');
  await expect(page.getByText(stepDone('Enviar', 'Enviada'))).toBeVisible();

  // Scans the arrivals: a carton of ten and single pieces. A lot that was not sent is refused.
  await byMenu(page, 'Solicitudes por recibir');
  await find(page, day.arriving.folio);
  await page.getByRole('button', { name: 'Recibir con escáner' }).click();
  const walk = page.getByRole('dialog').first();
  await expect(walk.getByText('0 de 18 piezas · faltan 18 en 2 renglones')).toBeVisible();
  await wedge(page, labelOf(omeprazole.carton, OMEPRAZOL));
  await expect(walk.getByText('10 de 18 piezas', { exact: false })).toBeVisible();
  await wedge(page, labelOf(omeprazole.piece, { ...OMEPRAZOL, numeroLote: 'OTRO-1' }));
  await expect(walk.getByText(/El lote OTRO-1 .* no está/)).toBeVisible();
  for (const _ of [1, 2]) await wedge(page, labelOf(omeprazole.piece, OMEPRAZOL));
  for (const _ of Array.from({ length: 5 })) await wedge(page, labelOf(ranitidine.piece, RANITIDINE));
  await expect(walk.getByText('17 de 18 piezas · faltan 1 en un renglón')).toBeVisible();
  // Lines that lack a piece stay in the list of remaining lines.
  await expect(walk.getByRole('navigation', { name: 'Lista' })).toContainText('Falta un renglón');
  await expect(walk.getByRole('navigation', { name: 'Lista' }).getByRole('listitem')).toContainText('Ranitidina');
  await walk.getByRole('button', { name: 'Recibir', exact: true }).click();

  // One box arrived damaged, which requires a photograph.
  const received = page.getByRole('region', { name: `Recibir · ${day.arriving.folio}` });
  await write(page, 2, 'Diferencia', 'Da');
  await write(page, 2, 'Detalle de la diferencia', 'Una caja llegó aplastada');
  await received.getByRole('button', { name: 'Recibir', exact: true }).click();
  await expect(received.getByRole('link', { name: /Agregue una fotografía de lo que llegó dañado/ })).toBeVisible();
  await received
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photograph(page));
  await expect(received.getByRole('img', { name: 'Foto del daño' })).toBeVisible();
  await received.getByRole('button', { name: 'Recibir', exact: true }).click();
  await expect(page.getByText(stepDone('Recibir', 'Recibida con diferencias'))).toBeVisible();

  // A supplier brings the same lot at another price: the count distinguishes the two.
  const source = await delivered(day.unit, day.own, [{ supply: omeprazole, ...OMEPRAZOL, cantidad: 3 }]);
  await byMenu(page, 'Conteos físicos');
  await page.getByRole('link', { name: 'Crear conteo físico' }).click();
  await choose(page, 'Solo estos insumos', omeprazole.clave);
  await page.getByRole('button', { name: 'Crear conteo físico' }).click();
  await expect(page).toHaveURL(/\/conteo\/\d+$/);
  const countAt = `/inventario/conteo/${/\d+$/.exec(page.url())![0]}`;
  await step(page, 'Iniciar conteo');
  await page.getByRole('button', { name: 'Contar', exact: true }).click();
  const count = page.getByRole('dialog').first();
  await expect(count.getByText('0 de 2', { exact: true })).toBeVisible();
  for (const place of [1, 2]) {
    const shown = count.getByRole('region', { name: `Renglón ${place} de 2` });
    await expect(shown).toContainText(OMEPRAZOL.numeroLote);
    const ofSupplier = (await shown.getByText(source, { exact: false }).count()) > 0;
    await page.keyboard.type(ofSupplier ? '3' : '12');
    await page.keyboard.press('Enter');
    await expect(count.getByText(`${place} de 2`, { exact: true })).toBeVisible();
  }
  await count.getByRole('button', { name: 'Terminar conteo' }).click();
  await page
    .getByRole('dialog', { name: /^Terminar conteo/ })
    .getByRole('button', { name: 'Terminar conteo' })
    .click();
  await expect(page.getByText(stepDone('Terminar conteo', 'En revisión'))).toBeVisible();

  // Lots about to expire leave only with another person's authorisation.
  await byMenu(page, 'Salidas extraordinarias');
  await page.getByRole('link', { name: 'Crear salida extraordinaria' }).click();
  await choose(page, 'Motivo', 'Devolución al proveedor');
  await page.getByLabel('Destino').fill('Laboratorios O’Farrill');
  await page.getByLabel('Observaciones').fill('Caducan antes de usarse: el proveedor los cambia.');
  await page.getByLabel('Escanear o escribir una clave').focus();
  await wedge(page, labelOf(expiring.piece, { numeroLote: day.expiringLot, caducidad: day.expiry }));
  await expect(page.getByRole('grid')).toContainText(day.expiringLot);
  await write(page, 1, 'Cantidad', '4');
  await page.getByRole('button', { name: 'Crear salida extraordinaria' }).click();
  await expect(page).toHaveURL(/\/salida-extraordinaria\/\d+$/);
  const exitAt = `/inventario/salida-extraordinaria/${/\d+$/.exec(page.url())![0]}`;
  await step(page, 'Enviar');
  await expect(page.getByText(stepDone('Enviar', 'Por autorizar'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aplicar' })).toHaveCount(0);
  await day.office.step(exitAt, 'autorizar');
  await byMenu(page, 'Salidas extraordinarias');
  await find(page, String((await day.unit.get(exitAt))['folio']));
  await step(page, 'Aplicar');
  await expect(page.getByText(stepDone('Aplicar', 'Aplicada'))).toBeVisible();

  // The central office sees all of this on its own screens.
  const reader = await secondReader(browser, baseURL!, 'oficina.central');
  await reader.open(`/solicitud/${day.arriving.solicitudId}`);
  const line = reader.page
    .getByRole('table', { name: 'Insumos solicitados' })
    .getByRole('row')
    .filter({ hasText: 'Ranitidina' });
  await expect(line).toContainText('Dañado');
  await expect(line).toContainText('Una caja llegó aplastada');
  const arrived = await reader.api.get(`/inventario/solicitud/${day.arriving.solicitudId}`);
  expect(arrived).toMatchObject({
    estatus: 'RECIBIDA_CON_DIFERENCIAS',
    piezasSurtidas: 18,
    piezasRecibidas: 17,
    lineas: [
      { cantidadRecibida: 12, diferenciaTipo: null },
      { cantidadRecibida: 5, diferenciaTipo: 'DANADO', diferenciaNota: 'Una caja llegó aplastada' },
    ],
  });
  expect(String(arrived['evidenciaDanoId'])).toMatch(/^[0-9a-f-]{36}$/);
  expect(await reader.api.get(askedFor)).toMatchObject({
    estatus: 'ENVIADA',
    lineas: [{ insumoId: needed.insumoId, cantidadSolicitada: 37, cantidadSugerida: 37, existenciaActual: 3 }],
  });
  expect(await reader.api.get(countAt)).toMatchObject({ estatus: 'EN_REVISION', exactitud: 100, diferencias: 0 });
  const left = await reader.api.get(exitAt);
  expect(left).toMatchObject({ estatus: 'APLICADA', piezas: 4 });
  expect(left['autorizadorId']).not.toBe(left['solicitanteId']);
  const held = async ({ insumoId }: OwnSupply) =>
    (await listed(reader.api, '/inventario/inventario/lote', { insumoId, almacenId: day.own }))
      .map(({ existencia, estatus }) => `${String(existencia)} ${String(estatus)}`)
      .toSorted();
  expect(await held(omeprazole)).toEqual(['12 DISPONIBLE', '3 DISPONIBLE']);
  // Damaged pieces are held back.
  expect(await held(ranitidine)).toEqual(['1 CUARENTENA', '5 DISPONIBLE']);
  expect(await held(expiring)).toEqual(['2 CUARENTENA']);
  await reader.close();
});

/** Creates a picture like that of a camera. */
async function photograph(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 64, height: 48 });
    canvas.getContext('2d')!.fillRect(8, 8, 40, 30);
    return canvas.toDataURL('image/png');
  });
  return { name: 'caja.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1]!, 'base64') };
}

/** Creates a supply below its reorder point, a request under way, and a lot about to expire, used by this test only. */
async function prepared(baseURL: string) {
  const [su, unit, office, state] = (await Promise.all(
    ['su', 'almacen.unidad', 'oficina.central', 'almacen.estatal'].map((profile) => Api.signIn(baseURL, profile)),
  )) as [Api, Api, Api, Api];
  const [own, central] = [await warehouseOf(unit), await warehouseOf(state)];
  const supplies = {
    needed: await ownSupply(su, 'Losartán', { concentracion: '50 mg' }),
    omeprazole: await ownSupply(su, 'Omeprazol', { concentracion: '20 mg' }),
    ranitidine: await ownSupply(su, 'Ranitidina', { concentracion: '150 mg' }),
    expiring: await ownSupply(su, 'Captopril', { concentracion: '25 mg' }),
  };
  const levels = { minimo: 5, puntoReorden: 10, maximo: 40, mesesCobertura: 2, diasEntrega: 7, multiplo: 1 };
  for (const almacenId of [own, central])
    await su.create('/inventario/insumo-configuracion', { almacenId, insumoId: supplies.needed.insumoId, ...levels });
  const expiringLot = uniqueCode('CA');
  const expiry = today(12);
  await stocked(unit, own, [
    { supply: supplies.needed, numeroLote: uniqueCode('LO'), caducidad: '2027-12-31', cantidad: 3 },
    { supply: supplies.expiring, numeroLote: expiringLot, caducidad: expiry, cantidad: 6 },
  ]);
  await stocked(state, central, [
    { supply: supplies.needed, numeroLote: uniqueCode('LO'), caducidad: '2028-12-31', cantidad: 60 },
    { supply: supplies.omeprazole, ...OMEPRAZOL, cantidad: 12 },
    { supply: supplies.ranitidine, ...RANITIDINE, cantidad: 6 },
  ]);
  const at = await asked(
    unit,
    [own, central],
    [
      [supplies.omeprazole, 12],
      [supplies.ranitidine, 6],
    ],
  );
  await unit.step(at, 'enviar');
  await authorised(office, at);
  const { solicitudId, folio } = await shipped(state, at);
  return { unit, office, own, central, supplies, expiringLot, expiry, arriving: { solicitudId, folio } };
}

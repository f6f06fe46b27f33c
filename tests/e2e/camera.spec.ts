import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM } from '../support/chromium';
import { Api, uniqueCode, type Json } from '../support/web/api';
import { violations } from '../support/web/axe';
import { writeFilm } from '../support/web/camera-film';
import { expect, settled, test } from '../support/web/test';

interface Insumo {
  readonly insumoId: number;
  readonly nombreGenerico: string;
  readonly redFria: boolean;
  readonly codigosBarras: readonly { readonly gtin: string }[];
}
interface Count extends Json {
  readonly conteoId: number;
  readonly lineas: readonly { readonly insumoId: number; readonly numeroLote: string }[];
}

/** Video that the browser uses as its camera; each test writes it before opening the camera. */
const FILM = join(tmpdir(), `red-salud-camara-${process.pid}.y4m`);

test.use({
  ownContext: true,
  launchOptions: {
    ...CHROMIUM,
    args: [...CHROMIUM.args, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${FILM}`],
  },
});
test.afterAll(() => rmSync(FILM, { force: true }));

const supplies = async (api: Api) =>
  (await api.get<Insumo[]>('/catalogos/insumo?pageSize=60&sortBy=clave')).filter(
    ({ redFria, codigosBarras }) => !redFria && codigosBarras.length > 0,
  );
const gtin = ({ codigosBarras }: Insumo) => codigosBarras[0]!.gtin.padStart(14, '0');

test('labels are scanned one after the other into the lines of a supply request', async ({
  page,
  context,
  api,
  signInAs,
}) => {
  const [first, second] = await supplies(api);
  writeFilm(FILM, [`(01)${gtin(first!)}(10)A1(17)701231`, `(01)${gtin(second!)}(10)B2(17)701231`]);
  await context.grantPermissions(['camera']);
  await signInAs('su');
  const wasm: string[] = [];
  page.on('request', (request) => request.url().endsWith('.wasm') && wasm.push(request.url()));
  await page.goto('/solicitud/create');
  await settled(page);
  const open = page.getByRole('button', { name: 'Escanear con la cámara' });
  expect(wasm).toEqual([]);
  await open.click();
  const camera = page.getByRole('region', { name: 'Escanear con la cámara' });
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('grid')).toContainText(first!.nombreGenerico);
  await expect(page.getByRole('grid')).toContainText(second!.nombreGenerico);
  await expect(camera.getByRole('status')).toContainText(/^Leído: \d{14} · (A1|B2)$/);
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  expect(await violations(page)).toEqual([]);
  // The message repeats each time the label returns into the picture.
  await expect(page.getByText(/ya estaba en el renglón 1/).first()).toBeVisible();
  // The WASM module comes from the application's own origin and is requested once.
  expect(wasm.map((url) => new URL(url).origin)).toEqual([new URL(page.url()).origin]);

  await page.keyboard.press('Escape');
  await expect(camera).toBeHidden();
  await expect(page).toHaveURL(/\/solicitud\/create$/);
  await open.press('Enter');
  await expect(camera.getByRole('status')).toContainText('Leído');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(camera).toBeHidden();
  await expect(open).toBeFocused();
});

test('a label states lot and expiry, in either order', async ({ page, context, api, signInAs }) => {
  const [supply] = await supplies(api);
  const lot = uniqueCode('LC');
  writeFilm(FILM, [`(01)${gtin(supply!)}(10)${lot}(17)701231`]);
  await context.grantPermissions(['camera']);
  await signInAs('almacen.unidad');
  await page.goto('/recepcion/create');
  await settled(page);
  await page.getByRole('button', { name: 'Escanear con la cámara' }).click();
  const row = page.getByRole('grid').getByRole('row').nth(1);
  await expect(row).toContainText(supply!.nombreGenerico);
  await expect(row).toContainText(lot);
  await expect(row).toContainText('31-12-2070');
});

test('counting with a phone finds a lot by its label and takes input below the picture', async ({
  page,
  context,
  baseURL,
  signInAs,
}) => {
  const keeper = await Api.signIn(baseURL!, 'almacen.unidad');
  const [warehouse] = await keeper.get<{ almacenId: number }[]>('/inventario/inventario/lote?pageSize=1');
  const planned = await keeper.create('/inventario/conteo', {
    almacenId: warehouse!.almacenId,
    tipo: 'ALEATORIO',
    lotesAlAzar: 6,
    fechaProgramada: '2026-03-10',
  });
  const { conteoId, lineas } = (await keeper.step(
    `/inventario/conteo/${String(planned['conteoId'])}`,
    'iniciar',
  )) as Count;
  const supply = await keeper.get<{ clave: string; nombreGenerico: string }>(
    `/catalogos/insumo/${lineas.at(-1)!.insumoId}`,
  );
  writeFilm(FILM, [supply.clave]);
  await context.grantPermissions(['camera']);
  await signInAs('almacen.unidad');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/conteo/${conteoId}`);
  await settled(page);
  await page.getByRole('button', { name: 'Contar', exact: true }).click();
  const walk = page.getByRole('dialog');
  await walk.getByRole('button', { name: 'Escanear con la cámara' }).click();
  const camera = walk.getByRole('region', { name: 'Escanear con la cámara' });
  await expect(camera.getByRole('status')).toContainText(supply.clave);
  await expect(walk.getByRole('heading', { name: supply.nombreGenerico })).toBeInViewport({ ratio: 1 });
  await walk.getByRole('button', { name: '7', exact: true }).click();
  await expect(walk.getByLabel('Cantidad')).toHaveValue('7');
  // Escape closes the camera, not the walk.
  await page.keyboard.press('Escape');
  await expect(camera).toBeHidden();
  await expect(walk.getByLabel('Cantidad')).toBeFocused();
});

test('camera problems are reported and can be retried', async ({ page, context, signInAs }) => {
  writeFilm(FILM, ['X']);
  await signInAs('su');
  await page.goto('/solicitud/create');
  await settled(page);
  const camera = page.getByRole('region', { name: 'Escanear con la cámara' });
  const problem = camera.getByRole('alert');
  // The permission was denied.
  await context.grantPermissions([]);
  await page.getByRole('button', { name: 'Escanear con la cámara' }).click();
  await expect(problem).toContainText('no tiene permiso para usar la cámara');
  expect(await violations(page, { schemes: ['light'] })).toEqual([]);

  for (const [name, text] of [
    ['NotFoundError', 'no tiene cámara'],
    ['NotReadableError', 'Otro programa está usando la cámara'],
  ] as const) {
    await page.evaluate((error) => {
      navigator.mediaDevices.getUserMedia = () => {
        throw new DOMException('', error);
      };
    }, name);
    await camera.getByRole('button', { name: 'Reintentar' }).click();
    await expect(problem).toContainText(text);
  }
  await camera.getByRole('button', { name: 'Cerrar la cámara' }).click();
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'mediaDevices'));
  await page.getByRole('button', { name: 'Escanear con la cámara' }).click();
  await expect(problem).toContainText('https://');
  await expect(camera.getByRole('button', { name: 'Reintentar' })).toBeHidden();
});

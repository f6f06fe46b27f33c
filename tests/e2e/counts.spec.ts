import type { Page, Request } from '@playwright/test';
import { violations } from '../support/web/axe';
import { Api, type Json } from '../support/web/api';
import { expect, settled, test } from '../support/web/test';

interface Count extends Json {
  readonly conteoId: number;
  readonly estatus: string;
  readonly lineas: readonly {
    readonly conteoDetalleId: number;
    readonly loteId: number;
    readonly insumoId: number;
    readonly numeroLote: string | null;
    readonly conteo1: number | null;
    readonly diferencia: number | null;
  }[];
}
const PATH = '/inventario/conteo';
const pieces = (api: Api, loteId: number) =>
  api.get<{ existencia: number }>(`/inventario/inventario/lote/${loteId}`).then(({ existencia }) => existencia);

/** Delays the server's answer about a label until `answer` is called. */
async function holdLookup(page: Page, label: string) {
  const isAddress = ({ pathname }: URL) => pathname.endsWith('/catalogos/insumo/_search');
  const isLookup = (request: Request) =>
    isAddress(new URL(request.url())) &&
    Buffer.from(String((request.postDataJSON() as { filterBy?: string }).filterBy), 'base64').includes(label);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(isAddress, async (route) => {
    if (isLookup(route.request())) await answered;
    await route.fallback();
  });
  return { asked: page.waitForRequest(isLookup), answer };
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, ownContext: true });

// Runs alone: movements of other tests during the count would correctly appear as differences.
test(
  'six lots are counted by keypad and scanner, approved by a second person and applied',
  { tag: '@alone' },
  async ({ page, baseURL, signInAs }) => {
    const [keeper, director] = await Promise.all([
      Api.signIn(baseURL!, 'almacen.unidad'),
      Api.signIn(baseURL!, 'director.unidad'),
    ]);
    const [warehouse] = await keeper.get<{ almacenId: number }[]>('/inventario/inventario/lote?pageSize=1');
    const planned = await keeper.create(PATH, {
      almacenId: warehouse!.almacenId,
      tipo: 'ALEATORIO',
      lotesAlAzar: 6,
      fechaProgramada: '2026-03-10',
    });
    const path = `${PATH}/${String(planned['conteoId'])}`;
    const { conteoId, lineas } = (await keeper.step(path, 'iniciar')) as Count;
    // A line whose supply occurs only once, and not the first line of the walk.
    const scanned = lineas.find(
      ({ insumoId, numeroLote }, at) =>
        at > 0 && numeroLote !== null && lineas.filter((line) => line.insumoId === insumoId).length === 1,
    )!;
    const supply = await keeper.get<{ clave: string }>(`/catalogos/insumo/${scanned.insumoId}`);

    await signInAs('almacen.unidad');
    await page.goto(`/conteo/${conteoId}`);
    await settled(page);
    await page.getByRole('button', { name: 'Contar', exact: true }).tap();
    const walk = page.getByRole('dialog');
    const amount = walk.getByLabel('Cantidad');
    await expect(amount).toBeFocused();
    expect(await violations(page)).toEqual([]);

    // An unknown label changes nothing; the label of a line opens it.
    await page.keyboard.type('NADA-DE-AQUI');
    await page.keyboard.press('Enter');
    await expect(walk.getByText(/No se reconoce la etiqueta/)).toBeVisible();
    await expect(walk.getByText('0 de 6', { exact: true })).toBeVisible();
    // The server answers late: the whole amount typed meanwhile belongs to the line of the label.
    const lookup = await holdLookup(page, supply.clave);
    await page.keyboard.type(supply.clave);
    await page.keyboard.press('Enter');
    await lookup.asked;
    const [first, ...rest] = String((await pieces(keeper, scanned.loteId)) + 1);
    await page.keyboard.type(first!);
    lookup.answer();
    await expect(walk.getByRole('region').getByText(scanned.numeroLote!, { exact: true })).toBeVisible();
    await page.keyboard.type(rest.join(''));
    await page.keyboard.press('Enter');
    await expect(walk.getByText('1 de 6', { exact: true })).toBeVisible();

    for (let done = 1; done < 6; done += 1) {
      const lot = await walk.getByRole('region').locator('dd').first().textContent();
      const line = lineas.find(({ numeroLote }) => numeroLote === lot)!;
      const counted = await pieces(keeper, line.loteId);
      for (const digit of String(counted)) await walk.getByRole('button', { name: digit, exact: true }).tap();
      await walk.getByRole('button', { name: 'Siguiente' }).tap();
      await expect(walk.getByText(`${done + 1} de 6`, { exact: true })).toBeVisible();
    }
    await walk.getByRole('button', { name: 'Terminar conteo' }).tap();
    const confirm = page.getByRole('dialog', { name: /^Terminar/ });
    await confirm.getByRole('button', { name: 'Terminar conteo' }).tap();

    // Recounts the differing lot, by keyboard only.
    await page.getByRole('button', { name: 'Recontar', exact: true }).tap();
    await expect(amount).toBeFocused();
    await expect(walk.getByText('0 de 1', { exact: true })).toBeVisible();
    const held = await pieces(keeper, scanned.loteId);
    await page.keyboard.type(String(held + 1));
    await page.keyboard.press('Enter');
    await walk.getByRole('button', { name: 'Terminar reconteo' }).tap();
    await confirm.getByRole('button', { name: 'Terminar reconteo' }).tap();
    await expect(page.getByText('En revisión').first()).toBeVisible();

    const review = await director.get<Count>(path);
    const [reason] = await director.get<{ motivoDiferenciaId: number }[]>('/catalogos/motivo-diferencia?pageSize=1');
    await director.step(path, 'autorizar', {
      lineas: review.lineas.map(({ conteoDetalleId, diferencia }) => ({
        conteoDetalleId,
        ...(diferencia ? { motivoDiferenciaId: reason!.motivoDiferenciaId } : {}),
      })),
    });
    expect((await director.step<Count>(path, 'aplicar')).estatus).toBe('APLICADO');
    expect(await pieces(keeper, scanned.loteId)).toBe(held + 1);
  },
);

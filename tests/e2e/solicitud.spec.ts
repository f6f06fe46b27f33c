import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/web/axe';
import { brokenWords } from '../support/web/broken-words';
import { Api, type Json } from '../support/web/api';
import { stepDone } from '../support/web/step-done';
import { expect, settled, test } from '../support/web/test';
import { draft, supplies } from '../support/web/scenarios/draft';

const PATH = '/inventario/solicitud';
/** Returns a cell by its line, from 1, and its label on a phone. */
const cell = (page: Page, row: number, column: string): Locator =>
  page
    .locator(`[aria-rowindex="${row + 1}"]`)
    .getByRole('gridcell')
    .filter({ has: page.locator('span', { hasText: column }) })
    .first();

async function paste(page: Page, target: Locator, text: string): Promise<void> {
  await target.focus();
  await target.evaluate((element, block) => {
    const data = new DataTransfer();
    data.setData('text/plain', block);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

test.describe('the lines of a request', () => {
  test.beforeEach(async ({ signInAs }) => signInAs('su'));

  test('show quantities and headings unbroken at every window width', async ({ page, api }) => {
    const document = await draft(api, 12);
    const lineas = (document['lineas'] as Json[]).map((line, index) => ({
      ...line,
      cantidadSolicitada: 1_000_000 - index,
      observaciones: 'Presentación inyectable',
    }));
    const { solicitudId } = await api.change(`${PATH}/${String(document['solicitudId'])}`, { lineas });
    for (const [place, waitFor] of [
      ['', 'table'],
      ['/editar', 'grid'],
    ] as const) {
      await page.goto(`/solicitud/${String(solicitudId)}${place}`);
      await expect(page.getByRole(waitFor, { name: 'Insumos solicitados' })).toContainText('999,995');
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => brokenWords(page), `${place} ${width}`).toEqual([]);
      }
    }
  });

  test('are filled in with the keyboard alone', async ({ page, api }) => {
    const [, , third] = await supplies(api);
    await page.goto('/solicitud/create');
    await page.getByRole('button', { name: 'Agregar renglón' }).press('Enter');
    await page.keyboard.type(third!.clave);
    await page.keyboard.press('Tab');
    await page.keyboard.type('25');
    await page.keyboard.press('Enter');
    await expect(cell(page, 1, 'Insumo')).toContainText(third!.nombreGenerico);
    await expect(cell(page, 1, 'Solicitada')).toContainText('25');
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(cell(page, 2, 'Insumo')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+Delete');
    await expect(page.getByText('Se quitó el renglón 1.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(cell(page, 1, 'Solicitada')).toContainText('25');
  });

  test('are pasted from a spreadsheet, marked at unknown codes, and undone together', async ({ page, api }) => {
    const items = await supplies(api);
    await page.goto('/solicitud/create');
    await page.getByRole('button', { name: 'Agregar renglón' }).click();
    await page.keyboard.press('Escape');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/catalogos/insumo?')) asked.push(request.url());
    });
    await paste(
      page,
      cell(page, 1, 'Insumo'),
      [...items.slice(0, 10).map(({ clave }, index) => `${clave}\t${index + 1}`), 'SIN-CLAVE\t99'].join('\n'),
    );
    await expect(page.getByText('Se pegaron 11 renglones. Un dato no se encontró', { exact: false })).toBeVisible();
    await expect(cell(page, 10, 'Insumo')).toContainText(items[9]!.nombreGenerico);
    await expect(cell(page, 11, 'Insumo')).toContainText('No se encontró «SIN-CLAVE»');
    await expect(cell(page, 11, 'Solicitada')).toContainText('99');
    expect(asked.length).toBeLessThan(8);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  test('show their errors cell by cell, linked from the summary', async ({ page, api }) => {
    const [first] = await supplies(api);
    await page.goto('/solicitud/create');
    const scan = page.getByLabel('Escanear o escribir una clave');
    await scan.fill(first!.clave);
    await scan.press('Enter');
    await expect(cell(page, 1, 'Solicitada')).toContainText('1');
    await cell(page, 1, 'Solicitada').focus();
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Crear solicitud' }).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^Insumos solicitados, renglón 1 · Solicitada/ })
      .click();
    await expect(cell(page, 1, 'Solicitada')).toBeFocused();
    await expect(cell(page, 1, 'Solicitada')).toHaveAttribute('aria-invalid', 'true');
    // Scrolling the cell into view leaves targets half hidden by the bar.
    expect(await violations(page, { schemes: ['light'], notApplying: ['target-size'] })).toEqual([]);
  });
});

test.describe('the steps of a request', () => {
  test('advance by the buttons that the user may use, and its page shows them @core', async ({
    page,
    api,
    signInAs,
  }) => {
    const { solicitudId } = await draft(api, 2);
    await signInAs('su');
    await page.goto(`/solicitud/${String(solicitudId)}`);
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByText(stepDone('Enviar', 'Enviada'))).toBeVisible();
    await expect(page.getByRole('group', { name: 'Acciones del documento' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0);
    const way = page.getByRole('region', { name: 'Recorrido' });
    await expect(
      way
        .getByRole('listitem')
        .filter({ has: page.locator('[aria-current]') })
        .or(way.locator('li[aria-current="step"]')),
    ).toContainText('Enviada');
    await expect(way).toContainText('Estuvo así');
    await settled(page);
    expect(await violations(page, { schemes: ['light'] })).toEqual([]);
  });

  test.describe('a request during picking', () => {
    test.use({ expectedStatuses: [422] });
    test('leaves with the chosen lots, states the reason, and arrives', async ({ page, baseURL, signInAs }) => {
      const [unit, office, state] = (await Promise.all(
        ['almacen.unidad', 'oficina.central', 'almacen.estatal'].map((profile) => Api.signIn(baseURL!, profile)),
      )) as [Api, Api, Api];
      const earlier = (
        await unit.get<{ almacenSolicitanteId: number; almacenSurtidorId: number; almacenSurtidorNombre: string }[]>(
          `${PATH}?pageSize=100`,
        )
      ).find(({ almacenSurtidorNombre }) => almacenSurtidorNombre === 'Almacén Estatal')!;
      const filter = Buffer.from(
        JSON.stringify({ almacenId: earlier.almacenSurtidorId, estatus: 'DISPONIBLE' }),
      ).toString('base64');
      const lots = await state.get<{ insumoId: number; numeroLote: string; caducidad: string; libre: number }[]>(
        `/inventario/inventario/lote?pageSize=500&sortBy=caducidad&filterBy=${encodeURIComponent(filter)}`,
      );
      const free = lots.filter(({ libre, caducidad }) => libre >= 4 && caducidad > '2027');
      const [soon, late] = free
        .map((lot) => free.filter(({ insumoId }) => insumoId === lot.insumoId))
        .find(([first, second]) => second && first!.caducidad < second.caducidad)!;
      const { solicitudId } = await unit.create(PATH, {
        tipo: 'COLECTIVO',
        urgente: false,
        almacenSolicitanteId: earlier.almacenSolicitanteId,
        almacenSurtidorId: earlier.almacenSurtidorId,
        lineas: [{ insumoId: soon!.insumoId, cantidadSolicitada: 4 }],
      });
      const at = `${PATH}/${String(solicitudId)}`;
      await unit.step(at, 'enviar');
      const { lineas } = await office.step(at, 'tomar');
      const { solicitudDetalleId } = (lineas as Json[])[0]!;
      await office.step(at, 'autorizar', { lineas: [{ solicitudDetalleId, cantidadAutorizada: 4 }] });
      await state.step(at, 'iniciar-surtimiento');

      // The requester may pick for other requests, but not for this one.
      await signInAs('almacen.unidad');
      await page.goto(`/solicitud/${String(solicitudId)}`);
      await settled(page);
      await expect(page.getByRole('button', { name: 'Comentar' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Confirmar surtido' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Devolver a autorizada' })).toHaveCount(0);

      await signInAs('almacen.estatal');
      await page.goto(`/solicitud/${String(solicitudId)}`);
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/LotsEditor-*.js', async (route) => {
        await arrived;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Confirmar surtido' }).click();
      await expect(cell(page, 1, 'Lotes')).toContainText(soon!.numeroLote);
      await cell(page, 1, 'Lotes').focus();
      await page.keyboard.press('F2');
      // On a slow line nothing can be entered before the editor of lots is there: it would be lost.
      await expect(page.getByRole('status', { name: /Lotes.*: Buscando/ })).toBeFocused();
      arrive();
      await page.getByLabel(`Cuánto se toma de ${soon!.numeroLote}`).fill('');
      await page.getByLabel(`Cuánto se toma de ${late!.numeroLote}`).fill('3');
      await page.keyboard.press('Enter');
      await expect(cell(page, 1, 'Lotes')).toContainText(late!.numeroLote);
      await expect(cell(page, 1, 'Surtida')).toContainText('3');
      await cell(page, 1, 'Motivo del faltante').focus();
      await page.keyboard.type('Una pieza está rota');
      await page.keyboard.press('Enter');
      const form = page.getByRole('region', { name: /^Confirmar surtido · / });
      await form.getByRole('button', { name: 'Confirmar surtido' }).click();
      await expect(
        form.getByText(`Diga por qué no sale primero el lote ${soon!.numeroLote}`, { exact: false }).first(),
      ).toBeVisible();
      await cell(page, 1, 'Motivo de otro lote').focus();
      await page.keyboard.type('La caja está abierta');
      await page.keyboard.press('Enter');
      await form.getByRole('button', { name: 'Confirmar surtido' }).click();
      await expect(page.getByText(stepDone('Confirmar surtido', 'Surtida'))).toBeVisible();
      await state.step(at, 'embarcar', { remision: { fecha: '2026-01-10', transportista: 'Fletes', cajas: 1 } });

      await signInAs('almacen.unidad');
      await page.goto(`/solicitud/${String(solicitudId)}`);
      await page.getByRole('button', { name: 'Recibir con escáner' }).click();
      const [code] = (await state.get<{ codigosBarras: { gtin: string }[] }>(`/catalogos/insumo/${soon!.insumoId}`))
        .codigosBarras;
      const label = (lot: { numeroLote: string; caducidad: string }) =>
        `]d201${code!.gtin.padStart(14, '0')}17${lot.caducidad.slice(2).replaceAll('-', '')}10${lot.numeroLote}`;
      await expect(page.getByText('0 de 3 piezas', { exact: false })).toBeVisible();
      for (const lot of [late!, soon!, late!, late!]) {
        await page.keyboard.type(label(lot));
        await page.keyboard.press('Enter');
        if (lot === soon)
          await expect(page.getByText(`El lote ${soon.numeroLote}`, { exact: false }).first()).toBeVisible();
      }
      await expect(page.getByText('3 de 3 piezas', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Recibir', exact: true }).click();
      await expect(cell(page, 1, 'Recibida')).toContainText('3');
      await page
        .getByRole('region', { name: /^Recibir · / })
        .getByRole('button', { name: 'Recibir', exact: true })
        .click();
      await expect(page.getByText(stepDone('Recibir', 'Recibida'))).toBeVisible();
      expect(await unit.get(at)).toMatchObject({
        estatus: 'RECIBIDA',
        lineas: [{ lotes: [{ numeroLote: late!.numeroLote, cantidad: 3, cantidadRecibida: 3 }] }],
      });
    });
  });

  test.describe('after a concurrent step', () => {
    test.use({ expectedStatuses: [409, 412] });

    test('one of two simultaneous presses wins, and the other names the winner', async ({
      browser,
      page,
      api,
      baseURL,
      signInAs,
    }) => {
      const { solicitudId } = await draft(api, 1);
      const at = `${PATH}/${String(solicitudId)}`;
      const other = await browser.newContext({ baseURL: baseURL!, locale: 'es-MX' });
      const office = await Api.signIn(baseURL!, 'oficina.central');
      await other.addInitScript(
        (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
        office.token,
      );
      const nameOf = async (who: Api) => String((await who.get('/catalogos/usuario/usuario-actual'))['userName']);
      const names = [await nameOf(api), await nameOf(office)];
      try {
        await signInAs('su');
        const pages = [page, await other.newPage()];
        for (const each of pages) {
          await each.goto(`/solicitud/${String(solicitudId)}`);
          await each.getByRole('button', { name: 'Enviar', exact: true }).click();
          await expect(each.getByRole('dialog')).toBeVisible();
        }
        const confirm = (each: Page) => each.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true });
        await Promise.all(pages.map((each) => confirm(each).click()));
        const won = (each: Page) => each.getByText(stepDone('Enviar', 'Enviada'));
        const lost = (each: Page) =>
          each
            .getByRole('dialog')
            .getByRole('alert')
            .filter({ hasText: /se adelantó: «enviar», el \d\d-\d\d-\d{4}/ });
        for (const each of pages) await expect(won(each).or(lost(each))).toBeVisible();
        const wins = await Promise.all(pages.map((each) => won(each).count()));
        expect(wins).toEqual(wins[0] === 1 ? [1, 0] : [0, 1]);
        await expect(lost(pages[wins.indexOf(0)]!)).toContainText(names[wins.indexOf(1)]!);
      } finally {
        await other.close();
      }
      // Once: created and sent, without another step in its history.
      const steps = await api.get<{ accion: string }[]>(`${at}/historial?estados=true`);
      expect(steps).toHaveLength(2);
    });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { bitacora } from '#platform/server/db/system-tables';
import { postStock, type Posting } from '#areas/inventario/server/stock/post-stock';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { linesOf, pdfPages } from '../support/server/pdf-text';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { emailOf, PASSWORD, type ProfileName } from '../support/server/world';

type Row = Readonly<Record<string, string | number | null>>;
interface Card {
  readonly filas: readonly Row[];
  readonly totales: Row;
  readonly notas: readonly string[];
}

const PATH = '/api/inventario/inventario/tarjeta-kardex';
const NAME = 'Solución «Hartmann» con ñandú, áéíóú';
const DAY_MS = 86_400_000;

describe.each(ENGINES)('reports on paper on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let unit: Client;
  let lots: Readonly<Record<string, number>>;
  let asked: string;

  const post = (now: string, changes: Posting['changes'], folio = 'VALE-Ñ1') =>
    test.database.orm.transaction((tx) =>
      postStock(tx, [{ document: { tipo: 'CONSUMO', id: null, folio }, changes }], {
        actor: { usuarioId: test.world.usuarios['Almacen-unidad'] },
        now: new Date(now),
        day: now.slice(0, 10),
      }),
    );
  const here = (insumo = 0) => ({ almacenId: places.solicitanteId, insumoId: places.insumoIds[insumo]! });
  const entry = (numeroLote: string, cantidad: number, insumo = 0) =>
    ({
      kind: 'entry',
      tipo: 'E_INICIAL',
      ...here(insumo),
      cantidad,
      lot: { numeroLote, caducidad: '2091-05-31', fuenteFinanciamientoId: null, programaId: null, costoUnitario: 12.5 },
    }) as const;
  const exit = (loteId: number, cantidad: number, insumo = 0) =>
    ({ kind: 'exit', tipo: 'S_CONSUMO_SERVICIO', ...here(insumo), loteId, cantidad }) as const;
  const card = async (query: string, client = unit) => {
    const { status, body } = await client('GET', `${PATH}?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Card;
  };
  const file = async (path: string, profile: ProfileName = 'Almacen-unidad', language = 'es') => {
    const { body } = await test.nobody('POST', '/api/sign-in', {
      body: { userName: emailOf(profile), password: PASSWORD },
    });
    const { token } = body as { token: string };
    return test.app.inject({
      method: 'GET',
      url: path,
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    });
  };
  const paper = async (path: string, profile?: ProfileName, language?: string) => {
    const answer = await file(path, profile, language);
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
    return (await pdfPages(answer.rawPayload)).map(linesOf);
  };
  const numbers = (rows: readonly Row[]) => rows.map(({ entrada, salida, saldo }) => [entrada, salida, saldo]);

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    const { insumo, lote } = tables;
    await test.database.orm
      .update(insumo)
      .set({ nombreGenerico: NAME })
      .where(eq(insumo.insumoId, places.insumoIds[0]));
    await post('2026-03-01T18:00:00Z', [entry('N-1', 100), entry('L-2', 50), entry('OTRO', 7, 1)]);
    const found = await test.database.orm
      .select({ loteId: lote.loteId, numeroLote: lote.numeroLote })
      .from(lote)
      .where(eq(lote.almacenId, places.solicitanteId));
    lots = Object.fromEntries(found.map(({ numeroLote, loteId }) => [numeroLote, loteId]));
    await post('2026-03-10T18:00:00Z', [exit(lots['N-1']!, 30)]);
    // In the reader's time zone it is still March.
    await post('2026-04-01T03:00:00Z', [exit(lots['L-2']!, 20)]);
    await post('2026-04-02T18:00:00Z', [entry('N-1', 10)]);
    unit = await test.as('Almacen-unidad');
    asked = `almacenId=${places.solicitanteId}&insumoId=${places.insumoIds[0]}`;
  });
  afterAll(() => test.stop());

  describe('the card of the kardex', () => {
    it('shows each movement with the balance of the ledger', async () => {
      const { filas, totales, notas } = await card(asked);
      expect(filas.map(({ movimiento }) => movimiento)).toEqual([
        'Saldo inicial',
        'Inventario inicial',
        'Inventario inicial',
        'Consumo del servicio',
        'Consumo del servicio',
        'Inventario inicial',
      ]);
      expect(numbers(filas)).toEqual([
        [null, null, 0],
        [100, null, 100],
        [50, null, 150],
        [null, 30, 120],
        [null, 20, 100],
        [10, null, 110],
      ]);
      expect(filas[3]).toEqual({
        fecha: '2026-03-10T18:00:00.000Z',
        documento: 'Consumo del servicio VALE-Ñ1',
        movimiento: 'Consumo del servicio',
        lote: 'N-1',
        caducidad: '2091-05-31',
        entrada: null,
        salida: 30,
        saldo: 120,
        costo: 12.5,
        importe: 375,
        usuario: 'Persona De Prueba',
      });
      expect(totales).toMatchObject({ entrada: 160, salida: 50, saldo: 110 });
      expect(notas).toEqual(['Saldo inicial 0 + entradas 160 − salidas 50 = saldo final 110 piezas.']);
      const stored = (await unit('GET', '/api/inventario/inventario')).body as readonly Row[];
      expect(stored.find(({ insumoId }) => insumoId === places.insumoIds[0])).toMatchObject({ existencia: 110 });
    });

    it('opens and closes with the balances of its dates, in the reader’s days', async () => {
      const march = await card(`${asked}&desde=2026-03-05&hasta=2026-03-31`);
      expect(numbers(march.filas)).toEqual([
        [null, null, 150],
        [null, 30, 120],
        [null, 20, 100],
      ]);
      expect(march.totales).toMatchObject({ entrada: 0, salida: 50, saldo: 100 });
      const later = await card(`${asked}&desde=2026-05-01`);
      expect(numbers(later.filas)).toEqual([[null, null, 110]]);
      expect(later.totales).toMatchObject({ entrada: 0, salida: 0, saldo: 110 });
      const before = await card(`${asked}&hasta=2026-02-01`);
      expect([numbers(before.filas), before.totales['saldo']]).toEqual([[[null, null, 0]], 0]);
    });

    it('can be limited to a lot, or to a kind of movement', async () => {
      const lot = await card(`${asked}&loteId=${lots['L-2']}&desde=2026-03-05`);
      expect(numbers(lot.filas)).toEqual([
        [null, null, 50],
        [null, 20, 30],
      ]);
      expect(lot.totales).toMatchObject({ saldo: 30 });
      expect(lot.notas).toContain('Los saldos son los del lote.');
      const used = await card(`${asked}&tipo=S_CONSUMO_SERVICIO`);
      expect(numbers(used.filas)).toEqual([
        [null, null, 0],
        [null, 30, 120],
        [null, 20, 100],
      ]);
      expect(used.totales).toMatchObject({ entrada: 0, salida: 50, saldo: 110 });
      expect(used.notas[0]).toContain('tipo elegido');
      // A lot of another supply does not belong on this card.
      expect((await card(`${asked}&loteId=${lots['OTRO']}`)).filas).toEqual([]);
    });

    it('shows nothing of a warehouse out of reach, and refuses impossible parameters', async () => {
      const elsewhere = `almacenId=${places.surtidorId}&insumoId=${places.insumoIds[0]}`;
      expect((await unit('GET', `${PATH}?${elsewhere}`)).status).toBe(404);
      expect((await unit('GET', `${PATH}?${elsewhere}&formato=pdf`)).status).toBe(404);
      expect((await card(elsewhere, await test.as('Almacen-estatal'))).filas).toHaveLength(3);
      expect((await (await test.as('Recepcion'))('GET', `${PATH}?${asked}`)).status).toBe(403);
      expect((await test.nobody('GET', `${PATH}?${asked}`)).status).toBe(401);
      expect((await unit('GET', `${PATH}?insumoId=1`)).status).toBe(400);
      const backwards = await unit('GET', `${PATH}?${asked}&desde=2026-03-05&hasta=2026-03-04`);
      expect([backwards.status, JSON.stringify(backwards.body)]).toEqual([
        400,
        expect.stringContaining('«Hasta» no puede ser anterior a «Desde»'),
      ]);
    });

    it('is the same as a spreadsheet', async () => {
      const { filas } = await card(`${asked}&desde=2026-03-05`);
      const lines = (await file(`${PATH}?${asked}&desde=2026-03-05&formato=csv`)).body.slice(1).trim().split('\r\n');
      expect(lines[0]).toBe(
        'Fecha,Documento,Movimiento,Lote,Caducidad,Entrada,Salida,Saldo (piezas),Costo,Importe,Registró',
      );
      expect(lines).toHaveLength(filas.length + 2);
      expect(lines[2]).toBe(
        '10-03-2026 12:00,Consumo del servicio VALE-Ñ1,Consumo del servicio,N-1,31-05-2091,,30,120,12.5,375,Persona De Prueba',
      );
      expect(lines.at(-1)).toBe('Total,,,,,10,50,110,,,');
    });
  });

  it('are documents: owner, named parameters, figures, author, and lines to sign on', async () => {
    const query = `${asked}&desde=2026-03-05&hasta=2026-03-31&formato=pdf`;
    const answer = await file(`${PATH}?${query}`);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['x-total-items']]).toEqual([
      200,
      'application/pdf',
      '3',
    ]);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="tarjeta-kardex.pdf"; filename*=UTF-8''Tarjeta%20de%20kardex.pdf`,
    );
    const pages = (await pdfPages(answer.rawPayload)).map(linesOf);
    expect(pages).toHaveLength(1);
    const whole = pages[0]!.join('\n');
    for (const said of [
      'Red Salud',
      'Tarjeta de kardex',
      'Hospital General de Saltillo · CLUES CLSSA900001',
      'Almacén que pide',
      'Del 05-03-2026 al 31-03-2026',
      'Almacén: Almacén que pide (SOLICITA)',
      `Insumo: ${NAME} (010.000.0101.00)`,
      'Saldo inicial',
      'VALE-Ñ1',
      'Saldo inicial 150 + entradas 0 − salidas 50 = saldo final 100 piezas.',
      'Elaboró Revisó Autorizó',
      'Elaborado por Persona De Prueba el ',
      '(hora de America/Monterrey)',
      'Página 1 de 1',
    ])
      expect(whole).toContain(said);
    expect(pages[0]!.find((line) => line.startsWith('Total'))).toBe('Total 0 50 100');
    expect(whole).toMatch(/10-03-2026 12:00 .*30 120 \$12\.50 \$375\.00/);
    const [english] = await paper(`${PATH}?${query}`, 'Almacen-unidad', 'en');
    for (const said of ['Stock card', 'From 05-03-2026 to 31-03-2026', 'Opening balance', 'Prepared by', 'Page 1 of 1'])
      expect(english!.join('\n')).toContain(said);
    const exported = (await test.database.orm.select().from(bitacora)).filter(
      ({ accion, entidad }) => accion === 'EXPORTAR' && entidad === 'reporte tarjeta-kardex',
    );
    expect(exported.map(({ despues }) => despues)).toContainEqual(
      expect.objectContaining({
        formato: 'pdf',
        filas: 3,
        parametros: expect.objectContaining({ almacenId: places.solicitanteId, desde: '2026-03-05' }),
      }),
    );
  });

  it('exist for every report, also with many columns', async () => {
    for (const [path, said] of [
      ['/api/inventario/inventario/inventario-nivel-abasto?por=ALMACEN', 'Por: Almacén'],
      ['/api/reportes/caducidades?meses=36', 'No alcanzará a usarse'],
      ['/api/inventario/inventario/porcentaje-fondo-fijo?soloFaltantes=true', 'Solo lo que falta: Sí'],
      ['/api/inventario/solicitud/informe-semestre?semestre=2026-1', 'Semestre: 2026-1'],
      [
        `/api/inventario/inventario/inventario-actual-cendis?cendisId=${places.solicitanteId}`,
        'CENDIS: Almacén que pide',
      ],
    ]) {
      const pages = await paper(`${path}&formato=pdf`);
      expect(pages.flat().join('\n'), path).toContain(said);
      expect(pages[0]!.join('\n'), path).toContain('CLUES CLSSA900001');
    }
  });

  it('require the permission to export', async () => {
    const { perfil } = tables;
    const [auditor] = await test.database.orm.select().from(perfil).where(eq(perfil.nombre, 'Auditor'));
    await test.database.orm
      .update(perfil)
      .set({ permisos: auditor!.permisos.filter(({ clave }) => clave !== 'reporte.exportar') })
      .where(eq(perfil.perfilId, auditor!.perfilId));
    expect((await file(`${PATH}?${asked}&formato=pdf`, 'Auditor')).statusCode).toBe(403);
    expect((await file(`${PATH}?${asked}`, 'Auditor')).statusCode).toBe(200);
  });

  describe('with many rows', () => {
    const MANY = 500;
    const TOO_MANY = 3001;
    const supply = (insumo: number) => `almacenId=${places.solicitanteId}&insumoId=${places.insumoIds[insumo]}`;
    const move = async (insumo: number, count: number) => {
      await post('2026-05-01T12:00:00Z', [entry(`MUCHOS-${insumo}`, count, insumo)]);
      const [lot] = await test.database.orm
        .select({ loteId: tables.lote.loteId })
        .from(tables.lote)
        .where(eq(tables.lote.numeroLote, `MUCHOS-${insumo}`));
      await post(
        new Date(Date.parse('2026-05-01T12:00:00Z') + DAY_MS).toISOString(),
        Array.from({ length: count }, () => exit(lot!.loteId, 1, insumo)),
        'SERIE',
      );
    };

    it('have the heading of the table on every page, each row once, and sums at the end', async () => {
      await move(1, MANY);
      const pages = await paper(`${PATH}?${supply(1)}&desde=2026-05-02&formato=pdf`);
      expect(pages.length).toBeGreaterThan(5);
      pages.forEach((lines, index) => {
        const whole = lines.join('\n');
        expect(whole).toContain(`Página ${index + 1} de ${pages.length}`);
        expect(whole).toContain('Fecha Documento Movimiento');
      });
      // The balance changes with each exit, so none is missing and none repeated.
      const balances = pages.flat().flatMap((line) => /SERIE .* 1 ([\d,]+) \$/.exec(line)?.[1]?.replace(',', '') ?? []);
      expect(balances).toEqual(Array.from({ length: MANY }, (_, index) => String(MANY + 7 - index - 1)));
      expect(pages.at(-1)!.join('\n')).toMatch(/Total 0 500 7\n/);
      expect(pages.at(-1)!.join('\n')).toContain('Autorizó');
    });

    it('are laid out in the background, without blocking requests', async () => {
      let longest = 0;
      let last = performance.now();
      const ticks = setInterval(() => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
      }, 5);
      const start = performance.now();
      await file(`${PATH}?${supply(1)}&formato=pdf`);
      clearInterval(ticks);
      expect(longest).toBeLessThan((performance.now() - start) / 2);
    });

    it('are refused beyond a readable size, and say what to choose instead', async () => {
      await move(2, TOO_MANY);
      const [spanish, english] = [
        await file(`${PATH}?${supply(2)}&formato=pdf`),
        await file(`${PATH}?${supply(2)}&formato=pdf`, 'Almacen-unidad', 'en'),
      ];
      expect([spanish.statusCode, spanish.json()]).toEqual([
        422,
        expect.objectContaining({
          codigo: 'PDF_DEMASIADAS_FILAS',
          mensaje:
            'Un PDF admite 3000 renglones y el reporte tiene 3003. Acote los parámetros, o elija Excel, que los tiene todos.',
        }),
      ]);
      expect(english.json()).toMatchObject({
        mensaje:
          'A PDF holds 3000 rows and the report has 3003. Narrow the parameters, or choose Excel, which has them all.',
      });
      expect((await file(`${PATH}?${supply(2)}&formato=xlsx`)).statusCode).toBe(200);
    });
  });
});

import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import type { ReviewAnswer } from '#platform/server/imports/import-spec';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { importacionRevision } from '#platform/server/db/system-tables';
import { forgetOldReviews } from '#areas/inventario/server/import/kept-stock-file';
import { BOTH_ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { fileCells } from '../support/server/file-cells';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

const PATH = '/api/inventario/inventario/importar';
const HEAD =
  'Clave,Descripción,Número de lote,Caducidad,Existencia,Costo unitario,Marca,Fuente de financiamiento,Ubicación';
const encoded = (lines: readonly string[]) => Buffer.from([HEAD, ...lines].join('\r\n')).toString('base64');
const reviewOf = ({ body }: Answer) => body as ReviewAnswer;
const codesOf = (answer: Answer) =>
  reviewOf(answer).resultado.map(({ fila, campo, nivel, codigo }) => `${fila} ${campo} ${nivel} ${codigo}`);
const codeOf = ({ body }: Answer) => (body as { codigo?: string }).codigo;

describe.each(BOTH_ENGINES)('an import of stock on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let keeper: Client;
  let neighbour: Client;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    [keeper, neighbour, su] = (await Promise.all(
      (['Almacen-unidad', 'Almacen-estatal', 'SUPERUSUARIO'] as const).map((profile) => test.as(profile)),
    )) as [Client, Client, Client];
    const place = { almacenId: places.solicitanteId, unidadId: test.world.unidadId };
    await test.database.orm.insert(tables.insumoConfiguracion).values(
      places.insumoIds.slice(0, 2).map((id, index) => ({
        ...place,
        insumoId: id,
        insumoClave: ['010.000.0101.00', '010.000.0104.00'][index]!,
        nombreGenerico: `Insumo ${index + 1}`,
        minimo: 1,
        puntoReorden: 2,
        maximo: 3,
      })),
    );
    await test.database.orm
      .update(tables.almacen)
      .set({ ubicaciones: [{ codigo: 'A-01', descripcion: 'Anaquel', estado: 'DISPONIBLE' }] })
      .where(eq(tables.almacen.almacenId, places.solicitanteId));
  });
  afterAll(() => test.stop());

  const check = (
    lines: readonly string[],
    more: object = {},
    client = keeper,
    almacenId = places.solicitanteId,
  ): Promise<Answer> =>
    client('POST', `${PATH}-check`, {
      body: { archivo: 'existencias.csv', contenido: encoded(lines), tipo: 'INVENTARIO_INICIAL', almacenId, ...more },
    });
  const apply = (importacionId: number, more: object = {}, client = keeper, key?: string) =>
    client('POST', PATH, {
      body: { importacionId, ...more },
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
  const lotsOf = (almacenId: number) =>
    test.database.orm
      .select()
      .from(tables.lote)
      .where(eq(tables.lote.almacenId, almacenId))
      .orderBy(tables.lote.loteId);

  it('gives a template with the catalogue of the warehouse, in either format', async () => {
    const query = `almacenId=${places.solicitanteId}&tipo=INVENTARIO_INICIAL`;
    const csv = await keeper('GET', `${PATH}-excel?${query}&formato=csv`);
    expect(csv.status).toBe(200);
    expect(String(csv.body)).toContain('010.000.0101.00,Insumo 1');
    expect(String(csv.body)).not.toContain('010.000.0105.00');
    const { statusCode, rawPayload, headers } = await test.app.inject({
      url: `${PATH}-excel?${query}`,
      headers: { authorization: `Bearer ${await tokenOf(test)}` },
    });
    expect([statusCode, headers['content-disposition']]).toEqual([200, expect.stringContaining('.xlsx')]);
    expect((await fileCells(rawPayload))[1]?.slice(0, 2)).toEqual(['010.000.0101.00', 'Insumo 1']);
    expect((await keeper('GET', `${PATH}-excel?tipo=INVENTARIO_INICIAL&almacenId=${places.surtidorId}`)).status).toBe(
      404,
    );
    expect((await keeper('GET', `${PATH}-excel?almacenId=${places.solicitanteId}`)).status).toBe(422);
  });

  it('reports the row, column and rule of each fault in the reader’s language, and writes no stock', async () => {
    const answer = await check([
      '010.000.0101.00,,L1,31-12-2032,10,2.50,,,A-01',
      '010 000 0104 00,,lote-2,03-2033,5,,,,',
      '999.000.0000.00,,L3,31-12-2032,1,,,,',
      '010.000.0101.00,,,31-12-2032,1,,,,',
      '010.000.0101.00,,L5,mañana,1.5,-1,,Nadie,Z-99',
      '010.000.0101.00,,L1,31-12-2032,4,2.5,,,',
      '010.000.0105.00,,L7,31-12-2020,3,,,,',
      '010.000.0104.00,Insumo 2,,,,,,,',
    ]);
    expect([answer.status, codesOf(answer)]).toEqual([
      200,
      [
        '4 insumoClave ERROR IMPORTACION_CLAVE_DESCONOCIDA',
        '5 numeroLote ERROR REQUERIDO',
        '6 fuenteFinanciamientoId ERROR REFERENCIA',
        '6 caducidad ERROR FECHA',
        '6 existencia ERROR NUMERO_ENTERO',
        '6 costoUnitario ERROR MINIMO',
        '6 ubicacionCodigo ERROR IMPORTACION_UBICACION',
        '7 numeroLote ERROR IMPORTACION_LOTE_REPETIDO',
        '8 insumoClave AVISO IMPORTACION_FUERA_DE_CATALOGO',
        '8 caducidad AVISO IMPORTACION_CADUCADO',
      ],
    ]);
    const review = reviewOf(answer);
    expect(review).toMatchObject({
      aplicada: false,
      estatus: 'REVISADA',
      filas: 8,
      validas: 4,
      conError: 4,
      conAviso: 1,
      nuevas: 3,
      sinCambio: 1,
    });
    expect(review.resultado[7]!.mensaje).toContain('renglón 2');
    expect(review.vistaPrevia).toContainEqual({
      clave: '010.000.0101.00',
      nombre: 'Insumo 1',
      hay: 0,
      entra: 10,
      habra: 10,
      valor: 25,
    });
    expect(await lotsOf(places.solicitanteId)).toEqual([]);
    const english = await keeper('POST', `${PATH}-check`, {
      body: { rows: [{ clave: '999', existencia: 1 }], tipo: 'CONTEO', almacenId: places.solicitanteId },
      headers: { 'accept-language': 'en' },
    });
    expect(reviewOf(english).resultado[0]!.mensaje).toBe('No active supply has this code.');
    // Any error refuses the whole import; nothing is partly written.
    const refused = await apply(review.importacionId);
    expect([refused.status, codeOf(refused)]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
    expect(await lotsOf(places.solicitanteId)).toEqual([]);
  });

  it('accepts a form with a file, corrected cells, and refuses a file that is no workbook', async () => {
    const form = new FormData();
    form.set('tipo', 'INVENTARIO_INICIAL');
    form.set('almacenId', String(places.solicitanteId));
    form.set('file', new File([`${HEAD}\r\n010.000.0101.00,,Ñ 1,31-12-2032,10,,Acción,,`], 'año.csv'));
    const request = new Request('http://local/', { method: 'POST', body: form });
    const answer = await test.app.inject({
      method: 'POST',
      url: `${PATH}-excel`,
      headers: {
        authorization: `Bearer ${await tokenOf(test)}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const first = JSON.parse(answer.body) as ReviewAnswer;
    expect([answer.statusCode, first.resultado.map(({ celda, codigo }) => `${celda} ${codigo}`)]).toEqual([
      200,
      ['numeroLote FORMATO'],
    ]);
    const again = await check(['010.000.0101.00,,Ñ 1,31-12-2032,10,,Acción,,'], {
      importacionId: first.importacionId,
      correcciones: [{ fila: 2, columna: 'numeroLote', valor: 'n-1' }],
    });
    expect([reviewOf(again).conError, reviewOf(again).celdasCorregidas]).toEqual([0, 1]);
    const wrong = await keeper('POST', `${PATH}-check`, {
      body: {
        archivo: 'x.xlsx',
        contenido: Buffer.from('%PDF-1.7 nada').toString('base64'),
        tipo: 'CONTEO',
        almacenId: places.solicitanteId,
      },
    });
    expect([wrong.status, codeOf(wrong)]).toEqual([422, 'ARCHIVO_PDF']);
    expect(
      (await keeper('POST', `${PATH}-check`, { body: { tipo: 'CONTEO', almacenId: places.solicitanteId } })).status,
    ).toBe(422);
  });

  it('is limited to warehouses within reach, to check and to apply', async () => {
    expect((await check(['010.000.0101.00,,L1,31-12-2032,1,,,,'], {}, neighbour)).status).toBe(404);
    const { importacionId } = reviewOf(await check(['010.000.0101.00,,AJENO,31-12-2032,1,,,,']));
    expect((await apply(importacionId, {}, neighbour)).status).toBe(404);
    expect((await neighbour('GET', `/api/inventario/importacion/${importacionId}`)).status).toBe(404);
  });

  it('is valid for a day', async () => {
    const { importacionId } = reviewOf(await check(['010.000.0101.00,,VIEJO,31-12-2032,1,,,,']));
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await test.database.orm
      .update(tables.importacionInventario)
      .set({ fechaRevision: yesterday })
      .where(eq(tables.importacionInventario.importacionInventarioId, importacionId));
    const answer = await apply(importacionId);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'IMPORTACION_VENCIDA']);
    await test.database.orm
      .update(importacionRevision)
      .set({ fecha: yesterday })
      .where(eq(importacionRevision.importacionInventarioId, importacionId));
    await forgetOldReviews(test.database.orm);
    expect((await keeper('GET', `/api/inventario/importacion/${importacionId}`)).body).toMatchObject({
      estatus: 'DESCARTADA',
    });
    expect(codeOf(await apply(importacionId))).toBe('IMPORTACION_VENCIDA');
  });

  it('imports an opening stock once, as movements of its own document', async () => {
    const lines = [
      '010.000.0101.00,,L1,31-12-2032,10,2.50,Marca ácida,,a-01',
      '010.000.0101.00,,L1,31-12-2032,4,3,,,',
      '10000010400,,lote-2,03-2033,5,,,,',
      '010.000.0105.00,,L7,31-12-2020,3,,,,',
      '999.000.0000.00,,L3,31-12-2032,1,,,,',
    ];
    const { importacionId, efecto } = reviewOf(await check(lines));
    expect(efecto).toContain('inventario inicial');
    const send = () => apply(importacionId, { omitirErrores: true, observaciones: 'Arranque' }, keeper, 'inicio-1');
    const answer = await send();
    expect([answer.status, reviewOf(answer).estatus]).toEqual([200, 'APLICADA']);
    const { folio } = reviewOf(answer);
    expect(folio).toMatch(/^IMP-/);
    const replay = await send();
    expect([replay.headers['idempotent-replayed'], reviewOf(replay).folio]).toEqual(['true', folio]);
    expect(
      (await lotsOf(places.solicitanteId)).map((lot) => [
        lot.insumoClave,
        lot.numeroLote,
        lot.caducidad,
        lot.existencia,
        lot.costoUnitario,
        lot.ubicacionCodigo,
        lot.estatus,
      ]),
    ).toEqual([
      ['010.000.0101.00', 'L1', '2032-12-31', 10, 2.5, 'A-01', 'DISPONIBLE'],
      ['010.000.0101.00', 'L1', '2032-12-31', 4, 3, null, 'DISPONIBLE'],
      ['010.000.0104.00', 'LOTE-2', '2033-03-31', 5, 10, null, 'DISPONIBLE'],
      ['010.000.0105.00', 'L7', '2020-12-31', 3, 10, null, 'CADUCADO'],
    ]);
    const moved = await test.database.orm
      .select({ tipo: tables.kardex.tipo, folio: tables.kardex.documentoFolio, id: tables.kardex.documentoId })
      .from(tables.kardex)
      .where(eq(tables.kardex.almacenId, places.solicitanteId));
    expect(moved).toEqual(Array.from({ length: 4 }, () => ({ tipo: 'E_INICIAL', folio, id: importacionId })));
    expect(await stockFaults(test.database.orm)).toEqual([]);
    const twice = await apply(importacionId, { omitirErrores: true });
    expect([twice.status, codeOf(twice)]).toEqual([409, 'IMPORTACION_APLICADA']);
    expect((await keeper('GET', `/api/inventario/importacion/${importacionId}`)).body).toMatchObject({
      folio,
      estatus: 'APLICADA',
      piezas: 22,
      claves: 3,
      observaciones: 'Arranque',
      conError: 1,
    });
    expect(
      await test.database.orm
        .select()
        .from(importacionRevision)
        .where(eq(importacionRevision.importacionInventarioId, importacionId)),
    ).toEqual([]);
    // A repeated file is reported and becomes a count.
    const second = await check(lines);
    expect(codesOf(second)).toContain('1  AVISO IMPORTACION_ARCHIVO_APLICADO');
    expect(reviewOf(second).efecto).toContain('conteo físico');
  });

  it('becomes a count where stock has moved, which changes nothing until it is approved', async () => {
    const review = reviewOf(
      await check(
        [
          '010.000.0101.00,,L1,31-12-2032,8,,,,',
          '010.000.0101.00,,NUEVO,31-12-2032,6,,,,',
          '010.000.0104.00,,LOTE-2,03-2033,0,,,,',
        ],
        { tipo: 'CONTEO' },
      ),
    );
    expect(review.vistaPrevia[0]).toMatchObject({ clave: '010.000.0101.00', hay: 14, entra: 4, habra: 18 });
    expect(review.resultado.map(({ codigo, fila }) => `${fila} ${codigo}`)).toEqual(['2 IMPORTACION_LOTE_SIN_CONTAR']);
    const { documento } = reviewOf(await apply(review.importacionId));
    expect(documento?.entidad).toBe('conteo');
    const count = (await keeper('GET', `/api/inventario/conteo/${documento!.id}`)).body as {
      estatus: string;
      lineas: { numeroLote: string; loteId: number | null; conteo1: number | null; sistema: number | null }[];
    };
    expect(count.estatus).toBe('CONTANDO');
    expect(
      count.lineas.map(({ numeroLote, loteId, conteo1, sistema }) => [numeroLote, loteId !== null, conteo1, sistema]),
    ).toEqual([
      ['L1', true, 8, 10],
      ['NUEVO', false, 6, null],
      ['LOTE-2', true, 0, 5],
      ['L1', true, null, 4],
    ]);
    expect((await lotsOf(places.solicitanteId)).map(({ existencia }) => existencia)).toEqual([10, 4, 5, 3]);
  });

  it('refuses a check whose results have changed', async () => {
    const { importacionId } = reviewOf(await check(['010.000.0101.00,,V1,31-12-2032,1,,,,'], {}, su, places.vecinoId));
    const other = reviewOf(await check(['010.000.0101.00,,V2,31-12-2032,1,,,,'], {}, su, places.vecinoId));
    expect((await apply(other.importacionId, {}, su)).status).toBe(200);
    const answer = await apply(importacionId, {}, su);
    expect([answer.status, codeOf(answer)]).toEqual([409, 'IMPORTACION_CAMBIADA']);
  });

  it('checks and applies twenty thousand rows in seconds, while other requests are answered', async () => {
    const almacenId = await bigWarehouse(test, places);
    const lines = Array.from(
      { length: 20_000 },
      (_, index) =>
        `030.000.${String(index % 2000).padStart(4, '0')}.00,,L${index},31-12-2032,${1 + (index % 50)},1.5,,,`,
    );
    const started = performance.now();
    let longest = 0;
    const over = new AbortController();
    const others = (async () => {
      while (!over.signal.aborted) {
        const asked = performance.now();
        expect((await su('GET', '/api/catalogos/pais?pageSize=1')).status).toBe(200);
        longest = Math.max(longest, performance.now() - asked);
      }
    })();
    const checked = await check(lines, {}, su, almacenId);
    over.abort();
    await others;
    const between = performance.now();
    expect([checked.status, reviewOf(checked).conError, reviewOf(checked).nuevas]).toEqual([200, 0, 20_000]);
    const applied = await apply(reviewOf(checked).importacionId, {}, su);
    const ended = performance.now();
    expect([applied.status, reviewOf(applied).totales.registros]).toEqual([200, 2000]);
    const [sum] = await test.database.orm
      .select({ lots: sql<number>`count(*)::int`, pieces: sql<number>`sum(${tables.lote.existencia})::int` })
      .from(tables.lote)
      .where(and(eq(tables.lote.almacenId, almacenId)));
    expect(sum).toEqual({ lots: 20_000, pieces: 400 * ((50 * 51) / 2) });
    expect(await stockFaults(test.database.orm)).toEqual([]);
    const told = {
      engine,
      check: Math.round(between - started),
      apply: Math.round(ended - between),
      longest: Math.round(longest),
    };
    console.info('20 000 rows of stock, ms:', told);
    expect(told.check + told.apply).toBeLessThan(120_000);
  }, 180_000);
});

async function tokenOf(test: TestApp): Promise<string> {
  const { emailOf, PASSWORD } = await import('../support/server/world');
  const answer = await test.nobody('POST', '/api/sign-in', {
    body: { userName: emailOf('Almacen-unidad'), password: PASSWORD },
  });
  return (answer.body as { token: string }).token;
}

/** Creates a warehouse without any past stock, and two thousand supplies. */
async function bigWarehouse({ database, world }: TestApp, { solicitanteId }: Warehouses): Promise<number> {
  const [like] = await database.orm.select().from(tables.almacen).where(eq(tables.almacen.almacenId, solicitanteId));
  const [made] = await database.orm
    .insert(tables.almacen)
    .values({
      clave: 'GRANDE',
      nombre: 'Almacén grande',
      tipo: 'ALMACEN_UNIDAD',
      unidadId: world.unidadId,
      responsablePersonalId: like!.responsablePersonalId,
    })
    .returning();
  await database.orm.insert(tables.insumo).values(
    Array.from({ length: 2000 }, (_, index) => ({
      clave: `030.000.${String(index).padStart(4, '0')}.00`,
      nombreGenerico: `Grande ${index}`,
      descripcion: `Insumo grande ${index}`,
      tipo: 'MEDICAMENTO' as const,
      nivelesAtencion: [1],
      precioReferencia: 1,
    })),
  );
  return made!.almacenId;
}

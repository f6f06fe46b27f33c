import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertaSanitaria, lote, notificacion, unidad } from '#generated/server/tables.gen';
import { postLockedStock } from '#areas/inventario/server/stock/post-stock';
import { lockStock } from '#areas/inventario/server/stock/lock-stock';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { doStep, linesBy, requestsOf } from '../support/server/requests';
import { enter, opening, seedWarehouses, type Warehouses } from '../support/server/warehouses';

const RECALLS = '/api/inventario/alerta-sanitaria';
interface Recall {
  readonly alertaSanitariaId: number;
  readonly version: number;
  readonly folio: string;
  readonly estatus: string;
  readonly porResponder: number;
  readonly almacenes: readonly Record<string, unknown>[];
}

describe('a recall', () => {
  let test: TestApp;
  let places: Warehouses;
  let requests: ReturnType<typeof requestsOf>;
  let keeper: Client;
  let office: Client;
  let supplier: Client;
  let neighbour: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    places = await seedWarehouses(test);
    [keeper, office, supplier, neighbour] = (await Promise.all(
      (['Almacen-unidad', 'Oficina-central', 'Almacen-estatal', 'Farmacia'] as const).map((each) => test.as(each)),
    )) as [Client, Client, Client, Client];
    requests = requestsOf(places, { asker: keeper, office, supplier });
    await test.database.orm
      .update(unidad)
      .set({ telefono: '8441234567' })
      .where(eq(unidad.unidadId, test.world.unidadId));
  });
  afterAll(() => test.stop());

  const entered = (numeroLote: string, almacenId: number, cantidad: number, insumoId: number = places.insumoIds[2]) =>
    enter(test, [{ numeroLote, almacenId, cantidad, insumoId }]);
  const lotsOf = async (numeroLote: string, insumoId: number = places.insumoIds[2]) =>
    (
      await test.database.orm
        .select({ almacenId: lote.almacenId, estatus: lote.estatus, existencia: lote.existencia })
        .from(lote)
        .where(and(eq(lote.numeroLote, numeroLote), eq(lote.insumoId, insumoId)))
        .orderBy(lote.almacenId, lote.loteId)
    ).map(({ almacenId, estatus, existencia }) => [almacenId, estatus, existencia]);
  const drafted = async (numeroLote: string, insumoId: number = places.insumoIds[2], client = office) => {
    const answer = await client('POST', RECALLS, {
      body: {
        insumoId,
        numeroLote,
        origen: 'COFEPRIS',
        clase: 'II',
        unidadId: test.world.unidadId,
        motivo: 'Partículas visibles en la solución inyectable',
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Recall;
  };
  const step = (client: Client, recall: Recall, name: string, body: object = {}) =>
    client('POST', `${RECALLS}/${recall.alertaSanitariaId}/${name}`, {
      body,
      headers: { 'if-match': `"${recall.version}"` },
    });
  const done = async (client: Client, recall: Recall, name: string, body: object = {}) => {
    const answer = await step(client, recall, name, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as Recall;
  };
  const issued = async (numeroLote: string, insumoId?: number) =>
    done(office, await drafted(numeroLote, insumoId), 'emitir');
  const answered = (client: Client, { alertaSanitariaId }: Recall, body: object) =>
    client('POST', `${RECALLS}/${alertaSanitariaId}/responder`, { body });

  it('asks about other spellings of the number, and blocks those it includes with their later deliveries', async () => {
    await entered('AB-007', places.solicitanteId, 10);
    await entered('AB7', places.vecinoId, 4);
    await entered('AB/07', places.vecinoId, 2);
    await entered('AB-70', places.vecinoId, 1);
    const draft = await drafted('AB-007');
    const asked = await step(office, draft, 'emitir');
    expect(refusalOf(asked)).toEqual([422, 'VALIDACION', 'otrosNumeros LOTES_PARECIDOS']);
    expect(JSON.stringify(asked.body)).toContain('«AB/07», «AB7»');
    const still = await step(office, draft, 'emitir', { otrosNumeros: ['AB7'] });
    expect(JSON.stringify(still.body)).toContain('«AB/07»');
    const recall = await done(office, draft, 'emitir', { otrosNumeros: ['AB7'], parecidosRevisados: true });
    expect(recall).toMatchObject({ retenidas: 14, porResponder: 2 });
    const statusOf = async (number: string) => (await lotsOf(number)).map(([, estatus]) => estatus);
    expect(await statusOf('AB7')).toEqual(['RETIRADO']);
    expect(await statusOf('AB/07')).toEqual(['DISPONIBLE']);
    await entered('AB7', places.surtidorId, 3);
    expect(await statusOf('AB7')).toEqual(['RETIRADO', 'RETIRADO']);
    const again = await step(office, await drafted('AB7'), 'emitir', { parecidosRevisados: true });
    expect(refusalOf(again)[1]).toBe('ALERTA_VIGENTE');
    await done(office, recall, 'levantar', { conclusion: 'El laboratorio descartó el defecto' });
    expect(await statusOf('AB7')).toEqual(['DISPONIBLE', 'DISPONIBLE']);
  });

  it('blocks the lot in the whole network at once, lists its present and past holders, and notifies them', async () => {
    await entered('RED-1', places.solicitanteId, 40);
    await entered('RED-1', places.vecinoId, 7);
    const recall = await issued('red-1 ');
    expect(recall).toMatchObject({ estatus: 'EMITIDA', retenidas: 47, porResponder: 2, localizadas: 0 });
    expect(recall.folio).toMatch(/AS/);
    expect(recall.almacenes).toMatchObject([
      { almacenId: places.solicitanteId, existencia: 40, recibidas: 40, telefono: '8441234567' },
      { almacenId: places.vecinoId, existencia: 7, recibidas: 7, entregadas: 0, enviadas: 0 },
    ]);
    expect((await lotsOf('RED-1')).map(([, estatus]) => estatus)).toEqual(['RETIRADO', 'RETIRADO']);
    const told = await test.database.orm
      .select({
        usuarioId: notificacion.usuarioId,
        folio: notificacion.folio,
        severidad: notificacion.severidad,
        detalle: notificacion.detalle,
      })
      .from(notificacion)
      .where(eq(notificacion.entidadId, recall.alertaSanitariaId));
    expect(told.map(({ usuarioId }) => usuarioId).toSorted((a, b) => a - b)).toEqual(
      [test.world.usuarios['Almacen-unidad'], test.world.usuarios['Farmacia']].toSorted((a, b) => a - b),
    );
    expect(told[0]).toMatchObject({ folio: recall.folio, severidad: 'CRITICA', detalle: 'Insumo 3 · RED-1' });
    expect(await stockFaults(test.database.orm)).toEqual([]);
  });

  it('covers pieces in transit and later arrivals from anywhere', async () => {
    const [insumoId] = places.insumoIds;
    const sent = await requests.shipped([8]);
    const recall = await issued('PRONTO', insumoId);
    expect(recall.almacenes).toContainEqual(
      expect.objectContaining({ almacenId: places.solicitanteId, enCamino: 5, existencia: 0 }),
    );
    expect(recall.almacenes).toContainEqual(expect.objectContaining({ almacenId: places.surtidorId, enviadas: 5 }));
    await doStep(
      keeper,
      sent,
      'recibir',
      linesBy(sent, () => ({ cantidadRecibida: 8 })),
    );
    expect(await lotsOf('PRONTO', insumoId)).toContainEqual([places.solicitanteId, 'RETIRADO', 5]);
    expect(await lotsOf('TARDE', insumoId)).toContainEqual([places.solicitanteId, 'DISPONIBLE', 3]);
    await entered('PRONTO', places.vecinoId, 2, insumoId);
    expect(await lotsOf('PRONTO', insumoId)).toContainEqual([places.vecinoId, 'RETIRADO', 2]);
    const now = await done(office, recall, 'actualizar');
    expect(now.almacenes).toHaveLength(3);
    expect(now).toMatchObject({ retenidas: 7, enCamino: 0 });
    expect(await stockFaults(test.database.orm)).toEqual([]);
  });

  it('covers pieces of a stock that another transaction has locked, as an import does', async () => {
    await issued('IMPORTADO');
    const [almacenId, insumoId] = [places.solicitanteId, places.insumoIds[2]];
    await test.database.orm.transaction(async (tx) =>
      postLockedStock(
        tx,
        await lockStock(tx, [{ almacenId, insumoId }]),
        [
          {
            document: { tipo: 'IMPORTACION', id: null, folio: 'PRUEBA' },
            changes: [opening({ almacenId, insumoId, numeroLote: 'IMPORTADO', cantidad: 6 })],
          },
        ],
        { actor: { usuarioId: null }, now: new Date(), day: '2026-03-10' },
      ),
    );
    expect(await lotsOf('IMPORTADO')).toEqual([[almacenId, 'RETIRADO', 6]]);
  });

  it('belongs to the network: warehouses propose it and answer only for themselves', async () => {
    await entered('PROPIO', places.solicitanteId, 12);
    const proposed = await drafted('PROPIO', places.insumoIds[2], keeper);
    expect(refusalOf(await step(keeper, proposed, 'emitir'))[0]).toBe(403);
    expect((await lotsOf('PROPIO'))[0]).toEqual([places.solicitanteId, 'DISPONIBLE', 12]);
    const recall = await done(office, proposed, 'emitir');
    const { solicitanteId: almacenId } = places;
    expect(refusalOf(await answered(neighbour, recall, { almacenId, localizadas: 12 }))).toEqual([
      422,
      'VALIDACION',
      'almacenId FUERA_DE_ALCANCE_CAMPO',
    ]);
    expect(refusalOf(await answered(keeper, recall, { almacenId, localizadas: 10 }))).toEqual([
      422,
      'VALIDACION',
      'respuesta REQUERIDO',
    ]);
    const answer = await answered(keeper, recall, { almacenId, localizadas: 10, respuesta: 'Dos se rompieron' });
    expect(answer).toMatchObject({ status: 200, body: { localizadas: 10, porResponder: 0 } });
    const found = await answered(neighbour, recall, { almacenId: places.vecinoId, localizadas: 1 });
    expect(found).toMatchObject({ status: 200, body: { localizadas: 11, porResponder: 0 } });
  });

  it('is closed with evidence when all have answered, and continues to block the lot', async () => {
    await entered('CIERRE', places.solicitanteId, 3);
    const recall = await issued('CIERRE');
    const conclusion = { conclusion: 'El proveedor recogió todas las piezas' };
    expect(refusalOf(await step(office, recall, 'cerrar', conclusion))).toEqual([
      422,
      'VALIDACION',
      ' ALERTA_SIN_RESPUESTA',
    ]);
    const answer = await answered(keeper, recall, { almacenId: places.solicitanteId, localizadas: 3 });
    const complete = answer.body as Recall;
    expect(refusalOf(await step(office, complete, 'cerrar', conclusion))).toEqual([
      422,
      'VALIDACION',
      ' EVIDENCIA_REQUERIDA',
    ]);
    await test.database.orm
      .update(alertaSanitaria)
      .set({ estatus: 'CERRADA' })
      .where(eq(alertaSanitaria.alertaSanitariaId, recall.alertaSanitariaId));
    expect(refusalOf(await answered(keeper, recall, { almacenId: places.solicitanteId, localizadas: 3 }))[1]).toBe(
      'TRANSICION_INVALIDA',
    );
    const [own] = await test.database.orm.select().from(lote).where(eq(lote.numeroLote, 'CIERRE'));
    const free = await keeper('POST', `/api/inventario/inventario/lote/${own!.loteId}/estatus`, {
      body: { estatus: 'DISPONIBLE', motivo: 'Ya se revisó en el almacén' },
    });
    expect(refusalOf(free)).toEqual([422, 'VALIDACION', 'estatus ALERTA_VIGENTE']);
    const again = await step(office, await drafted('CIERRE'), 'emitir');
    expect(refusalOf(again).slice(0, 2)).toEqual([409, 'ALERTA_VIGENTE']);
  });

  it('is lifted everywhere at once, and lots that have expired meanwhile stay expired', async () => {
    await entered('FALSA', places.solicitanteId, 4);
    await entered('FALSA', places.vecinoId, 6);
    const recall = await issued('FALSA');
    await test.database.orm
      .update(lote)
      .set({ caducidad: '2020-01-31' })
      .where(and(eq(lote.numeroLote, 'FALSA'), eq(lote.almacenId, places.vecinoId)));
    const lifted = await done(office, recall, 'levantar', { conclusion: 'El laboratorio desmintió el comunicado' });
    expect(lifted.estatus).toBe('LEVANTADA');
    expect(await lotsOf('FALSA')).toEqual(
      [
        [places.solicitanteId, 'DISPONIBLE', 4],
        [places.vecinoId, 'CADUCADO', 6],
      ].toSorted(([a], [b]) => Number(a) - Number(b)),
    );
  });

  it('issued twice at once blocks the lot once', async () => {
    await entered('DOBLE', places.solicitanteId, 9);
    const drafts = await Promise.all([drafted('DOBLE'), drafted('DOBLE')]);
    const answers = await Promise.all(drafts.map((draft) => step(office, draft, 'emitir')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await lotsOf('DOBLE')).toEqual([[places.solicitanteId, 'RETIRADO', 9]]);
  });
});

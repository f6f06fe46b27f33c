import type { OrdenCargo } from '#generated/shared/types.gen';
import type { Whole } from '../support/server/whole';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { consumoMensual } from '#platform/server/db/system-tables';
import { closeMonths } from '#areas/inventario/server/stock/close-months';
import { startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { seedWard, type Ward } from '../support/server/ward';
import { enter } from '../support/server/warehouses';

type Order = Whole<OrdenCargo>;

const PATH = '/api/pacientes/orden-cargo';
const COUNTER = '/api/inventario/orden-cargo';
const MINUTE_MS = 60 * 1000;

describe('an order in preparation', () => {
  let test: TestApp;
  let ward: Ward;
  let lots = 0;

  const orderOf = (answer: Answer, status = 200) => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    return answer.body as Order;
  };
  const stock = async (insumoId: number, cantidad: number) => {
    lots += 1;
    await enter(test, [{ almacenId: ward.almacenId, insumoId, cantidad, numeroLote: `P${lots}` }]);
  };
  /** An authorised order. */
  const authorised = async (...lines: readonly (readonly [number, number])[]) => {
    const order = orderOf(
      await ward.nurse('POST', PATH, {
        body: {
          hospitalizacionId: await ward.admit(),
          tipo: 'ORDINARIA',
          enviar: true,
          lineas: lines.map(([insumoId, cantidadSolicitada]) => ({ insumoId, cantidadSolicitada })),
        },
      }),
      201,
    );
    const answer = await ward.chief('POST', `${PATH}/autorizar`, { body: { ids: [order.ordenCargoId] } });
    expect(answer.body).toMatchObject({ autorizadas: [order.ordenCargoId] });
    return order;
  };
  const take = async ({ ordenCargoId }: Order, client: Client = ward.pharmacist) =>
    orderOf(await client('POST', `${COUNTER}/tomar`, { body: { ordenCargoId } }));
  const relieve = (order: Order, more: object = {}, client: Client = ward.otherPharmacist) =>
    client('POST', `${COUNTER}/relevar`, {
      body: { ordenCargoId: order.ordenCargoId, version: order.version, ...more },
    });
  const handOver = (order: Order, client: Client, less = 0, more: object = {}) =>
    client('PUT', `${COUNTER}/surtir/insumo-orden-cargo`, {
      body: {
        ordenCargoId: order.ordenCargoId,
        finalizar: true,
        lineas: order.lineas.map(({ insumoOrdenCargoId, apartados }, index) => ({
          insumoOrdenCargoId,
          lotes: (apartados ?? []).map(({ loteId, cantidad }) => ({
            loteId,
            cantidad: index === 0 ? cantidad - less : cantidad,
          })),
          ...(index === 0 ? more : {}),
        })),
      },
    });
  const idle = (order: Order, minutes: number) =>
    test.database.orm
      .update(tables.ordenCargo)
      .set({ actividadPreparacion: new Date(Date.now() - minutes * MINUTE_MS) })
      .where(eq(tables.ordenCargo.ordenCargoId, order.ordenCargoId));

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    ward = await seedWard(test);
  });
  afterAll(() => test.stop());

  it('is handed over and put back only by the person who took it', async () => {
    const { paracetamol } = ward.insumos;
    await stock(paracetamol, 10);
    const order = await take(await authorised([paracetamol, 2]));
    const refused = await handOver(order, ward.otherPharmacist);
    expect(refusalOf(refused)).toEqual([409, 'ORDEN_EN_PREPARACION']);
    expect((refused.body as { mensaje: string }).mensaje).toMatch(/^Persona De Prueba .* desde las \d\d:\d\d\./);
    const { ordenCargoId } = order;
    expect(refusalOf(await ward.otherPharmacist('POST', `${COUNTER}/soltar`, { body: { ordenCargoId } }))).toEqual([
      409,
      'SOLO_QUIEN',
    ]);
    const { ordenes } = (await ward.otherPharmacist('GET', COUNTER)).body as { ordenes: Order[] };
    expect(ordenes.find((each) => each.ordenCargoId === ordenCargoId)).toMatchObject({
      mia: false,
      preparacion: { activa: true, desde: expect.any(String) },
    });
    expect(orderOf(await handOver(order, ward.pharmacist)).estatus).toBe('SURTIDA');
  });

  it('is taken over after 15 minutes without activity, or on an explicit confirmation', async () => {
    const { paracetamol } = ward.insumos;
    await stock(paracetamol, 10);
    const order = await take(await authorised([paracetamol, 2]));
    expect(refusalOf(await relieve(order))).toEqual([409, 'ORDEN_EN_PREPARACION']);
    expect(refusalOf(await relieve(order, {}, ward.pharmacist))[0]).toBe(409);
    await idle(order, 14);
    expect((await relieve(order)).status).toBe(409);
    await idle(order, 16);
    // Activity of the preparer extends the preparation by a quarter of an hour.
    const still = (client: Client) =>
      client('POST', `${COUNTER}/actividad`, { body: { ordenCargoId: order.ordenCargoId } });
    expect((await still(ward.otherPharmacist)).body).toEqual({ mia: false });
    expect((await still(ward.pharmacist)).body).toEqual({ mia: true });
    expect((await relieve(order)).status).toBe(409);
    await idle(order, 16);
    const taken = orderOf(await relieve(order));
    expect(taken).toMatchObject({ estatus: 'EN_SURTIMIENTO', relevadaDeId: order.preparaId });
    expect(taken.preparaId).not.toBe(order.preparaId);
    // Reservations survive the takeover.
    expect(taken.lineas[0]!.apartados).toEqual(order.lineas[0]!.apartados);
    const told = (await ward.pharmacist('GET', '/api/notificaciones/notificaciones/notificaciones-list')).body as {
      tipo: string;
      entidadId: number;
    }[];
    expect(told).toContainEqual(
      expect.objectContaining({ tipo: 'ORDEN_RELEVADA', entidadId: order.ordenCargoId }) as unknown,
    );
    expect((await still(ward.pharmacist)).body).toEqual({ mia: false });
    expect(refusalOf(await handOver(taken, ward.pharmacist))).toEqual([409, 'ORDEN_EN_PREPARACION']);
    const back = orderOf(await relieve(taken, { confirmado: true }, ward.pharmacist));
    expect(back.preparaId).toBe(order.preparaId);
    const trail = await ward.chief('GET', `${PATH}/${order.ordenCargoId}/historial`);
    expect(JSON.stringify(trail.body)).toContain('relevar');
    expect(orderOf(await handOver(back, ward.pharmacist)).estatus).toBe('SURTIDA');
  });

  it('is hidden from those of another warehouse', async () => {
    const { paracetamol } = ward.insumos;
    await stock(paracetamol, 10);
    const order = await take(await authorised([paracetamol, 1]));
    const stranger = await test.as('Cendis');
    expect((await relieve(order, { confirmado: true }, stranger)).status).toBe(404);
    expect(
      (await stranger('POST', `${COUNTER}/actividad`, { body: { ordenCargoId: order.ordenCargoId } })).status,
    ).toBe(404);
    expect((await relieve(order, { confirmado: true }, ward.nurse)).status).toBe(403);
  });

  it('is taken over by one of two who do so at once', async () => {
    const { paracetamol } = ward.insumos;
    await stock(paracetamol, 10);
    await test.database.orm
      .update(tables.usuario)
      .set({ almacenIds: [ward.almacenId] })
      .where(eq(tables.usuario.usuarioId, test.world.usuarios.Cendis));
    const third = await test.as('Cendis');
    const order = await take(await authorised([paracetamol, 1]));
    const answers = await Promise.all([
      relieve(order, { confirmado: true }, ward.otherPharmacist),
      relieve(order, { confirmado: true }, third),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const [faster, slower] = answers[0].status === 200 ? [ward.otherPharmacist, third] : [third, ward.otherPharmacist];
    expect(refusalOf(await handOver(order, slower))).toEqual([409, 'ORDEN_EN_PREPARACION']);
    expect(orderOf(await handOver(order, faster)).estatus).toBe('SURTIDA');
  });

  it('records abandoned amounts as unmet demand, with the reason, once', async () => {
    const { orm } = test.database;
    const { enalapril, insulina } = ward.insumos;
    await stock(enalapril, 3);
    const [unwanted] = await orm
      .insert(tables.motivoNoSurtido)
      .values({
        clave: 'PACIENTE_RECHAZA',
        nombre: 'No lo quiere',
        aplicaA: ['ORDEN_CARGO'],
        requiereExplicacion: false,
      })
      .returning();
    const [gone] = await orm
      .update(tables.motivoNoSurtido)
      .set({ aplicaA: ['ORDEN_CARGO'] })
      .where(eq(tables.motivoNoSurtido.clave, 'AGOTADO'))
      .returning();
    await stock(insulina, 2);
    const short = async (motivoNoSurtidoId: number) => {
      const order = await take(await authorised([enalapril, 1], [insulina, 1]));
      const done = orderOf(await handOver(order, ward.pharmacist, 1, { lotes: [], motivoNoSurtidoId }));
      expect(done.estatus).toBe('SURTIDA_PARCIAL');
      const closed = await ward.pharmacist('POST', `${PATH}/${done.ordenCargoId}/cerrar-pendientes`, {
        headers: { 'if-match': `"${done.version}"` },
      });
      return orderOf(closed);
    };
    const rows = () =>
      orm
        .select()
        .from(tables.demandaInsatisfecha)
        .where(and(eq(tables.demandaInsatisfecha.insumoId, enalapril)))
        .orderBy(asc(tables.demandaInsatisfecha.consecutivo));
    const order = await short(gone!.motivoNoSurtidoId);
    expect(order.lineas[0]).toMatchObject({ estatusLinea: 'NO_SURTIDA' });
    expect(await rows()).toMatchObject([
      {
        consecutivo: 1,
        almacenId: ward.almacenId,
        unidadId: test.world.unidadId,
        cantidad: 1,
        motivoNoSurtidoId: gone!.motivoNoSurtidoId,
        recetaId: null,
        ordenCargoId: order.ordenCargoId,
        insumoOrdenCargoId: order.lineas[0]!.insumoOrdenCargoId,
      },
    ]);
    await short(unwanted!.motivoNoSurtidoId);
    expect(await rows()).toHaveLength(1);
    const listed = await ward.pharmacist('GET', '/api/farmacia/demanda-insatisfecha');
    expect(listed.body).toMatchObject([{ cantidad: 1, ordenCargoId: order.ordenCargoId }]);
    const next = new Date();
    next.setUTCMonth(next.getUTCMonth() + 1, 2);
    await closeMonths(orm, next, { which: eq(tables.almacen.almacenId, ward.almacenId) });
    const months = await orm
      .select({ negadas: consumoMensual.negadas })
      .from(consumoMensual)
      .where(and(eq(consumoMensual.almacenId, ward.almacenId), eq(consumoMensual.insumoId, enalapril)));
    expect(months.reduce((sum, { negadas }) => sum + negadas, 0)).toBe(1);
  });

  it('is picked with others of its ward by one list, lot by lot, and handed over by itself', async () => {
    const { orm } = test.database;
    const { insulina } = ward.insumos;
    const [soon, late] = ['2089-01-31', '2090-01-31'];
    await enter(test, [
      { almacenId: ward.almacenId, insumoId: insulina, cantidad: 4, numeroLote: 'TARDE', caducidad: late },
      { almacenId: ward.almacenId, insumoId: insulina, cantidad: 3, numeroLote: 'PRONTO', caducidad: soon },
    ]);
    const before = await orm
      .select({ free: tables.inventario.disponible })
      .from(tables.inventario)
      .where(and(eq(tables.inventario.insumoId, insulina), eq(tables.inventario.almacenId, ward.almacenId)));
    const all = before[0]!.free;
    const [first, second] = [await authorised([insulina, 2]), await authorised([insulina, all])];
    const elsewhere = await authorised([insulina, 1]);
    await orm
      .insert(tables.nucleo)
      .values({ unidadId: test.world.unidadId, clave: 'CG', nombre: 'Cirugía', tipo: 'SERVICIO_HOSPITALARIO' })
      .returning()
      .then(([other]) =>
        orm
          .update(tables.ordenCargo)
          .set({ servicioId: other!.nucleoId })
          .where(eq(tables.ordenCargo.ordenCargoId, elsewhere.ordenCargoId)),
      );
    const takeAll = (ids: readonly number[], client: Client = ward.pharmacist) =>
      client('POST', `${COUNTER}/tomar-varias`, { body: { ordenCargoIds: ids } });
    const ids = [first.ordenCargoId, second.ordenCargoId];
    expect(refusalOf(await takeAll([...ids, elsewhere.ordenCargoId]))).toEqual([
      422,
      'VALIDACION',
      'ordenCargoIds ORDENES_DE_VARIOS_SERVICIOS',
    ]);
    expect((await takeAll([...ids, 987_654])).status).toBe(404);
    // Each order goes to one of two people who take the same orders at once.
    const answers = await Promise.all([takeAll(ids), takeAll(ids, ward.otherPharmacist)]);
    const bodies = answers.map(({ body }) => body as { tomadas: number[]; rechazos: { codigo: string }[] });
    expect(bodies.flatMap(({ tomadas }) => tomadas).toSorted((a, b) => a - b)).toEqual(ids);
    expect(bodies.flatMap(({ rechazos }) => rechazos.map(({ codigo }) => codigo))).toEqual([
      'TRANSICION_INVALIDA',
      'TRANSICION_INVALIDA',
    ]);
    const owner = bodies[0]!.tomadas.length > 0 ? ward.pharmacist : ward.otherPharmacist;
    const listOf = async (client: Client) => client('GET', `${COUNTER}/lista-surtido?ordenCargoIds=${ids.join(',')}`);
    const list = await listOf(owner);
    expect(list.status, JSON.stringify(list.body)).toBe(200);
    const { insumos: picked, ordenes } = list.body as {
      ordenes: { ordenCargoId: number; mia: boolean }[];
      insumos: {
        insumoId: number;
        piezas: number;
        lotes: { caducidad: string; piezas: number; reparto: { ordenCargoId: number; piezas: number }[] }[];
        faltan: { ordenCargoId: number; piezas: number }[];
      }[];
    };
    expect(ordenes).toMatchObject(ids.map((ordenCargoId) => ({ ordenCargoId, mia: true })));
    expect(picked).toHaveLength(1);
    const [supply] = picked;
    expect(supply).toMatchObject({ insumoId: insulina, piezas: all, faltan: [{ ordenCargoId: ids[1], piezas: 2 }] });
    expect(supply!.lotes.map(({ caducidad }) => caducidad)).toEqual(
      supply!.lotes.map(({ caducidad }) => caducidad).toSorted(),
    );
    expect(supply!.lotes.flatMap(({ reparto }) => reparto).reduce((sum, { piezas }) => sum + piezas, 0)).toBe(all);
    const handed = await owner('GET', `${PATH}/${ids[0]}`);
    expect(orderOf(await handOver(orderOf(handed), owner)).estatus).toBe('SURTIDA');
    expect((await listOf(owner)).body).toMatchObject({
      ordenes: [{ estatus: 'SURTIDA' }, { estatus: 'EN_SURTIMIENTO' }],
      insumos: [{ piezas: all - 2 }],
    });
    expect((await listOf(ward.nurse)).status).toBe(403);
  });
});

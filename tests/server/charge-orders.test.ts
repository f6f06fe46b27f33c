import type { OrdenCargo } from '#generated/shared/types.gen';
import type { Whole } from '../support/server/whole';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { notifyUnregularised } from '#areas/hospital/server/stays/unregularised-orders';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { seedWard, type Ward } from '../support/server/ward';
import { enter } from '../support/server/warehouses';
import { PASSWORD } from '../support/server/world';

type Order = Whole<OrdenCargo>;
type Line = Order['lineas'][number];

const PATH = '/api/pacientes/orden-cargo';
const COUNTER = '/api/inventario/orden-cargo';
const RETURNS = '/api/pacientes/devolucion-orden-cargo';
const STAYS = '/api/pacientes/hospitalizacion';

const orderOf = (answer: Answer) => answer.body as Order;
const problemOf = (answer: Answer) =>
  answer.body as { codigo: string; mensaje: string; errores: { campo: string; codigo: string }[] };
const fieldsOf = (answer: Answer) => problemOf(answer).errores.map(({ campo, codigo }) => `${campo} ${codigo}`);

describe.each(ENGINES)('charge orders on %s', (engine) => {
  let test: TestApp;
  let ward: Ward;
  let lots = 0;

  beforeAll(async () => {
    test = await startApp(engine);
    ward = await seedWard(test);
  });
  afterAll(() => test.stop());

  /** Creates a lot in the pharmacy and returns its id. */
  const stock = async (insumoId: number, cantidad: number, days = 200) => {
    lots += 1;
    const numeroLote = `L${lots}`;
    const caducidad = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await enter(test, [{ almacenId: ward.almacenId, insumoId, cantidad, numeroLote, caducidad }]);
    const [row] = await test.database.orm
      .select({ loteId: tables.lote.loteId })
      .from(tables.lote)
      .where(and(eq(tables.lote.insumoId, insumoId), eq(tables.lote.numeroLote, numeroLote)));
    return row!.loteId;
  };
  const ask = async (lines: readonly (readonly [number, number])[], more: object = {}, client: Client = ward.nurse) =>
    client('POST', PATH, {
      body: {
        hospitalizacionId: await ward.admit(),
        tipo: 'ORDINARIA',
        enviar: true,
        lineas: lines.map(([insumoId, cantidadSolicitada]) => ({ insumoId, cantidadSolicitada })),
        ...more,
      },
    });
  const good = (answer: Answer, status = 200) => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    return orderOf(answer);
  };
  const fresh = async (ordenCargoId: number) => {
    const answer = await ward.chief('GET', `${PATH}/${ordenCargoId}`);
    return { order: good(answer), etag: answer.headers['etag'] ?? '' };
  };
  const step = async (client: Client, { ordenCargoId }: Order, name: string, body: object = {}) =>
    client('POST', `${PATH}/${ordenCargoId}/${name}`, {
      headers: { 'if-match': (await fresh(ordenCargoId)).etag },
      body,
    });
  const authorise = async (order: Order) =>
    good(
      await step(ward.chief, order, 'autorizar', {
        lineas: order.lineas.map(
          ({ insumoOrdenCargoId, cantidadSolicitada }: Line & { cantidadSolicitada?: number }) => ({
            insumoOrdenCargoId,
            cantidadAutorizada: cantidadSolicitada,
          }),
        ),
      }),
    );
  const take = async ({ ordenCargoId }: Order) =>
    good(await ward.pharmacist('POST', `${COUNTER}/tomar`, { body: { ordenCargoId } }));
  const handOver = (
    order: Order,
    more: object = {},
    pieces: (line: Line) => readonly object[] = (line) => line.apartados ?? [],
  ) =>
    ward.pharmacist('PUT', `${COUNTER}/surtir/insumo-orden-cargo`, {
      body: {
        ordenCargoId: order.ordenCargoId,
        finalizar: true,
        lineas: order.lineas.map((line) => ({
          insumoOrdenCargoId: line.insumoOrdenCargoId,
          lotes: pieces(line).map((lot) => ({
            loteId: (lot as { loteId: number }).loteId,
            cantidad: (lot as { cantidad: number }).cantidad,
          })),
        })),
        ...more,
      },
    });
  const receive = (order: Order, less = 0, more: object = {}, client: Client = ward.nurse) =>
    client('POST', `${COUNTER}/recepcion`, {
      body: {
        ordenCargoId: order.ordenCargoId,
        lineas: order.lineas.map((line) => ({
          insumoOrdenCargoId: line.insumoOrdenCargoId,
          lotes: (line.lotes ?? []).map(({ loteId, cantidad }) => ({ loteId, cantidadRecibida: cantidad - less })),
          ...more,
        })),
      },
    });
  const received = async (insumoId: number, pieces: number) => {
    await stock(insumoId, pieces);
    const order = await take(await authorise(good(await ask([[insumoId, pieces]]), 201)));
    return good(await receive(good(await handOver(order))));
  };

  it('goes from the ward through the chief and the pharmacy back to the ward, and is in the ledger', async () => {
    const { paracetamol, enalapril } = ward.insumos;
    const late = await stock(paracetamol, 10, 300);
    const soon = await stock(paracetamol, 4, 100);
    await stock(enalapril, 6);
    const hospitalizacionId = await ward.admit();
    const picked = await ward.nurse(
      'GET',
      `${PATH}/insumos-orden-cargo?hospitalizacionId=${hospitalizacionId}&frecuentes=true`,
    );
    expect(picked.status, JSON.stringify(picked.body)).toBe(200);
    expect(picked.body).toMatchObject({
      almacenSurtidorId: ward.almacenId,
      insumos: expect.arrayContaining([expect.objectContaining({ insumoId: paracetamol, disponible: 14 })]),
    });
    const sent = good(
      await ask(
        [
          [paracetamol, 6],
          [enalapril, 2],
        ],
        { hospitalizacionId },
      ),
      201,
    );
    expect(sent).toMatchObject({ estatus: 'PENDIENTE_AUTORIZAR', totalClaves: 2, prioridad: 4 });
    expect(sent.folio).toMatch(/^OC-CLSSA900001-\d{4}-000001$/);

    const tray = await ward.chief('GET', `${PATH}/pendientes-autorizar`);
    expect(tray.body).toMatchObject([{ ordenCargoId: sent.ordenCargoId, lineas: [{ disponible: 14 }, {}] }]);
    const authorised = await authorise(sent);
    expect(authorised.estatus).toBe('AUTORIZADA');
    const queue = await ward.pharmacist('GET', COUNTER);
    expect(queue.body).toMatchObject({ ordenes: [{ ordenCargoId: sent.ordenCargoId, estatus: 'AUTORIZADA' }] });

    const taken = await take(authorised);
    expect(taken).toMatchObject({
      estatus: 'EN_SURTIMIENTO',
      lineas: [
        {
          apartados: [
            { loteId: soon, cantidad: 4 },
            { loteId: late, cantidad: 2 },
          ],
        },
        {},
      ],
    });
    const proposal = await ward.pharmacist('GET', `${COUNTER}/detalle?ordenCargoId=${sent.ordenCargoId}`);
    expect(proposal.body).toMatchObject({
      lineas: [
        {
          asignaciones: [
            { loteId: soon, cantidad: 4 },
            { loteId: late, cantidad: 2 },
          ],
        },
        {},
      ],
    });

    const done = good(await handOver(taken));
    expect(done).toMatchObject({ estatus: 'SURTIDA', importeTotal: expect.any(Number), piezasSurtidas: 8 });
    expect(done.importeTotal).toBeGreaterThan(0);
    const movements = await test.database.orm
      .select()
      .from(tables.kardex)
      .where(and(eq(tables.kardex.documentoTipo, 'ORDEN_CARGO'), eq(tables.kardex.documentoId, sent.ordenCargoId)));
    expect(movements.map(({ tipo, salida }) => [tipo, salida])).toEqual([
      ['S_ORDEN_CARGO', 4],
      ['S_ORDEN_CARGO', 2],
      ['S_ORDEN_CARGO', 2],
    ]);
    expect(movements.reduce((sum, { importe }) => sum + importe, 0)).toBeCloseTo(done.importeTotal!, 2);

    const waiting = await ward.nurse('GET', `${COUNTER}/recepcion`);
    expect(waiting.body).toMatchObject([{ ordenCargoId: sent.ordenCargoId, propia: false }]);
    const stay = await ward.chief('GET', `${STAYS}/${hospitalizacionId}`);
    expect(stay.body).toMatchObject({ ordenesAbiertas: 1 });
    const charges = await ward.nurse('GET', `${PATH}/cargos?hospitalizacionId=${hospitalizacionId}`);
    expect(charges.body).toMatchObject({
      importeAcumulado: done.importeTotal,
      ordenesAbiertas: 1,
      ordenesPorRecibir: 1,
    });
    expect(good(await receive(done))).toMatchObject({ estatus: 'RECIBIDA', importeTotal: done.importeTotal });
    expect(await stockFaults(test.database.orm)).toEqual([]);
  });

  it('requires different people to order, authorise, dispense and receive', async () => {
    const { enalapril } = ward.insumos;
    await stock(enalapril, 5);
    const own = good(await ask([[enalapril, 1]], {}, ward.chief), 201);
    const refused = await step(ward.chief, own, 'autorizar', { lineas: [] });
    expect(problemOf(refused).codigo).toBe('SEGREGACION_FUNCIONES');
    expect((await step(ward.nurse, own, 'autorizar', { lineas: [] })).status).toBe(403);
    const lines = own.lineas.map(({ insumoOrdenCargoId }) => ({ insumoOrdenCargoId, cantidadAutorizada: 1 }));
    const allowed = good(await step(ward.director, own, 'autorizar', { lineas: lines }));
    const done = good(await handOver(await take(allowed)));
    // Staff may not receive orders that they dispensed, even with permission.
    await test.database.orm
      .update(tables.ordenCargo)
      .set({ surtidaPorId: test.world.usuarios['Enfermeria-centrales'] })
      .where(eq(tables.ordenCargo.ordenCargoId, done.ordenCargoId));
    expect(problemOf(await receive(done)).codigo).toBe('SEGREGACION_FUNCIONES');
    expect((await receive(done, 0, {}, ward.pharmacist)).status).toBe(403);
  });

  it('permits the chief to change amounts for a reason, and to reject', async () => {
    const { enalapril } = ward.insumos;
    const sent = good(await ask([[enalapril, 5]]), 201);
    const [line] = sent.lineas;
    const fewer = { insumoOrdenCargoId: line!.insumoOrdenCargoId, cantidadAutorizada: 3 };
    expect(fieldsOf(await step(ward.chief, sent, 'autorizar', { lineas: [fewer] }))).toEqual([
      'lineas.0.motivoModificacion MOTIVO_CAMBIO',
    ]);
    const changed = good(
      await step(ward.chief, sent, 'autorizar', { lineas: [{ ...fewer, motivoModificacion: 'Basta para hoy' }] }),
    );
    expect(changed.lineas[0]).toMatchObject({ cantidadAutorizada: 3, estatusLinea: 'MODIFICADA' });
    const other = good(await ask([[enalapril, 5]]), 201);
    const rejected = good(await step(ward.chief, other, 'rechazar', { motivo: 'Ya lo tiene la central' }));
    expect(rejected.estatus).toBe('RECHAZADA');
    const told = await test.database.orm
      .select({ tipo: tables.notificacion.tipo })
      .from(tables.notificacion)
      .where(eq(tables.notificacion.usuarioId, test.world.usuarios['Enfermeria-centrales']));
    expect(told.map(({ tipo }) => tipo)).toContain('ORDEN_RECHAZADA');
  });

  it('prepares an urgent order before its authorisation, and demands the authorisation after a day', async () => {
    const { enalapril } = ward.insumos;
    await stock(enalapril, 3);
    const plain = good(await ask([[enalapril, 1]]), 201);
    const early = await ward.pharmacist('POST', `${COUNTER}/tomar`, { body: { ordenCargoId: plain.ordenCargoId } });
    expect(problemOf(early).codigo).toBe('TRANSICION_INVALIDA');
    const bare = await ask([[enalapril, 1]], { tipo: 'URGENTE' });
    expect(bare.status).toBe(422);
    const urgent = good(await ask([[enalapril, 2]], { tipo: 'URGENTE', motivoUrgencia: 'Dolor intenso' }), 201);
    const taken = await take(urgent);
    expect(taken).toMatchObject({ estatus: 'EN_SURTIMIENTO', autorizacionPendiente: true });
    const done = good(await handOver(taken));
    const { orm } = test.database;
    expect(await notifyUnregularised(orm, new Date())).toBe(0);
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    expect(await notifyUnregularised(orm, tomorrow)).toBe(1);
    expect(await notifyUnregularised(orm, tomorrow)).toBe(0);
    const told = await orm
      .select({ who: tables.notificacion.usuarioId, severidad: tables.notificacion.severidad })
      .from(tables.notificacion)
      .where(eq(tables.notificacion.tipo, 'ORDEN_SIN_REGULARIZAR'));
    expect(told).toContainEqual({ who: test.world.usuarios['Director-unidad'], severidad: 'CRITICA' });
    const regular = good(await step(ward.chief, done, 'regularizar', { observacionAutorizacion: 'Procede' }));
    expect(regular).toMatchObject({ estatus: 'SURTIDA', autorizacionPendiente: false });
    expect(fieldsOf(await step(ward.chief, regular, 'regularizar'))).toEqual([
      'autorizacionPendiente ORDEN_YA_REGULARIZADA',
    ]);
  });

  it('releases an order, dispenses line by line, and reports shortages', async () => {
    const { insulina, enalapril } = ward.insumos;
    const lot = await stock(insulina, 3);
    await stock(enalapril, 9);
    const order = await take(
      await authorise(
        good(
          await ask([
            [insulina, 5],
            [enalapril, 2],
          ]),
          201,
        ),
      ),
    );
    const back = good(
      await ward.pharmacist('POST', `${COUNTER}/soltar`, { body: { ordenCargoId: order.ordenCargoId } }),
    );
    expect(back).toMatchObject({ estatus: 'AUTORIZADA', lineas: [{ apartados: null }, { apartados: null }] });
    const again = await take(back);
    const [first, second] = again.lineas;
    const part = good(
      await ward.pharmacist('PUT', `${COUNTER}/surtir/insumo-orden-cargo`, {
        body: {
          ordenCargoId: order.ordenCargoId,
          lineas: [{ insumoOrdenCargoId: first!.insumoOrdenCargoId, lotes: [{ loteId: lot, cantidad: 2 }] }],
        },
      }),
    );
    expect(part).toMatchObject({
      estatus: 'EN_SURTIMIENTO',
      lineas: [{ estatusLinea: 'PARCIAL', apartados: [{ cantidad: 1 }] }, {}],
    });
    expect(
      fieldsOf(await ward.pharmacist('POST', `${COUNTER}/soltar`, { body: { ordenCargoId: order.ordenCargoId } })),
    ).toEqual(['lineas ORDEN_SURTIDA_EN_PARTE']);
    const rest = (motivoNoSurtidoId: number | null, cantidad = 1) =>
      ward.pharmacist('PUT', `${COUNTER}/surtir/insumo-orden-cargo`, {
        body: {
          ordenCargoId: order.ordenCargoId,
          finalizar: true,
          lineas: [
            { insumoOrdenCargoId: first!.insumoOrdenCargoId, lotes: [{ loteId: lot, cantidad }], motivoNoSurtidoId },
            { insumoOrdenCargoId: second!.insumoOrdenCargoId, lotes: second!.apartados },
          ].map(({ lotes, ...line }) => ({
            ...line,
            lotes: (lotes ?? []).map(({ loteId, cantidad: pieces }) => ({ loteId, cantidad: pieces })),
          })),
        },
      });
    expect(fieldsOf(await rest(null))).toEqual(['lineas.0.motivoNoSurtidoId MOTIVO_NO_SURTIDO']);
    const short = await rest(ward.motivoNoSurtidoId, 3);
    expect(problemOf(short), JSON.stringify(short.body)).toMatchObject({ codigo: 'EXISTENCIA_INSUFICIENTE' });
    expect(problemOf(short).mensaje).toContain('1');
    const partial = good(await rest(ward.motivoNoSurtidoId));
    expect(partial).toMatchObject({ estatus: 'SURTIDA_PARCIAL', piezasPendientes: 2 });
    await stock(insulina, 2);
    const counted = good(await receive(partial));
    expect(counted.estatus).toBe('RECIBIDA');
    const queue = (await ward.pharmacist('GET', COUNTER)).body as { ordenes: Order[] };
    expect(queue.ordenes.map(({ ordenCargoId }) => ordenCargoId)).toContain(order.ordenCargoId);
    const proposal = (await ward.pharmacist('GET', `${COUNTER}/detalle?ordenCargoId=${order.ordenCargoId}`)).body as {
      lineas: { insumoOrdenCargoId: number; asignaciones: { loteId: number; cantidad: number }[] }[];
    };
    const late = good(
      await ward.pharmacist('PUT', `${COUNTER}/surtir/insumo-orden-cargo`, {
        body: {
          ordenCargoId: order.ordenCargoId,
          finalizar: true,
          lineas: proposal.lineas.map(({ insumoOrdenCargoId, asignaciones }) => ({
            insumoOrdenCargoId,
            lotes: asignaciones,
          })),
        },
      }),
    );
    expect(late).toMatchObject({ estatus: 'SURTIDA', piezasPendientes: 0 });
  });

  it('requires a prescription and two people for controlled supplies', async () => {
    const { morfina, amoxicilina } = ward.insumos;
    await stock(morfina, 5);
    expect(fieldsOf(await ask([[amoxicilina, 1]]))).toEqual(['medicoIndicaId REQUERIDO']);
    expect(good(await ask([[amoxicilina, 1]], { medicoIndicaId: ward.medicoId }), 201).estatus).toBe(
      'PENDIENTE_AUTORIZAR',
    );
    expect(fieldsOf(await ask([[morfina, 1]], { medicoIndicaId: ward.medicoId }))).toEqual([
      'recetaId RECETA_DE_CONTROLADO',
    ]);
    const hospitalizacionId = await ward.admit();
    const { orm } = test.database;
    const [stay] = await orm
      .select()
      .from(tables.hospitalizacion)
      .where(eq(tables.hospitalizacion.hospitalizacionId, hospitalizacionId));
    const [prescription] = await orm
      .insert(tables.receta)
      .values({
        pacienteId: stay!.pacienteId,
        consultaId: ward.consultaId,
        unidadId: test.world.unidadId,
        estatus: 'EMITIDA',
        tipo: 'CONTROLADA',
        folio: 'RC-1',
      } as never)
      .returning();
    const { recetaId } = prescription!;
    await orm.insert(tables.recetaDetalle).values({
      recetaId,
      orden: 0,
      insumoId: morfina,
      cantidadPrescrita: 2,
      dosis: 1,
      unidadDosis: 'ampolleta',
      frecuenciaHoras: 8,
      via: 'IV',
      duracionDias: 1,
    } as never);
    const by = { hospitalizacionId, medicoIndicaId: ward.medicoId, recetaId };
    expect(fieldsOf(await ask([[morfina, 3]], by))).toEqual(['lineas.0.cantidadSolicitada RECETA_NO_ALCANZA']);
    const order = await take(await authorise(good(await ask([[morfina, 2]], by), 201)));
    expect(fieldsOf(await ask([[morfina, 1]], by))).toEqual(['lineas.0.cantidadSolicitada RECETA_NO_ALCANZA']);
    expect(fieldsOf(await handOver(order))).toEqual(['segundaPersona SEGUNDA_PERSONA_REQUERIDA']);
    const done = good(await handOver(order, { segundaPersona: { email: ward.second, password: PASSWORD } }));
    expect(done).toMatchObject({ estatus: 'SURTIDA', segundoVerificadorId: expect.any(Number) });
    const counted = good(await receive(done));
    const open = await ward.nurse('POST', `${PATH}/${counted.ordenCargoId}/devolver`, {
      body: {
        motivo: 'No se usó',
        lineas: [
          {
            insumoOrdenCargoId: counted.lineas[0]!.insumoOrdenCargoId,
            loteId: counted.lineas[0]!.lotes![0]!.loteId,
            cantidad: 1,
            condicion: 'ABIERTO',
          },
        ],
      },
    });
    expect(fieldsOf(open)).toEqual(['lineas.0.condicion CONTROLADO_ABIERTO']);
  });

  it('refuses supplies to which the patient is allergic, unless a physician gives a reason', async () => {
    const { amoxicilina } = ward.insumos;
    const hospitalizacionId = await ward.admit(['Penicilina']);
    const more = { hospitalizacionId, medicoIndicaId: ward.medicoId };
    expect(fieldsOf(await ask([[amoxicilina, 1]], more))).toEqual(['lineas.0.justificacion ALERGIA_BLOQUEO']);
    const lineas = [{ insumoId: amoxicilina, cantidadSolicitada: 1, justificacion: 'Prueba negativa' }];
    expect(fieldsOf(await ask([], { ...more, lineas }))).toEqual(['lineas.0.justificacion ALERGIA_BLOQUEO']);
    expect(good(await ask([], { ...more, lineas }, ward.doctor), 201).estatus).toBe('PENDIENTE_AUTORIZAR');
  });

  it('refuses to dispense supplies with an allergy recorded after the order', async () => {
    const { orm } = test.database;
    const { paracetamol } = ward.insumos;
    await stock(paracetamol, 5);
    const hospitalizacionId = await ward.admit();
    const by = { hospitalizacionId };
    const order = await take(await authorise(good(await ask([[paracetamol, 1]], by), 201)));
    const [stay] = await orm
      .select({ pacienteId: tables.hospitalizacion.pacienteId })
      .from(tables.hospitalizacion)
      .where(eq(tables.hospitalizacion.hospitalizacionId, hospitalizacionId));
    const told = (sustancia: string) =>
      orm
        .update(tables.paciente)
        .set({ alergias: [{ sustancia, tipo: 'MEDICAMENTO', gravedad: 'GRAVE', estado: 'ACTIVA' }] })
        .where(eq(tables.paciente.pacienteId, stay!.pacienteId));
    await told('Acetaminofén');
    expect(fieldsOf(await handOver(order))).toEqual(['lineas.0.lotes ALERGIA_BLOQUEO']);
    await told('Penicilina');
    good(await handOver(order));
  });

  it('authorises automatically up to the amount of the ward’s rule, also for several orders at once', async () => {
    const { enalapril, clonazepam } = ward.insumos;
    const { orm } = test.database;
    const rule = (autorizacionAutomatica: boolean, importeMaximoAutomatico: number | null) =>
      orm
        .update(tables.nucleo)
        .set({ autorizacionAutomatica, importeMaximoAutomatico })
        .where(eq(tables.nucleo.nucleoId, ward.servicioId));
    await stock(enalapril, 20);
    await rule(true, 30);
    expect(good(await ask([[enalapril, 1]]), 201)).toMatchObject({
      estatus: 'AUTORIZADA',
      autorizacionAutomatica: true,
      autorizadaPorId: null,
    });
    expect(good(await ask([[enalapril, 50]]), 201).estatus).toBe('PENDIENTE_AUTORIZAR');
    await rule(false, null);
    expect((await ask([[clonazepam, 1]])).status).toBe(422);
    const ids = [good(await ask([[enalapril, 1]]), 201), good(await ask([[enalapril, 1]], {}, ward.chief), 201)].map(
      ({ ordenCargoId }) => ordenCargoId,
    );
    const bulk = await ward.chief('POST', `${PATH}/autorizar`, { body: { ids } });
    expect(bulk.body, JSON.stringify(bulk.body)).toMatchObject({
      autorizadas: [ids[0]],
      rechazos: [{ ordenCargoId: ids[1], codigo: 'SEGREGACION_FUNCIONES' }],
    });
  });

  it('authorises automatically up to the ward’s fixed fund and amount, to the piece and the cent', async () => {
    const { enalapril, paracetamol } = ward.insumos;
    const { orm } = test.database;
    const [store] = await orm
      .insert(tables.almacen)
      .values({
        clave: 'MI-FF',
        nombre: 'Medicina Interna',
        tipo: 'CENDIS',
        unidadId: test.world.unidadId,
        responsablePersonalId: ward.medicoId,
      })
      .returning();
    const { almacenId } = store!;
    const ruled = (values: Partial<typeof tables.nucleo.$inferInsert>) =>
      orm.update(tables.nucleo).set(values).where(eq(tables.nucleo.nucleoId, ward.servicioId));
    const levels = { minimo: 1, puntoReorden: 2, maximo: 9 };
    await orm.insert(tables.insumoConfiguracion).values([
      { almacenId, insumoId: enalapril, unidadId: test.world.unidadId, ...levels, fondoFijo: 4 },
      { almacenId, insumoId: paracetamol, unidadId: test.world.unidadId, ...levels, fondoFijo: null },
    ]);
    // No lot exists, so a piece costs the 10 pesos of the catalogue.
    await orm
      .update(tables.lote)
      .set({ estatus: 'CUARENTENA' })
      .where(and(eq(tables.lote.almacenId, ward.almacenId), eq(tables.lote.estatus, 'DISPONIBLE')));
    await ruled({ almacenId, autorizacionAutomatica: true, importeMaximoAutomatico: 60 });
    const stateOf = async (...lines: readonly (readonly [number, number])[]) => good(await ask(lines), 201).estatus;
    try {
      expect(await stateOf([enalapril, 4])).toBe('AUTORIZADA');
      expect(await stateOf([enalapril, 5])).toBe('PENDIENTE_AUTORIZAR');
      // A single line beyond its fund requires authorisation.
      expect(await stateOf([paracetamol, 1], [enalapril, 5])).toBe('PENDIENTE_AUTORIZAR');
      // Supplies without a fixed fund are limited by amount alone: six pieces are 60 pesos.
      expect(await stateOf([paracetamol, 6])).toBe('AUTORIZADA');
      expect(await stateOf([paracetamol, 7])).toBe('PENDIENTE_AUTORIZAR');
      expect(await stateOf([paracetamol, 3], [enalapril, 4])).toBe('PENDIENTE_AUTORIZAR');
      await orm
        .update(tables.insumoConfiguracion)
        .set({ activo: false })
        .where(eq(tables.insumoConfiguracion.almacenId, almacenId));
      expect(await stateOf([enalapril, 5])).toBe('AUTORIZADA');
    } finally {
      await ruled({ almacenId: null, autorizacionAutomatica: false, importeMaximoAutomatico: null });
      await orm
        .update(tables.lote)
        .set({ estatus: 'DISPONIBLE' })
        .where(and(eq(tables.lote.almacenId, ward.almacenId), eq(tables.lote.estatus, 'CUARENTENA')));
    }
  });

  it('are listed at the counter by ward, state and priority, the most urgent first, then the first sent', async () => {
    const { enalapril } = ward.insumos;
    const { orm } = test.database;
    const [other] = await orm
      .insert(tables.nucleo)
      .values({
        unidadId: test.world.unidadId,
        clave: 'CG',
        nombre: 'Cirugía General',
        tipo: 'SERVICIO_HOSPITALARIO',
        almacenSurtidorId: ward.almacenId,
      })
      .returning();
    const otherWard = other!.nucleoId;
    await stock(enalapril, 9);
    const placed = async (servicioId: number, prioridad: number, minutesAgo: number, more: object = {}) => {
      const { ordenCargoId } = await authorise(good(await ask([[enalapril, 1]]), 201));
      await orm
        .update(tables.ordenCargo)
        .set({ servicioId, prioridad, fechaEnvio: new Date(Date.now() - minutesAgo * 60_000), ...more })
        .where(eq(tables.ordenCargo.ordenCargoId, ordenCargoId));
      mine.add(ordenCargoId);
      return ordenCargoId;
    };
    const mine = new Set<number>();
    const queue = async (query = '') => {
      const answer = await ward.pharmacist('GET', `${COUNTER}${query}`);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const { ordenes } = answer.body as { ordenes: { ordenCargoId: number }[] };
      return ordenes.map(({ ordenCargoId }) => ordenCargoId).filter((id) => mine.has(id));
    };
    const recent = await placed(ward.servicioId, 3, 5);
    const waiting = await placed(ward.servicioId, 3, 50);
    const elsewhere = await placed(otherWard, 3, 20);
    const urgent = await placed(otherWard, 1, 1);
    const complete = await placed(ward.servicioId, 1, 90, { estatus: 'RECIBIDA', piezasPendientes: 0 });
    expect(await queue()).toEqual([urgent, waiting, elsewhere, recent]);
    expect(mine).toContain(complete);
    expect(await queue(`?servicioId=${ward.servicioId}`)).toEqual([waiting, recent]);
    expect(await queue(`?servicioId=${otherWard}`)).toEqual([urgent, elsewhere]);
    expect(await queue('?prioridad=1')).toEqual([urgent]);
    expect(await queue('?estatus=EN_SURTIMIENTO')).toEqual([]);
    expect(await queue(`?almacenId=${ward.almacenId}&prioridad=3`)).toEqual([waiting, elsewhere, recent]);
    expect(await queue(`?almacenId=${ward.almacenId + 1000}`)).toEqual([]);
    await orm
      .update(tables.ordenCargo)
      .set({ estatus: 'RECIBIDA', piezasPendientes: 1 })
      .where(eq(tables.ordenCargo.ordenCargoId, waiting));
    expect(await queue(`?servicioId=${ward.servicioId}`)).toEqual([waiting, recent]);
  });

  it('add up to the cost of a stay, piece by piece, and to its open orders', async () => {
    const { paracetamol } = ward.insumos;
    const { orm } = test.database;
    const hospitalizacionId = await ward.admit();
    const stays = async () => {
      const answer = await ward.nurse('GET', `${PATH}/cargos?hospitalizacionId=${hospitalizacionId}`);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    };
    const nothing = { importeAcumulado: 0, ordenesAbiertas: 0, ordenesPorRecibir: 0, devolucionesPendientes: 0 };
    expect(await stays()).toEqual(nothing);
    // Holds earlier lots, which would be dispensed first, at other costs.
    await orm.update(tables.lote).set({ estatus: 'CUARENTENA' }).where(eq(tables.lote.insumoId, paracetamol));
    const loteId = await stock(paracetamol, 20, 400);
    await orm.update(tables.lote).set({ costoUnitario: 2.5 }).where(eq(tables.lote.loteId, loteId));
    const asked = async (pieces: number) => good(await ask([[paracetamol, pieces]], { hospitalizacionId }), 201);

    await asked(1);
    expect(await stays()).toEqual({ ...nothing, ordenesAbiertas: 1 });
    const sent = good(await handOver(await take(await authorise(await asked(4)))));
    expect(await stays()).toEqual({ ...nothing, importeAcumulado: 10, ordenesAbiertas: 2, ordenesPorRecibir: 1 });
    const counted = good(await receive(sent));
    expect(await stays()).toEqual({ ...nothing, importeAcumulado: 10, ordenesAbiertas: 1 });
    const [line] = counted.lineas;
    const returned = await ward.nurse('POST', `${PATH}/${counted.ordenCargoId}/devolver`, {
      body: {
        motivo: 'Se suspendió el tratamiento',
        lineas: [
          {
            insumoOrdenCargoId: line!.insumoOrdenCargoId,
            loteId: line!.lotes![0]!.loteId,
            cantidad: 3,
            condicion: 'INTEGRO',
          },
        ],
      },
    });
    expect(returned.status, JSON.stringify(returned.body)).toBe(201);
    expect(await stays()).toEqual({
      ...nothing,
      importeAcumulado: 10,
      ordenesAbiertas: 1,
      devolucionesPendientes: 1,
    });
    const { devolucionOrdenCargoId } = returned.body as { devolucionOrdenCargoId: number };
    const accepted = await ward.pharmacist('POST', `${RETURNS}/${devolucionOrdenCargoId}/aceptar`, {
      headers: { 'if-match': (await ward.pharmacist('GET', `${RETURNS}/${devolucionOrdenCargoId}`)).headers['etag']! },
      body: {},
    });
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    expect(await stays()).toEqual({ ...nothing, importeAcumulado: 2.5, ordenesAbiertas: 1 });
    await orm
      .update(tables.ordenCargo)
      .set({ activo: false })
      .where(eq(tables.ordenCargo.ordenCargoId, counted.ordenCargoId));
    expect(await stays()).toEqual({ ...nothing, ordenesAbiertas: 1 });
  });

  it('accepts unused pieces as returns, and records those that did not arrive', async () => {
    const { tramadol: _, paracetamol } = ward.insumos;
    const order = await received(paracetamol, 6);
    const [line] = order.lineas;
    const give = (cantidad: number, condicion = 'INTEGRO') =>
      ward.nurse('POST', `${PATH}/${order.ordenCargoId}/devolver`, {
        body: {
          motivo: 'Se suspendió el tratamiento',
          lineas: [
            { insumoOrdenCargoId: line!.insumoOrdenCargoId, loteId: line!.lotes![0]!.loteId, cantidad, condicion },
          ],
        },
      });
    const most = line!.lotes![0]!.cantidad;
    expect(fieldsOf(await give(most + 1))).toEqual(['lineas.0.cantidad DEVUELTO_DE_MAS']);
    const returned = await give(1);
    expect(returned.status, JSON.stringify(returned.body)).toBe(201);
    const { devolucionOrdenCargoId } = returned.body as { devolucionOrdenCargoId: number };
    const accept = async (id: number, client: Client) =>
      client('POST', `${RETURNS}/${id}/aceptar`, {
        headers: { 'if-match': (await ward.pharmacist('GET', `${RETURNS}/${id}`)).headers['etag'] ?? '' },
        body: {},
      });
    expect((await accept(devolucionOrdenCargoId, ward.nurse)).status).toBe(403);
    const before = await fresh(order.ordenCargoId);
    const accepted = await accept(devolucionOrdenCargoId, ward.pharmacist);
    expect(accepted.body, JSON.stringify(accepted.body)).toMatchObject({ estatus: 'ACEPTADA' });
    const { order: credited } = await fresh(order.ordenCargoId);
    expect(credited.importeTotal).toBeLessThan(before.order.importeTotal!);
    expect(credited.lineas[0]).toMatchObject({ cantidadDevuelta: 1 });

    const damaged = (await give(1, 'ABIERTO')).body as { devolucionOrdenCargoId: number };
    await test.database.orm
      .insert(tables.motivoSalidaExtraordinaria)
      .values({ clave: 'DETERIORO', nombre: 'Deterioro', destino: 'DESTRUCCION' } as never);
    const kept = await accept(damaged.devolucionOrdenCargoId, ward.pharmacist);
    expect(kept.body, JSON.stringify(kept.body)).toMatchObject({
      estatus: 'ACEPTADA',
      salidaExtraordinariaId: expect.any(Number),
    });
    expect((await fresh(order.ordenCargoId)).order.importeTotal).toBe(credited.importeTotal);

    await stock(paracetamol, 4);
    const short = good(await handOver(await take(await authorise(good(await ask([[paracetamol, 3]]), 201)))));
    expect(fieldsOf(await receive(short, 1))[0]).toMatch(/motivoDiferencia DIFERENCIA_SIN_TIPO/);
    const counted = good(await receive(short, 1, { diferencia: 'FALTANTE' }));
    expect(counted.importeTotal).toBeLessThan(short.importeTotal!);
    const [difference] = await test.database.orm
      .select()
      .from(tables.devolucionOrdenCargo)
      .where(
        and(
          eq(tables.devolucionOrdenCargo.ordenCargoId, short.ordenCargoId),
          eq(tables.devolucionOrdenCargo.origen, 'DIFERENCIA'),
        ),
      );
    const found = await accept(difference!.devolucionOrdenCargoId, ward.pharmacist);
    expect(found.body, JSON.stringify(found.body)).toMatchObject({ estatus: 'ACEPTADA' });
    expect((await fresh(short.ordenCargoId)).order.importeTotal).toBe(counted.importeTotal);
    expect(await stockFaults(test.database.orm)).toEqual([]);
    const late = sql`now() - interval '80 hours'`;
    await test.database.orm
      .update(tables.ordenCargo)
      .set({ estatus: 'CERRADA', estatusDesde: late })
      .where(eq(tables.ordenCargo.ordenCargoId, order.ordenCargoId));
    expect(problemOf(await give(1)).codigo).toBe('DEVOLUCION_FUERA_DE_PLAZO');
  });

  it('block a discharge while supplies are on their way, and are cancelled when not begun', async () => {
    const { enalapril } = ward.insumos;
    await stock(enalapril, 5);
    const hospitalizacionId = await ward.admit();
    const waiting = good(await ask([[enalapril, 1]], { hospitalizacionId }), 201);
    const draft = good(await ask([[enalapril, 1]], { hospitalizacionId, enviar: false }), 201);
    const done = good(
      await handOver(await take(await authorise(good(await ask([[enalapril, 1]], { hospitalizacionId }), 201)))),
    );
    const leave = async () =>
      ward.doctor('POST', `${STAYS}/${hospitalizacionId}/alta-directa`, {
        headers: { 'if-match': (await ward.doctor('GET', `${STAYS}/${hospitalizacionId}`)).headers['etag'] ?? '' },
        body: { motivoEgreso: 'FUGA', motivo: 'No está en su cama' },
      });
    const blocked = await leave();
    expect(problemOf(blocked), JSON.stringify(blocked.body)).toMatchObject({
      codigo: 'ALTA_BLOQUEADA',
      mensaje: 'Hay 1 órdenes de cargo sin recibir o devolver.',
    });
    const list = await ward.chief('GET', `${STAYS}/alta-hospitalizacion?hospitalizacionId=${hospitalizacionId}`);
    expect(JSON.stringify(list.body)).toContain('ORDENES_ABIERTAS');
    good(await receive(done));
    const left = await leave();
    expect(left.body, JSON.stringify(left.body)).toMatchObject({ estatus: 'ALTA' });
    const states = await Promise.all([waiting, draft, done].map(({ ordenCargoId }) => fresh(ordenCargoId)));
    expect(states.map(({ order }) => order.estatus)).toEqual(['CANCELADA', 'CANCELADA', 'CERRADA']);
    expect(problemOf(await ask([[enalapril, 1]], { hospitalizacionId })).codigo).toBe('SIN_ESTANCIA_ABIERTA');
  });

  it('lists dispensed and ended orders, and replaces the lines of a draft', async () => {
    const { enalapril, paracetamol } = ward.insumos;
    const served = await ward.nurse('GET', `${PATH}/atendidas`);
    expect(served.status, JSON.stringify(served.body)).toBe(200);
    expect((served.body as Order[]).length).toBeGreaterThan(0);
    const ended = await ward.nurse('GET', `${PATH}/historico?insumoId=${enalapril}`);
    expect(ended.status, JSON.stringify(ended.body)).toBe(200);
    expect(
      (ended.body as Order[]).every(({ estatus }) => ['CERRADA', 'RECHAZADA', 'CANCELADA'].includes(estatus)),
    ).toBe(true);
    expect((await ward.pharmacist('GET', `${COUNTER}/historico?almacenId=${ward.almacenId}`)).status).toBe(200);
    const draft = good(await ask([[enalapril, 1]], { enviar: false }), 201);
    const saved = await ward.nurse('PUT', `${PATH}/insumos-orden-cargo`, {
      body: {
        ordenCargoId: draft.ordenCargoId,
        lineas: [
          { insumoId: enalapril, cantidadSolicitada: 4 },
          { insumoId: paracetamol, cantidadSolicitada: 2 },
        ],
      },
    });
    expect(good(saved).lineas).toMatchObject([
      { insumoOrdenCargoId: draft.lineas[0]!.insumoOrdenCargoId, cantidadSolicitada: 4 },
      { cantidadSolicitada: 2 },
    ]);
    const found = await ward.nurse(
      'GET',
      `${PATH}/insumos-orden-cargo?hospitalizacionId=${await ward.admit()}&q=enala`,
    );
    expect(found.body, JSON.stringify(found.body)).toMatchObject({ insumos: [{ insumoId: enalapril }] });
    expect((await ward.nurse('GET', `${COUNTER}/devolucion`)).status).toBe(200);
    expect((await ward.nurse('GET', `${PATH}/detalle-orden-cargo?ordenCargoId=${draft.ordenCargoId}`)).status).toBe(
      200,
    );
    expect((await ward.nurse('GET', `${PATH}/detalle-orden-cargo/${draft.ordenCargoId}`)).status).toBe(200);
  });
});

import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { piecesAtRisk } from '#areas/inventario/shared/inventario/pieces-at-risk';
import { addDays } from '#platform/shared/dates/days';
import { addMonths } from '#platform/shared/dates/months';
import { runAutomatic } from '#platform/server/lifecycle/run-automatic';
import { remindLetters } from '#areas/proveedores/server/remind-letters';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { SQLSTATE } from '#platform/server/db/pg-error';
import { sqlStateOf } from '../support/server/sql-state';
import type { PropuestaCambio } from '#generated/shared/types.gen';
import { ENGINES, filterBy, startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { LETTERS, openExchangeDesk, PROPOSALS, proposalOf, type ExchangeDesk } from '../support/server/exchange-desk';
import { type Warehouses } from '../support/server/warehouses';
import { PASSWORD } from '../support/server/world';
import { today } from '../support/today';

const LOTS = `${LETTERS}/lotes-a-expirar`;
const { cartaCanje, lote, notificacion, propuestaCambio } = tables;
const motivo = 'No hay espacio para tantas piezas';

describe.each(ENGINES)('exchanges with suppliers on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let desk: ExchangeDesk;
  let supplier: Client;
  let stranger: Client;
  let keeper: Client;
  let central: Client;
  let proveedorId: number;
  let otherId: number;

  beforeAll(async () => {
    test = await startApp(engine);
    desk = await openExchangeDesk(test);
    ({ places, supplier, stranger, keeper, central, proveedorId, otherId } = desk);
  });
  afterAll(() => test.stop());

  const orm = () => test.database.orm;

  it('exchange old pieces for as many new ones, once, and reduce the right of the letter', async () => {
    const { loteId, cartaCanjeId } = await desk.lotOf(40, { right: 12 });
    const document = await desk.shipped([desk.offered(loteId, 30)]);
    expect(document).toMatchObject({
      estatus: 'EN_TRANSITO',
      folio: expect.stringMatching(/^PCI-CLSSA900001-/) as string,
    });
    expect(await desk.stored(loteId)).toMatchObject({ existencia: 40, reservada: 30 });
    expect(await desk.letter(cartaCanjeId)).toMatchObject({ estatus: 'EN_CANJE', piezasEnCanje: 30, saldo: 40 });
    const headers = { 'idempotency-key': '6f1c9b1e-1111-4222-8333-000000000001' };
    const partly = await desk.received(document, [10], headers);
    expect(partly.status, JSON.stringify(partly.body)).toBe(200);
    expect(partly.body).toMatchObject({
      estatus: 'RECIBIDA_PARCIAL',
      lineas: [{ recibidoCantidad: 10, entregadoCantidad: 10, pendiente: 20, recibido: null }],
    });
    const again = await desk.received(document, [10], headers);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await desk.stored(loteId)).toMatchObject({ existencia: 30, reservada: 20 });
    expect(await desk.letter(cartaCanjeId)).toMatchObject({
      estatus: 'EN_CANJE',
      piezasEnCanje: 20,
      cantidadCanjeada: 10,
      saldo: 30,
    });
    const next = await desk.done(supplier, proposalOf(partly), 'completar', { remision: 'R-2' });
    const whole = await desk.received(next, [{ recibido: 20, entregado: 20, numeroLote: 'OTRO-LOTE' }]);
    expect(whole.body).toMatchObject({ estatus: 'RECIBIDA' });
    expect(await desk.letter(cartaCanjeId)).toMatchObject({ estatus: 'APLICADA_PARCIAL', piezasEnCanje: 0, saldo: 10 });
    const moved = await desk.movements(document.propuestaCambioId);
    expect(moved.map(({ tipo, entrada, salida }) => [tipo, entrada, salida])).toEqual([
      ['S_CANJE', 0, 10],
      ['E_CANJE', 10, 0],
      ['S_CANJE', 0, 20],
      ['E_CANJE', 20, 0],
    ]);
    const fresh = await desk.stored(moved.at(-1)!.loteId);
    expect(fresh).toMatchObject({ numeroLote: 'OTRO-LOTE', proveedorId, existencia: 20, costoUnitario: 5 });
    expect(await stockFaults(orm())).toEqual([]);
  });

  it('name the line with inconsistent pieces, and change nothing', async () => {
    const [a, b] = [await desk.lotOf(10, { right: 30 }), await desk.lotOf(10)];
    const unequal = await desk.step(
      supplier,
      await desk.draft([desk.offered(a.loteId, 5), desk.offered(b.loteId, 5, { cantidadEntra: 4 })]),
      'enviar',
    );
    expect(refusalOf(unequal)).toEqual([422, 'VALIDACION', 'lineas.1.cantidadEntra PIEZAS_DESCUADRADAS']);
    const document = await desk.shipped([desk.offered(a.loteId, 5), desk.offered(b.loteId, 5)]);
    expect(refusalOf(await desk.received(document, [5, { recibido: 5, entregado: 4 }]))).toEqual([
      422,
      'VALIDACION',
      'lineas.1.entregado PIEZAS_DESCUADRADAS',
    ]);
    expect(refusalOf(await desk.received(document, [6, 0]))).toEqual([422, 'VALIDACION', 'lineas.0.recibido MAXIMO']);
    expect(refusalOf(await desk.received(document, [0, 0]))).toEqual([422, 'VALIDACION', 'lineas CANJE_NADA_RECIBIDO']);
    expect(refusalOf(await desk.received(document, [{ recibido: 5, condicion: 'EMPAQUE_DANADO' }, 0]))).toEqual([
      422,
      'VALIDACION',
      'lineas.0.condicion CONDICION_SIN_RECHAZO',
    ]);
    expect(refusalOf(await desk.received(document, [{ recibido: 5, caducidad: addMonths(today(), 3) }, 0]))).toEqual([
      422,
      'VALIDACION',
      'lineas.0.caducidadRecibida CADUCIDAD_CANJE_CORTA',
    ]);
    expect(await desk.movements(document.propuestaCambioId)).toEqual([]);
    const damaged = await desk.received(document, [{ recibido: 3, condicion: 'EMPAQUE_DANADO' }, 5]);
    expect(damaged.body).toMatchObject({
      estatus: 'RECIBIDA_PARCIAL',
      lineas: [{ rechazadoCantidad: 2 }, { rechazadoCantidad: 0 }],
    });
    expect(refusalOf(await desk.step(keeper, proposalOf(damaged), 'cerrar-corto', { motivo }))).toEqual([
      403,
      'CIERRE_OFICINA_CENTRAL',
    ]);
    const closed = await desk.done(central, proposalOf(damaged), 'cerrar-corto', { motivo });
    expect(closed.estatus).toBe('RECIBIDA');
    expect(await desk.stored(a.loteId)).toMatchObject({ existencia: 7, reservada: 0 });
    expect(await desk.letter(a.cartaCanjeId)).toMatchObject({
      estatus: 'APLICADA_PARCIAL',
      piezasEnCanje: 0,
      saldo: 7,
    });
  });

  it('are received by a person other than the acceptor', async () => {
    const { loteId } = await desk.lotOf(10);
    const document = await desk.done(keeper, await desk.sent([desk.offered(loteId, 5)]), 'aceptar');
    const onTheWay = await desk.done(supplier, document, 'avisar-envio', { remision: 'R-9' });
    expect(refusalOf(await desk.received(onTheWay, [5]))).toEqual([409, 'SEGREGACION_FUNCIONES']);
    expect(refusalOf(await desk.step(supplier, onTheWay, 'recibir', { remision: 'R-9', lineas: [] }))[0]).toBe(403);
    const back = await desk.done(keeper, onTheWay, 'anular-envio', { motivo: 'Nunca llegó el camión' });
    expect(back.estatus).toBe('CANCELADA');
    expect(await desk.stored(loteId)).toMatchObject({ existencia: 10, reservada: 0 });
  });

  it('take three rounds at most', async () => {
    const { loteId } = await desk.lotOf(10);
    let document = await desk.sent([desk.offered(loteId, 8)]);
    const answer = (cantidad: number) =>
      central('POST', `${PROPOSALS}/${document.propuestaCambioId}/responder`, {
        body: {
          decision: 'CONTRAPROPONER',
          motivo,
          lineas: [{ id: document.lineas[0]!['propuestaCambioDetalleId'], cantidad }],
        },
      });
    expect(refusalOf(await answer(8))).toEqual([422, 'VALIDACION', 'lineas CONTRAPROPUESTA_IGUAL']);
    for (const ronda of [1, 2, 3]) {
      const countered = await answer(9 - ronda - 2);
      expect(countered.status, JSON.stringify(countered.body)).toBe(200);
      document = proposalOf(countered);
      expect(document).toMatchObject({ estatus: 'CONTRAPROPUESTA', ronda });
      document = await desk.done(supplier, document, 'enviar');
    }
    expect(refusalOf(await answer(1))).toEqual([422, 'VALIDACION', ' CONTRAPROPUESTAS_AGOTADAS']);
    const rounds = (document as unknown as PropuestaCambio).rondas ?? [];
    expect(rounds.map(({ ronda, oferta, cantidad, motivo: why }) => [ronda, oferta, cantidad, why])).toEqual([
      [1, 'PROPUESTA', 8, null],
      [1, 'CONTRAPROPUESTA', 6, motivo],
      [2, 'PROPUESTA', 8, null],
      [2, 'CONTRAPROPUESTA', 5, motivo],
      [3, 'PROPUESTA', 8, null],
      [3, 'CONTRAPROPUESTA', 4, motivo],
      [4, 'PROPUESTA', 8, null],
    ]);
    for (const { autor, lote: lot, fecha } of rounds)
      expect([autor, lot, fecha]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringContaining(' · '),
        expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      ]);
    const rejected = await central('POST', `${PROPOSALS}/${document.propuestaCambioId}/responder`, {
      body: { decision: 'RECHAZAR', motivo },
    });
    expect(rejected.body).toMatchObject({ estatus: 'RECHAZADA', motivo, rondas: rounds });
    const rewritten = [rounds.slice(1), [{ ...rounds[0], cantidad: 1 }, ...rounds.slice(1)], null];
    for (const rondas of rewritten)
      expect(
        await sqlStateOf(
          orm(),
          sql`update propuesta_cambio set rondas = ${rondas && JSON.stringify(rondas)}::jsonb where propuesta_cambio_id = ${document.propuestaCambioId}`,
        ),
      ).toBe(SQLSTATE.restrict);
    expect(await desk.stored(loteId)).toMatchObject({ reservada: 0 });
  });

  it('require the central office to accept a substitute, at the agreed ratio', async () => {
    const { loteId } = await desk.lotOf(10);
    const lines = [desk.offered(loteId, 10, { insumoEntraId: places.insumoIds[1], cantidadEntra: 4 })];
    const document = await desk.sent(lines, { tipo: 'SUSTITUTO' });
    expect(refusalOf(await desk.step(keeper, document, 'aceptar'))).toEqual([403, 'SUSTITUTO_OFICINA_CENTRAL']);
    const onTheWay = await desk.done(supplier, await desk.done(central, document, 'aceptar'), 'avisar-envio', {
      remision: 'R-3',
    });
    const first = await desk.received(onTheWay, [3]);
    expect(first.body).toMatchObject({
      estatus: 'RECIBIDA_PARCIAL',
      lineas: [{ recibidoCantidad: 3, entregadoCantidad: 7 }],
    });
    const second = await desk.received(
      await desk.done(supplier, proposalOf(first), 'completar', { remision: 'R-4' }),
      [1],
    );
    expect(second.body).toMatchObject({
      estatus: 'RECIBIDA',
      lineas: [{ recibidoCantidad: 4, entregadoCantidad: 10 }],
    });
    expect(await desk.stored(loteId)).toMatchObject({ existencia: 0, reservada: 0 });
  });

  it('for a credit note require its file, and only remove pieces', async () => {
    const { loteId } = await desk.lotOf(10);
    const document = await desk.accepted([{ loteSaleId: loteId, cantidadSale: 6 }], { tipo: 'NOTA_CREDITO' });
    const told = { remision: 'R-5', notaCreditoFolio: 'nc-1', notaCreditoImporte: 30 };
    expect(refusalOf(await desk.step(supplier, document, 'avisar-envio', { remision: 'R-5' }))).toEqual([
      422,
      'VALIDACION',
      'notaCreditoFolio REQUERIDO',
      'notaCreditoImporte REQUERIDO',
    ]);
    expect(refusalOf(await desk.step(supplier, document, 'avisar-envio', told))).toEqual([
      422,
      'VALIDACION',
      ' EVIDENCIA_REQUERIDA',
    ]);
    const attached = await test.app.inject({
      method: 'POST',
      url: `${PROPOSALS}/${document.propuestaCambioId}/archivos?nombre=nota.pdf`,
      headers: { authorization: await tokenOf('Proveedor'), 'content-type': 'application/pdf' },
      payload: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
    });
    expect(attached.statusCode, attached.body).toBe(201);
    const onTheWay = await desk.done(supplier, document, 'avisar-envio', told);
    const answer = await desk.received(onTheWay, [6]);
    expect(answer.body).toMatchObject({ estatus: 'RECIBIDA', lineas: [{ recibidoCantidad: 0, entregadoCantidad: 6 }] });
    expect((await desk.movements(document.propuestaCambioId)).map(({ tipo, salida }) => [tipo, salida])).toEqual([
      ['S_CANJE', 6],
    ]);
  });

  const tokenOf = async (profile: 'Proveedor') => {
    const answer = await test.nobody('POST', '/api/sign-in', {
      body: { userName: `${profile.toLowerCase()}@example.org`, password: PASSWORD },
    });
    return `Bearer ${(answer.body as { token: string }).token}`;
  };

  it('expire automatically, and release the reserved pieces', async () => {
    const { loteId, cartaCanjeId } = await desk.lotOf(10, { right: 20 });
    const document = await desk.accepted([desk.offered(loteId, 10)]);
    await orm()
      .update(propuestaCambio)
      .set({ fechaCompromiso: addDays(today(), -5) })
      .where(eq(propuestaCambio.propuestaCambioId, document.propuestaCambioId));
    await automatic();
    const [after] = await orm()
      .select()
      .from(propuestaCambio)
      .where(eq(propuestaCambio.propuestaCambioId, document.propuestaCambioId));
    expect(after!.estatus).toBe('VENCIDA');
    expect(await desk.stored(loteId)).toMatchObject({ existencia: 10, reservada: 0 });
    expect(await desk.letter(cartaCanjeId)).toMatchObject({ estatus: 'VIGENTE', piezasEnCanje: 0 });
  });

  const automatic = () =>
    runAutomatic(orm(), {
      usuarioId: null,
      unidadId: null,
      jurisdiccionId: null,
      almacenIds: [],
      servicioIds: [],
      permissions: new Map(),
      ip: null,
      device: null,
      correlationId: 'prueba',
      timeZone: 'America/Monterrey',
    });

  it('follow the date of the letter, which does not expire under a proposal sent in time', async () => {
    const [gone, waiting] = [
      await desk.lotOf(10, { expires: 90, right: 5 }),
      await desk.lotOf(10, { expires: 90, right: 5 }),
    ];
    const document = await desk.sent([desk.offered(waiting.loteId, 4)]);
    await orm()
      .update(propuestaCambio)
      .set({ fechaEnvio: new Date(Date.now() - 10 * 86_400_000) })
      .where(eq(propuestaCambio.propuestaCambioId, document.propuestaCambioId));
    await orm()
      .update(cartaCanje)
      .set({ vigenciaFecha: addDays(today(), -1) })
      .where(inArray(cartaCanje.cartaCanjeId, [gone.cartaCanjeId, waiting.cartaCanjeId]));
    await automatic();
    expect((await desk.letter(gone.cartaCanjeId)).estatus).toBe('VENCIDA');
    expect((await desk.letter(waiting.cartaCanjeId)).estatus).toBe('VIGENTE');
    const told = await orm()
      .select()
      .from(notificacion)
      .where(and(eq(notificacion.tipo, 'CARTA_VENCIDA'), eq(notificacion.entidadId, gone.cartaCanjeId)));
    expect(told).toMatchObject([{ severidad: 'CRITICA', usuarioId: test.world.usuarios['Oficina-central'] }]);
    const kept = await desk.done(central, document, 'aceptar');
    expect(kept.lineas).toMatchObject([{ piezasPorDerecho: 4, cartaCanjeId: waiting.cartaCanjeId }]);
    const late = await desk.sent([desk.offered(gone.loteId, 4)]);
    expect(late.lineas).toMatchObject([{ piezasPorDerecho: 0, cartaCanjeId: null }]);
    const asked = await keeper('POST', `${LETTERS}/${gone.cartaCanjeId}/solicitar-canje`, {
      headers: { 'if-match': `"${(await desk.letter(gone.cartaCanjeId)).version}"` },
    });
    expect(refusalOf(asked)).toEqual([409, 'TRANSICION_INVALIDA']);
  });

  it('are requested, with one reminder for each date', async () => {
    const { cartaCanjeId } = await desk.lotOf(10, { right: 14 });
    const { version } = await desk.letter(cartaCanjeId);
    const asked = await keeper('POST', `${LETTERS}/${cartaCanjeId}/solicitar-canje`, {
      headers: { 'if-match': `"${version}"` },
    });
    expect(asked.body).toMatchObject({ estatus: 'VIGENTE', canjeLimite: addDays(today(), 30) });
    const notices = (tipo: typeof notificacion.$inferSelect.tipo) =>
      orm()
        .select({ usuarioId: notificacion.usuarioId })
        .from(notificacion)
        .where(and(eq(notificacion.tipo, tipo), eq(notificacion.entidadId, cartaCanjeId)));
    expect(await notices('CANJE_SOLICITADO')).toEqual([{ usuarioId: test.world.usuarios['Proveedor'] }]);
    await remindLetters(orm(), new Date());
    expect(await desk.letter(cartaCanjeId)).toMatchObject({ avisoDias: 15 });
    const first = await notices('CARTA_POR_VENCER');
    expect(new Set(first.map(({ usuarioId }) => usuarioId))).toEqual(
      new Set(
        ['Proveedor', 'Almacen-unidad', 'Oficina-central'].map((name) => test.world.usuarios[name as 'Proveedor']),
      ),
    );
    expect(await remindLetters(orm(), new Date())).toBe(0);
    const cancelled = await central('POST', `${LETTERS}/${cartaCanjeId}/cancelar`, {
      body: { motivo: 'El proveedor cambió las condiciones' },
      headers: { 'if-match': `"${(await desk.letter(cartaCanjeId)).version}"` },
    });
    expect(cancelled.body).toMatchObject({ estatus: 'CANCELADA' });
    expect(
      (
        await keeper('POST', `${LETTERS}/${cartaCanjeId}/cancelar`, {
          body: { motivo },
          headers: { 'if-match': '"1"' },
        })
      ).status,
    ).toBe(403);
  });

  it('begin with lots about to expire: pieces at risk, right, proposal and next action', async () => {
    const insumo = places.insumoIds[2];
    const [soon, later] = [
      await desk.lotOf(10, { expires: 30, right: 8, insumo }),
      await desk.lotOf(20, { expires: 170, insumo }),
    ];
    const rows = async (client: Client, query = '') => {
      const answer = await client('GET', `${LOTS}?pageSize=100${query}`);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body as Readonly<Record<string, unknown>>[];
    };
    const own = (await rows(keeper)).filter((row) => row['insumoId'] === insumo);
    expect(own).toMatchObject([
      {
        loteId: soon.loteId,
        diasParaCaducar: 30,
        semaforo: 'ROJO',
        existencia: 10,
        piezasEnRiesgo: 10,
        importeEnRiesgo: 50,
        diasDerecho: 8,
        sugerencia: 'CANJE',
        conCarta: true,
      },
      { loteId: later.loteId, semaforo: 'NARANJA', diasDerecho: null, sugerencia: 'REDISTRIBUIR', conCarta: false },
    ]);
    expect((await rows(keeper, '&dias=40')).some((row) => row['loteId'] === later.loteId)).toBe(false);
    expect((await rows(keeper, '&conCarta=true&semaforo=ROJO')).every((row) => row['conCarta'] === true)).toBe(true);
    const totals = await keeper('GET', `${LOTS}?includeTotals=true&pageSize=1`);
    expect(JSON.parse(totals.headers['x-totals'] ?? '{}')).toMatchObject({
      piezasEnRiesgo: expect.any(Number) as number,
    });
    const answer = await supplier('POST', '/api/proveedores/proveedores/proponer-cambio', {
      body: { loteIds: [soon.loteId, later.loteId] },
    });
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({
      estatus: 'BORRADOR',
      proveedorId,
      piezasSalen: 30,
      lineas: [{ loteSaleId: soon.loteId }, { loteSaleId: later.loteId }],
    });
    expect(
      refusalOf(
        await stranger('POST', '/api/proveedores/proveedores/proponer-cambio', { body: { loteIds: [soon.loteId] } }),
      )[0],
    ).toBe(404);
  });

  it('calculate pieces at risk by the rule, lot by lot of a used supply', async () => {
    const insumo = places.insumoIds[1];
    for (const [pieces, expires] of [
      [40, 20],
      [90, 45],
      [5, 46],
      [200, 100],
      [60, 175],
    ] as const)
      await desk.lotOf(pieces, { expires, insumo });
    await orm().insert(tables.insumoConfiguracion).values({
      almacenId: places.solicitanteId,
      insumoId: insumo,
      unidadId: test.world.unidadId,
      insumoClave: '010.000.0104.00',
      nombreGenerico: 'Insumo 2',
      minimo: 1,
      puntoReorden: 2,
      maximo: 3,
      cpm: 61.3,
    });
    const lots = await orm()
      .select()
      .from(lote)
      .where(and(eq(lote.almacenId, places.solicitanteId), eq(lote.insumoId, insumo), gt(lote.existencia, 0)));
    const risks = piecesAtRisk(lots, 61.3, today());
    const rows = await orm()
      .select()
      .from(tables.loteExpirar)
      .where(and(eq(tables.loteExpirar.almacenId, places.solicitanteId), eq(tables.loteExpirar.insumoId, insumo)));
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(new Map(rows.map((row) => [row.loteId, row.piezasEnRiesgo]))).toEqual(
      new Map(rows.map((row) => [row.loteId, risks.get(row.loteId)])),
    );
    expect(new Set(rows.map((row) => (row.piezasEnRiesgo ?? 0) > 0)).size).toBe(2);
  });

  it('hide other suppliers from a supplier', async () => {
    const { loteId, cartaCanjeId } = await desk.lotOf(10, { right: 40 });
    const document = await desk.sent([desk.offered(loteId, 4)]);
    expect((await stranger('GET', `${PROPOSALS}/${document.propuestaCambioId}`)).status).toBe(404);
    expect((await stranger('GET', `${LETTERS}/${cartaCanjeId}`)).status).toBe(404);
    expect((await stranger('GET', `${LOTS}/${loteId}`)).status).toBe(404);
    for (const path of [PROPOSALS, LETTERS, LOTS, '/api/proveedores/proveedores/propuestas-cambio-insumo-list'])
      expect((await stranger('GET', `${path}?filterBy=${filterBy({ proveedorId })}`)).body, path).toEqual([]);
    expect((await stranger('GET', `${PROPOSALS}/${document.propuestaCambioId}/comentarios`)).status).toBe(404);
    expect(
      (await stranger('POST', `${PROPOSALS}/${document.propuestaCambioId}/mensaje`, { body: { texto: 'Hola' } }))
        .status,
    ).toBe(404);
    for (const part of ['contratos', 'entregas', 'evaluacion', 'cartas-canje'])
      expect((await stranger('GET', `/api/oficinas-centrales/proveedor/${proveedorId}/${part}`)).status, part).toBe(
        404,
      );
    const foreign = await stranger('POST', PROPOSALS, {
      body: {
        proveedorId: otherId,
        almacenId: places.solicitanteId,
        tipo: 'MISMO_INSUMO',
        fechaCompromiso: addDays(today(), 5),
        lineas: [desk.offered(loteId, 1)],
      },
    });
    expect(refusalOf(foreign)).toEqual([422, 'VALIDACION', 'lineas.0.loteSaleId REFERENCIA']);
    const message = await supplier('POST', `${PROPOSALS}/${document.propuestaCambioId}/mensaje`, {
      body: { texto: '¿Cuándo pueden recibir?' },
    });
    expect(message.status).toBe(201);
    const own = await supplier('GET', `/api/oficinas-centrales/proveedor/proveedor-list`);
    expect(own.body).toMatchObject([{ proveedorId, rfc: 'LPS010101AB1' }]);
  });

  it('are visible only to the supplier until they are sent', async () => {
    const { loteId } = await desk.lotOf(10, { right: 40 });
    const document = await desk.draft([desk.offered(loteId, 4)]);
    expect(document).toMatchObject({ importe: 20, importeEstimado: true, lineas: [{ costoUnitario: 5 }] });
    const address = `${PROPOSALS}/${document.propuestaCambioId}`;
    const body = { texto: '¿Qué nos ofrecen?' };
    const seen = async (client: Client) => [
      (await client('GET', address)).status,
      (await client('GET', `${address}/comentarios`)).status,
      (
        (await client('GET', `${PROPOSALS}?filterBy=${filterBy({ propuestaCambioId: document.propuestaCambioId })}`))
          .body as unknown[]
      ).length,
    ];
    for (const receiver of [keeper, central]) {
      expect(await seen(receiver)).toEqual([404, 404, 0]);
      expect((await receiver('POST', `${address}/mensaje`, { body })).status).toBe(404);
      expect((await receiver('POST', `${address}/aceptar`, { body: { version: document.version } })).status).toBe(404);
    }
    for (const writer of [supplier, await test.as('SUPERUSUARIO')]) expect(await seen(writer)).toEqual([200, 200, 1]);
    expect(await desk.done(supplier, document, 'enviar')).toMatchObject({ importe: 20, importeEstimado: null });
    for (const receiver of [keeper, central]) expect(await seen(receiver)).toEqual([200, 200, 1]);
  });

  it('reveal nothing of another supplier’s lots in a draft that names them', async () => {
    const { loteId } = await desk.lotOf(10, { of: otherId });
    const answer = await supplier('POST', PROPOSALS, {
      body: {
        proveedorId,
        almacenId: places.solicitanteId,
        tipo: 'MISMO_INSUMO',
        fechaCompromiso: addDays(today(), 5),
        lineas: [desk.offered(loteId, 4)],
      },
    });
    expect(JSON.stringify(answer.body)).not.toContain('VIEJO-');
    expect((answer.body as { importe?: number }).importe ?? 0).toBe(0);
  });

  it('give the score of a supplier', async () => {
    const answer = await central('GET', `/api/oficinas-centrales/proveedor/${proveedorId}/evaluacion`);
    const [score] = answer.body as Readonly<Record<string, number>>[];
    expect(score).toMatchObject({ proveedorId, canjes: 4, razonSocial: 'Laboratorios Pisa' });
    expect(score!['cumplimientoTiempo']).toBeCloseTo(80);
    expect(score!['rechazos']).toBeGreaterThan(0);
    // A share and the counts beside it come from one source.
    for (const [share, part, whole] of [
      ['cumplimientoTiempo', 'entregasPuntuales', 'entregas'],
      ['cumplimientoCantidad', 'piezasEntregadas', 'piezasDebidas'],
      ['canjesAtendidos', 'piezasCanjeadas', 'piezasCarta'],
      ['rechazos', 'piezasRechazadas', 'piezasRevisadas'],
    ] as const)
      expect([share, score![share] ?? null]).toEqual([
        share,
        score![whole] === 0 ? null : Math.round((1000 * score![part]!) / score![whole]!) / 10,
      ]);
    expect(score).toMatchObject({ entregas: 5, entregasPuntuales: 4 });
    expect(await stockFaults(orm())).toEqual([]);
  });
});

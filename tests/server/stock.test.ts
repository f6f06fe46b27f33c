import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inventario, kardex, lote, solicitud } from '#generated/server/tables.gen';
import { postStock, type Posting } from '#areas/inventario/server/stock/post-stock';
import { markExpired } from '#areas/inventario/server/stock/mark-expired';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { SQLSTATE } from '#platform/server/db/pg-error';
import { Problem } from '#platform/server/db/problem';
import { rows } from '#platform/server/db/rows';
import { BOTH_ENGINES, filterBy, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import {
  countedLots,
  doStep,
  linesBy,
  photograph,
  REQUESTS,
  requestsOf,
  type Request,
} from '../support/server/requests';
import { sqlStateOf } from '../support/server/sql-state';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

const STOCK = '/api/inventario/inventario';
const problemOf = (answer: Answer) =>
  answer.body as { codigo: string; mensaje: string; errores: { campo: string; codigo: string; mensaje: string }[] };

describe.each(BOTH_ENGINES)('stock on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let requests: ReturnType<typeof requestsOf>;
  let asker: Client;
  let office: Client;
  let supplier: Client;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    [asker, office, supplier, su] = (await Promise.all(
      (['Almacen-unidad', 'Oficina-central', 'Almacen-estatal', 'SUPERUSUARIO'] as const).map((profile) =>
        test.as(profile),
      ),
    )) as [Client, Client, Client, Client];
    requests = requestsOf(places, { asker, office, supplier });
  });
  afterAll(() => test.stop());

  const post = (changes: Posting['changes'], folio = 'PRUEBA') =>
    test.database.orm.transaction((tx) =>
      postStock(tx, [{ document: { tipo: 'IMPORTACION', id: null, folio }, changes }], {
        actor: { usuarioId: null },
        now: new Date(),
        day: '2026-03-10',
      }),
    );
  const of = async (almacenId: number, insumoId: number) => {
    const [row] = await test.database.orm
      .select()
      .from(inventario)
      .where(and(eq(inventario.almacenId, almacenId), eq(inventario.insumoId, insumoId)));
    return row;
  };
  const faults = () => stockFaults(test.database.orm);

  it('is reserved while a request is picked, earliest expiry first, and released when it is put back', async () => {
    const [insumoId] = places.insumoIds;
    const before = await of(places.surtidorId, insumoId);
    const picking = await doStep(supplier, await requests.authorised([8]), 'iniciar-surtimiento');
    expect(picking.lineas[0]!.lotes).toMatchObject([
      { numeroLote: 'PRONTO', cantidad: 5 },
      { numeroLote: 'TARDE', cantidad: 3 },
    ]);
    expect(await of(places.surtidorId, insumoId)).toMatchObject({
      existencia: before!.existencia,
      reservada: before!.reservada + 8,
      disponible: before!.disponible - 8,
    });
    const back = await doStep(supplier, picking, 'devolver', { motivo: 'Falta el transporte de hoy' });
    expect(back.lineas[0]!.lotes).toEqual([]);
    expect(await of(places.surtidorId, insumoId)).toMatchObject({ reservada: before!.reservada });
    expect(await faults()).toEqual([]);
  });

  it('leaves, travels and arrives lot by lot, with its documents in both ledgers', async () => {
    const [insumoId] = places.insumoIds;
    const [source, target] = [await of(places.surtidorId, insumoId), await of(places.solicitanteId, insumoId)];
    const sent = await requests.shipped([8]);
    expect(await of(places.surtidorId, insumoId)).toMatchObject({
      existencia: source!.existencia - 8,
      reservada: source!.reservada,
    });
    expect(await of(places.solicitanteId, insumoId)).toMatchObject({
      existencia: target?.existencia ?? 0,
      enTransito: 8,
    });
    await doStep(
      asker,
      sent,
      'recibir',
      linesBy(sent, () => ({ cantidadRecibida: 8 })),
    );
    expect(await of(places.solicitanteId, insumoId)).toMatchObject({
      existencia: (target?.existencia ?? 0) + 8,
      enTransito: 0,
    });
    const answer = await su(
      'GET',
      `${STOCK}/kardex?filterBy=${filterBy({ insumoId, documentoTipo: 'SOLICITUD' })}&pageSize=100&sortBy=fechaMovimiento&sortDir=asc`,
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const posted = (answer.body as Record<string, unknown>[]).filter((row) => row['documentoFolio'] === sent.folio);
    expect(
      posted
        .map((row) =>
          [row['tipo'], row['entrada'], row['salida'], row['loteNombre'], row['contraparte']].map(String).join(' '),
        )
        .toSorted(),
    ).toEqual([
      'E_TRANSFERENCIA 3 0 TARDE Almacén que surte',
      'E_TRANSFERENCIA 5 0 PRONTO Almacén que surte',
      'S_TRANSFERENCIA 0 3 TARDE Almacén que pide',
      'S_TRANSFERENCIA 0 5 PRONTO Almacén que pide',
    ]);
    expect(await faults()).toEqual([]);
  });

  it('leaves by the chosen lots, with a reason where an earlier expiry is skipped', async () => {
    const [insumoId, other] = places.insumoIds;
    const before = await of(places.surtidorId, insumoId);
    const lotOf = async (numeroLote: string, supply = insumoId) =>
      (
        await test.database.orm
          .select()
          .from(lote)
          .where(and(eq(lote.numeroLote, numeroLote), eq(lote.insumoId, supply), eq(lote.almacenId, places.surtidorId)))
      )[0]!;
    const [late, foreign] = [await lotOf('TARDE'), await lotOf('TARDE', other)];
    // Adds three pieces of a lot that expires first, whatever other tests left.
    await post([
      {
        kind: 'entry',
        tipo: 'E_INICIAL',
        almacenId: places.surtidorId,
        insumoId,
        cantidad: 3,
        lot: {
          numeroLote: 'ANTES',
          caducidad: '2088-01-31',
          fuenteFinanciamientoId: null,
          programaId: null,
          costoUnitario: 10,
        },
      },
    ]);
    const picking = await doStep(supplier, await requests.authorised([6]), 'iniciar-surtimiento');
    const apart = await of(places.surtidorId, insumoId);
    const confirm = (values: object) =>
      supplier('POST', `${REQUESTS}/${picking.solicitudId}/confirmar-surtido`, {
        body: linesBy(picking, () => ({ cantidadSurtida: 6, ...values })),
        headers: { 'if-match': `"${picking.version}"` },
      });
    const taken = [{ loteId: late.loteId, cantidad: 6 }];
    for (const [values, status, campo, codigo] of [
      [{ lotes: taken }, 422, 'lineas.0.motivoNoFefo', 'MOTIVO_NO_FEFO'],
      [{ lotes: [{ loteId: late.loteId, cantidad: 5 }] }, 422, 'lineas.0.lotes', 'LOTES_NO_SUMAN'],
      [{ lotes: [...taken, ...taken], cantidadSurtida: 12 }, 422, 'lineas.0.cantidadSurtida', 'MAXIMO'],
      [{ lotes: [{ loteId: foreign.loteId, cantidad: 6 }], motivoNoFefo: 'x' }, 422, 'lineas.0.lotes', 'LOTE_AJENO'],
      [{ lotes: [{ loteId: late.loteId, cantidad: 2.5 }] }, 422, 'lineas.0.lotes.0.cantidad', 'NUMERO_ENTERO'],
    ] as const) {
      const answer = await confirm(values);
      expect([answer.status, problemOf(answer).errores[0]], JSON.stringify(values)).toMatchObject([
        status,
        { campo, codigo },
      ]);
    }
    expect(await of(places.surtidorId, insumoId)).toMatchObject({ reservada: apart!.reservada });
    const confirmed = await confirm({ lotes: taken, motivoNoFefo: 'La caja de ANTES está abierta' });
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
    const picked = confirmed.body as Request;
    expect(picked.lineas[0]).toMatchObject({
      cantidadApartada: 6,
      motivoNoFefo: 'La caja de ANTES está abierta',
      lotes: [{ loteId: late.loteId, numeroLote: 'TARDE', cantidad: 6 }],
    });
    expect(await of(places.surtidorId, insumoId)).toMatchObject({ reservada: before!.reservada + 6 });
    const sent = await doStep(supplier, picked, 'embarcar', {
      remision: { fecha: '2026-03-10', transportista: 'Fletes', cajas: 1 },
    });
    expect((await lotOf('TARDE')).existencia).toBe(late.existencia - 6);
    await doStep(
      asker,
      sent,
      'recibir',
      linesBy(sent, () => ({ cantidadRecibida: 6 })),
    );
    expect(await faults()).toEqual([]);
  });

  it('is blocked where it arrives damaged, written off where lost, and returned where agreed', async () => {
    const [first, second, third] = places.insumoIds;
    const before = await Promise.all(places.insumoIds.map((id) => of(places.surtidorId, id)));
    const arrivedBefore = await Promise.all(places.insumoIds.map((id) => of(places.solicitanteId, id)));
    const sent = await requests.shipped([10, 10, 10]);
    const received = await doStep(asker, sent, 'recibir', {
      ...(await photograph(asker)),
      lineas: sent.lineas.map((line) => ({
        solicitudDetalleId: line.solicitudDetalleId,
        cantidadRecibida: 7,
        ...(line.insumoId === first ? countedLots(line, 0, 3) : countedLots(line, 3)),
        diferenciaTipo: line.insumoId === first ? 'DANADO' : 'FALTANTE',
      })),
    });
    const gained = async (insumoId: number, index: number) => {
      const row = await of(places.solicitanteId, insumoId);
      return [
        row!.existencia - (arrivedBefore[index]?.existencia ?? 0),
        row!.noDisponible - (arrivedBefore[index]?.noDisponible ?? 0),
        row!.enTransito,
      ];
    };
    expect(await gained(first, 0)).toEqual([10, 3, 0]);
    expect(await gained(second, 1)).toEqual([7, 0, 0]);
    await doStep(supplier, received, 'resolver-diferencia', {
      lineas: received.lineas.map((line) => ({
        solicitudDetalleId: line.solicitudDetalleId,
        diferenciaResolucion: line.insumoId === second ? 'MERMA_TRANSITO' : 'REINGRESO',
      })),
    });
    expect(await gained(first, 0)).toEqual([7, 0, 0]);
    const lost = await Promise.all(
      places.insumoIds.map(
        async (id, index) => before[index]!.existencia - (await of(places.surtidorId, id))!.existencia,
      ),
    );
    expect(lost).toEqual([7, 10, 7]);
    expect(third).toBeDefined();
    expect(await faults()).toEqual([]);
  });

  it('gives the last box to one of two, and states the remaining stock to the other', async () => {
    const key = { almacenId: places.vecinoId, insumoId: places.insumoIds[0] };
    await post([
      {
        kind: 'entry',
        tipo: 'E_INICIAL',
        ...key,
        cantidad: 1,
        lot: {
          numeroLote: 'ULTIMO',
          caducidad: null,
          fuenteFinanciamientoId: null,
          programaId: null,
          costoUnitario: 1,
        },
      },
    ]);
    const [last] = await test.database.orm
      .select({ loteId: lote.loteId })
      .from(lote)
      .where(eq(lote.numeroLote, 'ULTIMO'));
    const take = () =>
      post([{ kind: 'exit', tipo: 'S_RECETA', ...key, loteId: last!.loteId, cantidad: 1, campo: 'lineas.0.cantidad' }]);
    const results = await Promise.allSettled([take(), take(), take()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results.filter((each) => each.status === 'rejected')) {
      expect(result.reason).toBeInstanceOf(Problem);
      expect(result.reason).toMatchObject({
        status: 409,
        codigo: 'EXISTENCIA_INSUFICIENTE',
        params: { disponible: 0 },
        errores: [{ campo: 'lineas.0.cantidad' }],
      });
    }
    expect(await faults()).toEqual([]);
  });

  it('stays consistent with many simultaneous requests for the same supplies', async () => {
    const lots = await test.database.orm
      .select({ loteId: lote.loteId, insumoId: lote.insumoId })
      .from(lote)
      .where(and(eq(lote.almacenId, places.surtidorId), eq(lote.numeroLote, 'TARDE'), eq(lote.estatus, 'DISPONIBLE')))
      .orderBy(asc(lote.loteId));
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let round = 0; round < 6; round++) {
        const order = (writer + round) % 2 === 0 ? lots : lots.toReversed();
        await post(
          order.map(({ loteId, insumoId }) => ({
            kind: 'exit',
            tipo: 'S_RECETA',
            almacenId: places.surtidorId,
            insumoId: insumoId,
            loteId,
            cantidad: 1 + (round % 3),
          })),
          `EN-${writer}-${round}`,
        );
      }
    });
    await Promise.all(writers);
    expect(await faults()).toEqual([]);
    const numbers = await test.database.orm
      .select({ consecutivo: kardex.consecutivo })
      .from(kardex)
      .where(and(eq(kardex.almacenId, places.surtidorId), eq(kardex.insumoId, places.insumoIds[0])))
      .orderBy(asc(kardex.consecutivo));
    expect(numbers.map(({ consecutivo }) => consecutivo)).toEqual(numbers.map((_, index) => index + 1));
  });

  it('refuses to pick more than there is, names line and supply, and leaves the request unchanged', async () => {
    const [insumoId] = places.insumoIds;
    const request = await requests.authorised([900_000]);
    const picking = await doStep(supplier, request, 'iniciar-surtimiento');
    const stock = await of(places.surtidorId, insumoId);
    const answer = await supplier('POST', `${REQUESTS}/${picking.solicitudId}/confirmar-surtido`, {
      body: linesBy(picking, () => ({ cantidadSurtida: 900_000 })),
      headers: { 'if-match': `"${picking.version}"` },
    });
    expect([answer.status, problemOf(answer).codigo]).toEqual([409, 'EXISTENCIA_INSUFICIENTE']);
    expect(problemOf(answer).errores[0]!.campo).toBe('lineas.0.cantidadSurtida');
    expect(problemOf(answer).mensaje).toMatch(/^Solo hay [\d,]+ disponibles de 010\.000\.0101\.00\.$/);
    expect(await of(places.surtidorId, insumoId)).toEqual(stock);
    const [row] = await test.database.orm
      .select()
      .from(solicitud)
      .where(eq(solicitud.solicitudId, picking.solicitudId));
    expect(row!.estatus).toBe('EN_SURTIMIENTO');
    await doStep(supplier, picking, 'devolver', { motivo: 'No hay suficiente en el almacén' });
  });

  it('is marked as expired after its date, with a ledger entry, and cannot leave', async () => {
    const key = { almacenId: places.vecinoId, insumoId: places.insumoIds[1] };
    const identity = { fuenteFinanciamientoId: null, programaId: null, costoUnitario: 1 };
    await post([
      {
        kind: 'entry',
        tipo: 'E_INICIAL',
        ...key,
        cantidad: 4,
        lot: { ...identity, numeroLote: 'VIEJO', caducidad: '2026-03-31' },
      },
      {
        kind: 'entry',
        tipo: 'E_INICIAL',
        ...key,
        cantidad: 6,
        lot: { ...identity, numeroLote: 'NUEVO', caducidad: '2090-01-01' },
      },
    ]);
    expect(await of(key.almacenId, key.insumoId)).toMatchObject({ disponible: 10, proximaCaducidad: '2026-03-31' });
    // 06:00 UTC of 1 April is midnight in Monterrey; an hour earlier it is still 31 March there.
    expect(await markExpired(test.database.orm, new Date('2026-04-01T05:00:00Z'))).toBe(0);
    expect(await markExpired(test.database.orm, new Date('2026-04-01T06:00:00Z'))).toBe(1);
    expect(await markExpired(test.database.orm, new Date('2026-04-01T07:00:00Z'))).toBe(0);
    expect(await of(key.almacenId, key.insumoId)).toMatchObject({
      existencia: 10,
      noDisponible: 4,
      disponible: 6,
      proximaCaducidad: '2090-01-01',
    });
    const [old] = await test.database.orm.select().from(lote).where(eq(lote.numeroLote, 'VIEJO'));
    expect(old).toMatchObject({ estatus: 'CADUCADO', existencia: 4 });
    await expect(
      post([{ kind: 'exit', tipo: 'S_RECETA', ...key, loteId: old!.loteId, cantidad: 1 }]),
    ).rejects.toMatchObject({ codigo: expect.stringMatching(/^LOTE_/) });
    expect(await faults()).toEqual([]);
  });

  it('has an immutable ledger, also for SQL', async () => {
    const { orm } = test.database;
    const rowsBefore = await orm.$count(kardex);
    expect(rowsBefore).toBeGreaterThan(0);
    expect(await sqlStateOf(orm, sql`update kardex set motivo = 'Otro'`)).toBe(SQLSTATE.restrict);
    expect(await sqlStateOf(orm, sql`delete from kardex`)).toBe(SQLSTATE.restrict);
    expect(await sqlStateOf(orm, sql`truncate kardex cascade`)).toBe(SQLSTATE.restrict);
    const columns = await rows<{ name: string }>(
      orm,
      sql`select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = 'kardex' and is_generated = 'NEVER'`,
    );
    const listed = (prefix: SQL) =>
      sql.join(
        columns.map(({ name }) => sql`${prefix}${sql.identifier(name)}`),
        sql`, `,
      );
    /** Adds a copy of the last row, with some columns changed. */
    const copied = (changes: Record<string, number>) =>
      sqlStateOf(
        orm,
        sql`insert into kardex (${listed(sql``)}) select ${listed(sql`copy.`)} from (select * from kardex order by kardex_id desc limit 1) last,
          jsonb_populate_record(null::kardex, to_jsonb(last) || '{"entrada": 0, "salida": 0}' || ${JSON.stringify(changes)}::jsonb) copy`,
      );
    const [last] = await orm.select().from(kardex).orderBy(desc(kardex.kardexId)).limit(1);
    const next = { kardex_id: last!.kardexId + 1_000_000, consecutivo: last!.consecutivo + 1 };
    const { saldoInsumo } = last!;
    expect(await copied({ ...next, consecutivo: last!.consecutivo + 2 })).toBe(SQLSTATE.check);
    expect(await copied({ ...next, saldo_insumo: saldoInsumo + 1 })).toBe(SQLSTATE.check);
    expect(await orm.$count(kardex)).toBe(rowsBefore);
  });

  it('reports lots changed outside the ledger', async () => {
    const [some] = await test.database.orm.select().from(lote).where(eq(lote.numeroLote, 'TARDE')).limit(1);
    await test.database.orm
      .update(lote)
      .set({ existencia: some!.existencia + 1 })
      .where(eq(lote.loteId, some!.loteId));
    expect(await faults()).toMatchObject(
      [
        { loteId: some!.loteId, registrada: some!.existencia + 1, segunKardex: some!.existencia },
        { loteId: null },
      ].toSorted((a, b) => Number(a.loteId === null) - Number(b.loteId === null)),
    );
    await test.database.orm.update(lote).set({ existencia: some!.existencia }).where(eq(lote.loteId, some!.loteId));
  });

  it('is visible to its own warehouse, with its levels, and cannot be written directly', async () => {
    const own = await asker('GET', STOCK);
    expect((own.body as { almacenId: number }[]).every(({ almacenId }) => almacenId === places.solicitanteId)).toBe(
      true,
    );
    // The body is a supplier's delivery, not a stock row.
    const written = await asker('POST', STOCK, { body: { almacenId: places.solicitanteId, existencia: 5 } });
    expect(written.status, JSON.stringify(written.body)).toBe(422);
    const setting = await su('POST', '/api/inventario/insumo-configuracion', {
      body: {
        almacenId: places.vecinoId,
        insumoId: places.insumoIds[2],
        minimo: 10,
        puntoReorden: 20,
        maximo: 40,
        mesesCobertura: 1,
        diasEntrega: 7,
        multiplo: 1,
      },
    });
    expect(setting.status, JSON.stringify(setting.body)).toBe(201);
    expect(await of(places.vecinoId, places.insumoIds[2])).toMatchObject({
      existencia: 0,
      minimo: 10,
      maximo: 40,
      nivelAbasto: 'SIN_EXISTENCIA',
    });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '#platform/server/records/resources';
import { runAutomatic } from '#platform/server/lifecycle/run-automatic';
import { insumoConfiguracion, solicitud } from '#generated/server/tables.gen';
import type { EstatusSolicitud } from '#generated/shared/enums.gen';
import es from '../../generated/locales/es/documents.gen.json';
import en from '../../generated/locales/en/documents.gen.json';
import { BOTH_ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { countedLots } from '../support/server/requests';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

const PATH = '/api/inventario/solicitud';
interface Line {
  readonly solicitudDetalleId: number;
  readonly insumoId: number;
  readonly [field: string]: unknown;
}
interface Document {
  readonly solicitudId: number;
  readonly version: number;
  readonly estatus: string;
  readonly folio: string | null;
  readonly lineas: readonly Line[];
  readonly [field: string]: unknown;
}
const documentOf = (answer: Answer) => answer.body as Document;
const problemOf = (answer: Answer) =>
  answer.body as { codigo: string; mensaje: string; actual?: Document; errores: { campo: string; codigo: string }[] };
const fieldsOf = (answer: Answer) => problemOf(answer).errores.map(({ campo, codigo }) => `${campo} ${codigo}`);
const lifecycle = resources.find(({ name }) => name === 'solicitud')!.lifecycle!;

describe.each(BOTH_ENGINES)('a supply request on %s', (engine) => {
  let test: TestApp;
  let stock: Warehouses;
  let asker: Client;
  let office: Client;
  let supplier: Client;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    stock = await seedWarehouses(test);
    [asker, office, supplier, su] = (await Promise.all(
      (['Almacen-unidad', 'Oficina-central', 'Almacen-estatal', 'SUPERUSUARIO'] as const).map((profile) =>
        test.as(profile),
      ),
    )) as [Client, Client, Client, Client];
  });
  afterAll(() => test.stop());

  const body = (more: Record<string, unknown> = {}) => ({
    tipo: 'COLECTIVO',
    almacenSolicitanteId: stock.solicitanteId,
    almacenSurtidorId: stock.surtidorId,
    urgente: false,
    lineas: stock.insumoIds.slice(0, 2).map((insumoId, index) => ({ insumoId, cantidadSolicitada: 10 * (index + 1) })),
    ...more,
  });
  const draft = async (more: Record<string, unknown> = {}) => {
    const answer = await asker('POST', PATH, { body: body(more) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return documentOf(answer);
  };
  const step = (client: Client, document: Pick<Document, 'solicitudId' | 'version'>, path: string, sent?: unknown) =>
    client('POST', `${PATH}/${document.solicitudId}/${path}`, {
      body: sent ?? {},
      headers: { 'if-match': `"${document.version}"` },
    });
  const done = async (client: Client, document: Document, path: string, sent?: unknown) => {
    const answer = await step(client, document, path, sent);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return documentOf(answer);
  };
  const inState = async (estatus: string) => {
    const document = await draft();
    await test.database.orm
      .update(solicitud)
      .set({ estatus: estatus as EstatusSolicitud })
      .where(eq(solicitud.solicitudId, document.solicitudId));
    return { ...document, estatus };
  };
  const lines = (document: Document, values: (line: Line) => Record<string, unknown>) => ({
    lineas: document.lineas.map((line) => ({ solicitudDetalleId: line.solicitudDetalleId, ...values(line) })),
  });
  const underReview = async () => done(office, await done(asker, await draft(), 'enviar'), 'tomar');

  it('begins as a draft of its author, with its own units, lines and totals', async () => {
    const document = await draft();
    const { usuarios, unidadId, otraUnidadId } = test.world;
    expect(document).toMatchObject({
      estatus: 'BORRADOR',
      folio: null,
      version: 1,
      solicitanteId: usuarios['Almacen-unidad'],
      unidadSolicitanteId: unidadId,
      unidadSurtidoraId: otraUnidadId,
      claves: 2,
      piezasSolicitadas: 30,
      almacenSolicitanteNombre: 'Almacén que pide',
    });
    expect(document.lineas).toMatchObject([
      { insumoId: stock.insumoIds[0], cantidadSolicitada: 10, estatusLinea: 'PENDIENTE' },
      { insumoId: stock.insumoIds[1], cantidadSolicitada: 20 },
    ]);
    expect(Object.keys(document.lineas[0]!)).not.toContain('version');
    expect((await asker('GET', `${PATH}/${document.solicitudId}`)).body).toEqual(document);
    const [row] = (await asker('GET', PATH)).body as Record<string, unknown>[];
    expect(row).not.toHaveProperty('lineas');
  });

  it('keeps, changes, adds, removes and reorders lines by their keys', async () => {
    const before = await draft();
    const [first, second] = before.lineas;
    const put = (version: number, lineas: unknown) =>
      asker('PUT', `${PATH}/${before.solicitudId}`, {
        body: { ...body(), lineas },
        headers: { 'if-match': `"${version}"` },
      });
    const answer = await put(1, [
      { ...second, cantidadSolicitada: 5 },
      { insumoId: stock.insumoIds[2], cantidadSolicitada: 7 },
    ]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const after = documentOf(answer);
    expect(after.lineas).toMatchObject([
      { solicitudDetalleId: second!.solicitudDetalleId, cantidadSolicitada: 5 },
      { insumoId: stock.insumoIds[2], cantidadSolicitada: 7 },
    ]);
    expect(after['piezasSolicitadas']).toBe(12);
    const swapped = documentOf(
      await put(2, [
        { ...after.lineas[0], insumoId: stock.insumoIds[2] },
        { ...after.lineas[1], insumoId: stock.insumoIds[1] },
      ]),
    );
    expect(swapped.lineas.map(({ solicitudDetalleId, insumoId }) => [solicitudDetalleId, insumoId])).toEqual([
      [after.lineas[0]!.solicitudDetalleId, stock.insumoIds[2]],
      [after.lineas[1]!.solicitudDetalleId, stock.insumoIds[1]],
    ]);
    const untouched = documentOf(await put(3, undefined));
    expect(untouched.lineas).toEqual(swapped.lineas);
    expect(documentOf(await put(4, [])).lineas).toEqual([]);
    const stranger = await put(5, [{ ...first, solicitudDetalleId: 999_999 }]);
    expect(stranger.status).toBe(422);
    expect(fieldsOf(stranger)).toEqual(['lineas.0.solicitudDetalleId REFERENCIA']);
  });

  it('reports the faults of a line on that line', async () => {
    const wrong = await asker('POST', PATH, {
      body: body({
        lineas: [
          { insumoId: stock.insumoIds[0], cantidadSolicitada: 0 },
          { insumoId: 987_654, cantidadSolicitada: 1 },
        ],
      }),
    });
    expect(fieldsOf(wrong)).toEqual(['lineas.0.cantidadSolicitada MINIMO']);
    const strange = await asker('POST', PATH, {
      body: body({ lineas: [{ insumoId: 987_654, cantidadSolicitada: 1 }] }),
    });
    expect(fieldsOf(strange)).toEqual(['lineas.0.insumoId REFERENCIA']);
    const twice = await asker('POST', PATH, {
      body: body({
        lineas: [1, 2].map((cantidadSolicitada) => ({ insumoId: stock.insumoIds[0], cantidadSolicitada })),
      }),
    });
    expect(fieldsOf(twice)).toEqual(['lineas.1.insumoId LINEA_REPETIDA']);
  });

  it('passes through every state: sent, authorised, picked, shipped, received with differences, settled', async () => {
    const sent = await done(asker, await draft({ urgente: true }), 'enviar');
    expect(sent.estatus).toBe('ENVIADA');
    expect(sent.folio).toMatch(/^SOL-CLSSA900001-\d{4}-\d{6}$/);
    expect(Date.parse(String(sent['vence'])) - Date.parse(String(sent['estatusDesde']))).toBe(4 * 3_600_000);

    const taken = await done(office, sent, 'tomar');
    const unexplained = await step(
      office,
      taken,
      'autorizar',
      lines(taken, () => ({ cantidadAutorizada: 8 })),
    );
    expect(fieldsOf(unexplained)).toEqual([
      'lineas.0.motivoModificacion MOTIVO_CAMBIO',
      'lineas.1.motivoModificacion MOTIVO_CAMBIO',
    ]);
    const authorised = await done(
      office,
      taken,
      'autorizar',
      lines(taken, () => ({ cantidadAutorizada: 8, motivoModificacion: 'Existencia limitada' })),
    );
    expect(authorised).toMatchObject({
      estatus: 'AUTORIZADA',
      piezasAutorizadas: 16,
      autorizadorId: test.world.usuarios['Oficina-central'],
    });
    expect(authorised.lineas[0]).toMatchObject({ estatusLinea: 'MODIFICADA' });

    const picking = await done(supplier, authorised, 'iniciar-surtimiento');
    const tooMuch = await step(
      supplier,
      picking,
      'confirmar-surtido',
      lines(picking, () => ({ cantidadSurtida: 9 })),
    );
    expect(fieldsOf(tooMuch)).toEqual(['lineas.0.cantidadSurtida MAXIMO', 'lineas.1.cantidadSurtida MAXIMO']);
    const picked = await done(
      supplier,
      picking,
      'confirmar-surtido',
      lines(picking, () => ({ cantidadSurtida: 8 })),
    );
    const incomplete = await step(supplier, picked, 'embarcar', {
      remision: { transportista: 'Transportes del Norte' },
    });
    expect(fieldsOf(incomplete).toSorted()).toEqual(['remision.cajas REQUERIDO', 'remision.fecha REQUERIDO']);
    const shipped = await done(supplier, picked, 'embarcar', {
      remision: { fecha: '2026-03-01', transportista: 'Transportes del Norte', cajas: 2 },
    });
    expect(shipped['remision']).toMatchObject({ cajas: 2 });

    const received = await done(
      asker,
      shipped,
      'recibir',
      lines(shipped, (line) =>
        line === shipped.lineas[0]
          ? { cantidadRecibida: 7, ...countedLots(line as never, 1), diferenciaTipo: 'FALTANTE' }
          : { cantidadRecibida: 8 },
      ),
    );
    expect(received).toMatchObject({
      estatus: 'RECIBIDA_CON_DIFERENCIAS',
      piezasRecibidas: 15,
      porcentajePiezas: 53.33,
    });
    const closed = await done(
      supplier,
      received,
      'resolver-diferencia',
      lines(received, (line) => (line['diferenciaTipo'] ? { diferenciaResolucion: 'MERMA_TRANSITO' } : {})),
    );
    expect(closed.estatus).toBe('CERRADA');
  });

  const pairs = Object.keys(lifecycle.states).flatMap((state) =>
    Object.entries(lifecycle.transitions)
      .filter(([, { from, automatic }]) => !automatic && !from.includes(state))
      .map(([name, { path }]) => ({ state, name, path })),
  );
  it(`refuses each of its ${pairs.length} illegal steps, naming the state in the reader's language`, async () => {
    for (const state of Object.keys(lifecycle.states)) {
      const document = await inState(state);
      for (const { path } of pairs.filter((pair) => pair.state === state)) {
        const answer = await step(su, document, path);
        expect([path, state, answer.status, problemOf(answer).codigo]).toEqual([
          path,
          state,
          409,
          'TRANSICION_INVALIDA',
        ]);
        expect(problemOf(answer).mensaje).toContain(
          `«${(es as Record<string, string>)[`enums.EstatusSolicitud.${state}`]}»`,
        );
        expect(problemOf(answer).actual).toMatchObject({ estatus: state, version: document.version });
      }
      const english = await su(
        'POST',
        `${PATH}/${document.solicitudId}/${pairs.find((pair) => pair.state === state)!.path}`,
        { body: {}, headers: { 'accept-language': 'en', 'if-match': '"1"' } },
      );
      expect(problemOf(english).mensaje).toContain(
        `«${(en as Record<string, string>)[`enums.EstatusSolicitud.${state}`]}»`,
      );
      const [row] = await test.database.orm
        .select()
        .from(solicitud)
        .where(eq(solicitud.solicitudId, document.solicitudId));
      expect(row).toMatchObject({ estatus: state, version: document.version });
    }
  });

  it('can be changed and deleted as a draft only', async () => {
    for (const state of Object.keys(lifecycle.states).filter((name) => name !== 'BORRADOR')) {
      const document = await inState(state);
      const answers = [
        await asker('PUT', `${PATH}/${document.solicitudId}`, { body: body(), headers: { 'if-match': '"1"' } }),
        await asker('DELETE', `${PATH}/${document.solicitudId}`, { headers: { 'if-match': '"1"' } }),
      ];
      expect(answers.map((answer) => [state, answer.status, problemOf(answer).codigo])).toEqual([
        [state, 409, 'TRANSICION_INVALIDA'],
        [state, 409, 'TRANSICION_INVALIDA'],
      ]);
    }
  });

  it('lets one of two simultaneous requests win, and informs the other of the present state', async () => {
    for (let round = 0; round < 5; round++) {
      const sent = await done(asker, await draft(), 'enviar');
      const answers = await Promise.all([step(office, sent, 'tomar'), step(su, sent, 'tomar')]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const told = problemOf(answers.find(({ status }) => status === 409)!);
      expect(told.mensaje).toBe('El documento está en «En revisión» y no admite esta acción.');
      expect(told.actual?.['revisorNombre']).toEqual(expect.any(String));
    }
  });

  it('is not authorised by the requester, and only by its reviewer', async () => {
    const own = documentOf(await su('POST', PATH, { body: body() }));
    const sent = await done(su, own, 'enviar');
    const self = await step(su, sent, 'tomar');
    expect([self.status, problemOf(self).codigo]).toEqual([409, 'SEGREGACION_FUNCIONES']);
    expect(problemOf(self).mensaje).toBe(
      '«Tomar para revisar» corresponde a otra persona: usted figura en este documento como «Solicitante».',
    );
    const taken = await underReview();
    const other = await step(
      su,
      taken,
      'autorizar',
      lines(taken, () => ({ cantidadAutorizada: 1, motivoModificacion: 'Ajuste' })),
    );
    expect([other.status, problemOf(other).codigo]).toEqual([409, 'SOLO_QUIEN']);
  });

  it('is picked by the supplying warehouse, not by the requesting one, though both see it', async () => {
    const taken = await underReview();
    const authorised = await done(
      office,
      taken,
      'autorizar',
      lines(taken, (line) => ({ cantidadAutorizada: line['cantidadSolicitada'] })),
    );
    const answer = await step(asker, authorised, 'iniciar-surtimiento');
    expect([answer.status, problemOf(answer).codigo]).toEqual([403, 'FUERA_DE_ALCANCE_PARTE']);
    expect(JSON.stringify(answer.body)).toContain('quien puede hacer esto es el almacén que s');
    const stranger = await test.as('Farmacia');
    expect((await step(stranger, authorised, 'iniciar-surtimiento')).status).toBe(404);
    const foreign = await asker('POST', PATH, { body: body({ almacenSolicitanteId: stock.vecinoId }) });
    expect([foreign.status, problemOf(foreign).codigo]).toEqual([403, 'FUERA_DE_ALCANCE']);
  });

  it('requires the version, refuses a stale one, and happens once however often it is sent', async () => {
    const document = await draft();
    expect((await asker('POST', `${PATH}/${document.solicitudId}/enviar`, { body: {} })).status).toBe(428);
    const stale = await asker('POST', `${PATH}/${document.solicitudId}/enviar`, {
      body: {},
      headers: { 'if-match': '"7"' },
    });
    expect([stale.status, problemOf(stale).actual?.version]).toEqual([412, 1]);
    const headers = { 'if-match': '"1"', 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [
      await asker('POST', `${PATH}/${document.solicitudId}/enviar`, { body: {}, headers }),
      await asker('POST', `${PATH}/${document.solicitudId}/enviar`, { body: {}, headers }),
    ];
    expect([first.status, second.status, second.headers['idempotent-replayed']]).toEqual([200, 200, 'true']);
    expect(documentOf(second)).toEqual(documentOf(first));
  });

  it('numbers documents without gap or repetition, also when they are sent at once', async () => {
    const drafts = await Promise.all(Array.from({ length: 8 }, () => draft()));
    const refused = await step(asker, await draft({ lineas: [] }), 'enviar');
    expect(fieldsOf(refused)).toEqual(['lineas SIN_LINEAS']);
    const folios = (await Promise.all(drafts.map((document) => done(asker, document, 'enviar'))))
      .map(({ folio }) => Number(folio?.split('-').at(-1)))
      .toSorted((a, b) => a - b);
    expect(folios).toEqual(folios.map((_, index) => folios[0]! + index));
  });

  it('requests no more of a supply at once than its warehouse may, unless it is extraordinary', async () => {
    const { orm } = test.database;
    const [insumoId] = stock.insumoIds;
    await orm.insert(insumoConfiguracion).values({
      almacenId: stock.solicitanteId,
      insumoId,
      unidadId: test.world.unidadId,
      minimo: 1,
      puntoReorden: 2,
      maximo: 5,
      mesesCobertura: 1,
      diasEntrega: 7,
      multiplo: 1,
      consumoMaximoSolicitud: 8,
    } as typeof insumoConfiguracion.$inferInsert);
    const asking = (cantidadSolicitada: number, more: object = {}) =>
      draft({
        justificacion: 'Campaña de vacunación del trimestre',
        lineas: [{ insumoId, cantidadSolicitada }],
        ...more,
      });
    const refused = await step(asker, await asking(9), 'enviar');
    expect([refused.status, fieldsOf(refused)]).toEqual([
      422,
      ['lineas.0.cantidadSolicitada CANTIDAD_MAXIMA_SOLICITUD'],
    ]);
    expect(JSON.stringify(refused.body)).toContain('hasta 8 por solicitud');
    await done(asker, await asking(8), 'enviar');
    await done(asker, await asking(9, { tipo: 'EXTRAORDINARIA' }), 'enviar');
    await orm.delete(insumoConfiguracion).where(eq(insumoConfiguracion.insumoId, insumoId));
  });

  it('is open once for each period when it is regular', async () => {
    const regular = () =>
      asker('POST', PATH, { body: body({ tipo: 'ORDINARIA', periodo: { mes: 'MARZO', anio: 2026 } }) });
    const answers = await Promise.all([regular(), regular()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(problemOf(answers.find(({ status }) => status === 409)!).codigo).toBe('SOLICITUD_ABIERTA');
  });

  it('is released by the server when its reviewer does nothing, and closed after three days', async () => {
    const taken = await underReview();
    const received = await inState('RECIBIDA');
    const past = (hours: number) => ({ estatusDesde: new Date(Date.now() - hours * 3_600_000) });
    await test.database.orm.update(solicitud).set(past(3)).where(eq(solicitud.solicitudId, taken.solicitudId));
    await test.database.orm.update(solicitud).set(past(73)).where(eq(solicitud.solicitudId, received.solicitudId));
    const system = {
      usuarioId: null,
      unidadId: null,
      jurisdiccionId: null,
      almacenIds: [],
      servicioIds: [],
      permissions: new Map(),
      timeZone: 'America/Monterrey',
      ip: null,
      device: null,
      correlationId: 'sistema',
    };
    expect(await runAutomatic(test.database.orm, system)).toBe(1);
    await test.database.orm.update(solicitud).set(past(5)).where(eq(solicitud.solicitudId, taken.solicitudId));
    expect(await runAutomatic(test.database.orm, system)).toBe(1);
    const [released, closed] = await Promise.all(
      [taken, received].map(async ({ solicitudId }) => documentOf(await su('GET', `${PATH}/${solicitudId}`))),
    );
    expect(released).toMatchObject({ estatus: 'ENVIADA', revisorId: null });
    expect(closed).toMatchObject({ estatus: 'CERRADA' });
  });
});

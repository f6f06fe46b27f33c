import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notificacion, redHistorial } from '#generated/server/tables.gen';
import { notify } from '#areas/avisos/server/notify';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import type { ProfileName } from '../support/server/world';
import { today } from '../support/today';

const LIST = '/api/notificaciones/notificaciones/notificaciones-list';
const SEEN = '/api/notificaciones/notificaciones/marcar-vista';
interface Row {
  readonly notificacionId: number;
  readonly tipo: string;
  readonly titulo: string;
  readonly cuerpo: string;
  readonly ruta: string;
  readonly vista: boolean;
  readonly severidad: string;
}
const rowsOf = (answer: Answer) => answer.body as readonly Row[];

describe.each(ENGINES)('notifications on %s', (engine) => {
  let test: TestApp;
  let stock: Warehouses;
  let clients: Record<'asker' | 'office' | 'supplier' | 'su', Client>;
  beforeAll(async () => {
    test = await startApp(engine);
    stock = await seedWarehouses(test);
    const [asker, office, supplier, su] = await Promise.all(
      (['Almacen-unidad', 'Oficina-central', 'Almacen-estatal', 'SUPERUSUARIO'] as const).map((profile) =>
        test.as(profile),
      ),
    );
    clients = { asker: asker!, office: office!, supplier: supplier!, su: su! };
  });
  afterAll(() => test.stop());
  beforeEach(async () => {
    await test.database.orm.delete(notificacion);
  });

  const list = async (client: Client, language = 'es') =>
    rowsOf(await client('GET', LIST, { headers: { 'accept-language': language } }));
  const unread = async (client: Client) => Number((await client('GET', LIST)).headers['x-sin-leer']);
  const tell = (profile: ProfileName, agrupador?: string) =>
    test.database.orm.transaction((tx) =>
      notify(tx, [test.world.usuarios[profile]], {
        tipo: 'MENSAJE',
        severidad: 'INFO',
        titulo: 'Hola',
        cuerpo: agrupador ?? 'sola',
        ...(agrupador ? { agrupador } : {}),
      }),
    );

  it('reach only those who take the next step of a request', async () => {
    const { asker, office, supplier, su } = clients;
    const body = {
      tipo: 'COLECTIVO',
      almacenSolicitanteId: stock.solicitanteId,
      almacenSurtidorId: stock.surtidorId,
      urgente: true,
      lineas: [{ insumoId: stock.insumoIds[0], cantidadSolicitada: 10 }],
    };
    let document = (await asker('POST', '/api/inventario/solicitud', { body })).body as {
      solicitudId: number;
      version: number;
      folio: string;
      lineas: { solicitudDetalleId: number }[];
    };
    const step = async (client: Client, name: string, values: object = {}) => {
      const answer = await client('POST', `/api/inventario/solicitud/${document.solicitudId}/${name}`, {
        body: values,
        headers: { 'if-match': `"${document.version}"` },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      document = answer.body as typeof document;
    };
    const lines = (values: object) => ({
      lineas: document.lineas.map(({ solicitudDetalleId }) => ({ solicitudDetalleId, ...values })),
    });
    const counts = async () =>
      Promise.all([asker, office, supplier, su].map(async (client) => (await list(client)).length));

    await step(asker, 'enviar');
    expect(await counts()).toEqual([0, 1, 0, 0]);
    expect((await list(office))[0]).toMatchObject({
      tipo: 'SOLICITUD_RECIBIDA',
      titulo: `Solicitud ${document.folio} por revisar`,
      cuerpo: 'Almacén que pide envió una solicitud y espera su revisión.',
      ruta: `/solicitud/${document.solicitudId}`,
      entidad: 'solicitud',
      entidadId: document.solicitudId,
      severidad: 'ALERTA',
      vista: false,
      requiereAccion: true,
    });
    expect((await list(office, 'en'))[0]).toMatchObject({
      titulo: `Request ${document.folio} to review`,
      cuerpo: 'Almacén que pide sent a request that waits for your review.',
    });
    await step(office, 'tomar');
    await step(office, 'autorizar', lines({ cantidadAutorizada: 10 }));
    expect(await counts()).toEqual([0, 1, 1, 0]);
    expect((await list(supplier))[0]).toMatchObject({ tipo: 'SOLICITUD_AUTORIZADA' });
    await step(supplier, 'iniciar-surtimiento');
    await step(supplier, 'confirmar-surtido', lines({ cantidadSurtida: 10 }));
    await step(supplier, 'embarcar', {
      remision: { fecha: today(), transportista: 'Fletes', placas: 'XA-1', cajas: 1 },
    });
    expect(await counts()).toEqual([1, 1, 1, 0]);
    expect((await list(asker))[0]).toMatchObject({
      tipo: 'SOLICITUD_EN_TRANSITO',
      cuerpo: 'Almacén que surte embarcó los insumos. Regístrelos al recibirlos.',
    });
  });

  it('inform the requester of a rejection, and the supplier of differences alone', async () => {
    const { asker, office, supplier } = clients;
    const body = {
      tipo: 'COLECTIVO',
      almacenSolicitanteId: stock.solicitanteId,
      almacenSurtidorId: stock.surtidorId,
      urgente: false,
      lineas: [{ insumoId: stock.insumoIds[0], cantidadSolicitada: 10 }],
    };
    const run = async (...steps: (readonly [Client, string, ((line: number) => object)?])[]) => {
      let document = (await asker('POST', '/api/inventario/solicitud', { body })).body as {
        solicitudId: number;
        version: number;
        lineas: { solicitudDetalleId: number }[];
      };
      for (const [client, name, values] of steps) {
        const answer = await client('POST', `/api/inventario/solicitud/${document.solicitudId}/${name}`, {
          body: values?.(document.lineas[0]!.solicitudDetalleId) ?? {},
          headers: { 'if-match': `"${document.version}"` },
        });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        document = answer.body as typeof document;
      }
    };
    const amounts = (values: object) => (solicitudDetalleId: number) => ({
      lineas: [{ solicitudDetalleId, ...values }],
    });
    const shipped = [
      [asker, 'enviar'],
      [office, 'tomar'],
      [office, 'autorizar', amounts({ cantidadAutorizada: 10 })],
      [supplier, 'iniciar-surtimiento'],
      [supplier, 'confirmar-surtido', amounts({ cantidadSurtida: 10 })],
      [
        supplier,
        'embarcar',
        () => ({
          remision: { fecha: today(), transportista: 'Fletes', placas: 'XA-1', cajas: 1 },
        }),
      ],
    ] as const;

    await run([asker, 'enviar'], [office, 'tomar'], [office, 'rechazar', () => ({ motivo: 'Ya se surtió este mes' })]);
    expect((await list(asker))[0]).toMatchObject({
      tipo: 'SOLICITUD_RECHAZADA',
      cuerpo: 'Motivo: Ya se surtió este mes',
      requiereAccion: false,
    });
    // The longest reason that the step accepts; the notice shows its beginning.
    const reason = `${'No hay existencia. '.repeat(15)}😀😀`;
    await run([asker, 'enviar'], [office, 'tomar'], [office, 'rechazar', () => ({ motivo: reason })]);
    expect((await list(asker))[0]).toMatchObject({
      tipo: 'SOLICITUD_RECHAZADA',
      cuerpo: `Motivo: ${reason.slice(0, 160)}`,
    });
    await run(...shipped, [asker, 'recibir', amounts({ cantidadRecibida: 10 })]);
    expect((await list(supplier)).filter(({ tipo }) => tipo === 'DIFERENCIA')).toEqual([]);
    await run(...shipped, [
      asker,
      'recibir',
      amounts({ cantidadRecibida: 0, diferenciaTipo: 'FALTANTE', diferenciaNota: 'No llegó ninguna caja' }),
    ]);
    expect((await list(supplier)).find(({ tipo }) => tipo === 'DIFERENCIA')).toMatchObject({
      cuerpo: 'Almacén que pide recibió algo distinto de lo enviado. Revise y resuelva las diferencias.',
    });
  });

  it('are not there when the step is refused', async () => {
    const { asker, office } = clients;
    const { solicitudId } = (
      await asker('POST', '/api/inventario/solicitud', {
        body: {
          tipo: 'COLECTIVO',
          almacenSolicitanteId: stock.solicitanteId,
          almacenSurtidorId: stock.surtidorId,
          urgente: false,
          lineas: [{ insumoId: stock.insumoIds[0], cantidadSolicitada: 10 }],
        },
      })
    ).body as { solicitudId: number };
    expect(
      (
        await asker('POST', `/api/inventario/solicitud/${solicitudId}/enviar`, {
          body: {},
          headers: { 'if-match': '"7"' },
        })
      ).status,
    ).toBe(412);
    expect(await list(office)).toEqual([]);
  });

  it('replace an unseen one of their group, also when simultaneous', async () => {
    await Promise.all(Array.from({ length: 5 }, () => tell('Almacen-unidad', 'grupo')));
    expect(await list(clients.asker)).toHaveLength(1);
    await clients.asker('PUT', SEEN, { body: { todas: true } });
    await tell('Almacen-unidad', 'grupo');
    await tell('Almacen-unidad');
    await tell('Almacen-unidad');
    expect((await list(clients.asker)).map(({ cuerpo, vista }) => `${cuerpo} ${vista}`)).toEqual([
      'sola false',
      'sola false',
      'grupo false',
      'grupo true',
    ]);
  });

  it('are listed, counted and marked only by the person they are for', async () => {
    const { asker, office } = clients;
    for (let index = 0; index < 3; index += 1) await tell('Almacen-unidad');
    await tell('Oficina-central');
    expect([await unread(asker), await unread(office)]).toEqual([3, 1]);
    expect((await asker('GET', '/api/catalogos/usuario/usuario-actual')).body).toMatchObject({
      notificacionesSinLeer: 3,
    });
    const [foreign] = await list(office);
    const [first] = await list(asker);
    const mixed = await asker('PUT', SEEN, {
      body: { notificacionIds: [first!.notificacionId, foreign!.notificacionId] },
    });
    expect(mixed.status).toBe(404);
    expect([await unread(asker), await unread(office)]).toEqual([3, 1]);
    expect((await asker('PUT', SEEN, { body: { notificacionIds: [first!.notificacionId] } })).body).toEqual({
      sinLeer: 2,
    });
    const page = await asker(
      'GET',
      `${LIST}?pageSize=10&includePageCount=true&filterBy=${encodeURIComponent(btoa(JSON.stringify({ vista: false, usuarioId: test.world.usuarios['Oficina-central'] })))}`,
    );
    expect(rowsOf(page).map(({ vista }) => vista)).toEqual([false, false]);
    expect([page.headers['x-total-items'], page.headers['x-page-count']]).toEqual(['2', '1']);
    expect((await asker('PUT', SEEN, { body: {} })).status).toBe(400);
    expect((await asker('PUT', SEEN, { body: { todas: true, hasta: '2020-01-01T00:00:00Z' } })).body).toEqual({
      sinLeer: 2,
    });
    expect((await asker('PUT', SEEN, { body: { todas: true } })).body).toEqual({ sinLeer: 0 });
    expect(await unread(office)).toBe(1);
  });

  it('have no resource of their own', async () => {
    for (const at of ['', '/1', '/1/historial', '/exportar'])
      expect((await clients.su('GET', `/api/notificaciones/notificaciones${at}`)).status).toBe(404);
  });
});

describe.each(ENGINES)('connection history on %s', (engine) => {
  const PATH = '/api/network/red-historial';
  let test: TestApp;
  let nurse: Client;
  beforeAll(async () => {
    test = await startApp(engine);
    nurse = await test.as('Enfermeria');
  });
  afterAll(() => test.stop());

  const outage = (more: object = {}) => ({
    dispositivoId: 'tableta-1',
    tipo: 'CAIDA',
    inicio: '2026-11-20T14:00:00Z',
    fin: '2026-11-20T14:02:30.600Z',
    tipoConexion: 'wifi',
    operacionesEnCola: 2,
    versionApp: '1.0',
    ruta: '/home',
    ...more,
  });

  it('takes one event or several, each once however often it is reported', async () => {
    expect(await nurse('POST', PATH, { body: outage() })).toMatchObject({ status: 202, body: { aceptados: 1 } });
    const several = [
      outage(),
      outage({ inicio: '2026-11-20T15:00:00Z', fin: undefined }),
      outage({ dispositivoId: 'tableta-2' }),
    ];
    const answers = await Promise.all([1, 2, 3].map(() => nurse('POST', PATH, { body: several })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, { aceptados: 3 }],
      [202, { aceptados: 3 }],
      [202, { aceptados: 3 }],
    ]);
    const stored = await test.database.orm.select().from(redHistorial).orderBy(redHistorial.redHistorialId);
    expect(stored).toHaveLength(3);
    expect(stored[0]).toMatchObject({
      usuarioId: test.world.usuarios.Enfermeria,
      unidadId: test.world.unidadId,
      duracionSeg: 151,
      operacionesEnCola: 2,
    });
    expect(stored.find(({ inicio }) => inicio.toISOString() === '2026-11-20T15:00:00.000Z')).toMatchObject({
      fin: null,
      duracionSeg: null,
    });
  });

  it('refuses impossible events, names each by its place in the list, and then stores none', async () => {
    const before = (await test.database.orm.select().from(redHistorial)).length;
    const fieldsOf = async (body: unknown) => {
      const answer = await nurse('POST', PATH, { body });
      return [
        answer.status,
        ...((answer.body as { errores?: { campo: string; codigo: string }[] }).errores ?? []).map(
          ({ campo, codigo }) => `${campo} ${codigo}`,
        ),
      ];
    };
    expect(
      await fieldsOf([outage({ dispositivoId: 'x' }), outage({ dispositivoId: 'y', fin: '2026-11-20T13:00:00Z' })]),
    ).toEqual([422, '1.fin RANGO_INVERTIDO']);
    expect(await fieldsOf(outage({ inicio: '2099-01-01T00:00:00Z', fin: undefined }))).toEqual([
      422,
      '0.inicio FECHA_FUTURA',
    ]);
    expect(await fieldsOf(outage({ usuarioId: 1 }))).toEqual([422, '0.usuarioId CAMPO_DESCONOCIDO']);
    expect(
      (
        await nurse('POST', PATH, {
          body: Array.from({ length: 101 }, (_, index) => outage({ dispositivoId: `d${index}` })),
        })
      ).status,
    ).toBe(422);
    expect((await nurse('POST', PATH, { body: [] })).status).toBe(422);
    expect(await test.database.orm.select().from(redHistorial)).toHaveLength(before);
  });

  it('is read with its permission, as far as the profile reaches', async () => {
    await test.database.orm.insert(redHistorial).values({
      usuarioId: test.world.usuarios.Medico,
      unidadId: test.world.otraUnidadId,
      tipo: 'LENTITUD',
      inicio: new Date(),
      dispositivoId: 'ajeno',
    });
    expect((await nurse('GET', PATH)).status).toBe(403);
    const devices = async (profile: ProfileName) =>
      ((await (await test.as(profile))('GET', PATH)).body as { dispositivoId: string }[]).map(
        ({ dispositivoId }) => dispositivoId,
      );
    expect(await devices('SUPERUSUARIO')).toContain('ajeno');
    const own = await devices('Administrador-unidad');
    expect(own).toContain('tableta-1');
    expect(own).not.toContain('ajeno');
    const [foreign] = await test.database.orm
      .select()
      .from(redHistorial)
      .where(eq(redHistorial.dispositivoId, 'ajeno'));
    expect((await (await test.as('Administrador-unidad'))('GET', `${PATH}/${foreign!.redHistorialId}`)).status).toBe(
      404,
    );
  });
});

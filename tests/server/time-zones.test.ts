import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { solicitud, solicitudDetalle, unidad, usuario } from '#generated/server/tables.gen';
import { addDays } from '#platform/shared/dates/days';
import { toZonedTime } from '#platform/shared/dates/moments';
import { ENGINES, filterBy, startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

const PATH = '/api/inventario/solicitud';
type Row = Readonly<Record<string, unknown>>;
const rowOf = ({ body }: Answer) => body as Row;

// Half past midnight of a day in the network's zone. In Tijuana it is then the day before, in winter and summer; in Cancún it is half past
// one.
const DAY = new Date().toISOString().slice(0, 10);
const BEFORE = addDays(DAY, -1);
const YEAR = Number(DAY.slice(0, 4));
const midnight = (day: string) => new Date(`${day}T06:30:00Z`);
const at = (moment: Date) => vi.useFakeTimers({ toFake: ['Date'], now: moment });

describe.each(ENGINES)('units of several time zones on %s', (engine) => {
  let test: TestApp;
  let stock: Warehouses;
  // Clients of three accounts: without a unit (the network's zone), of a unit in Tijuana, and of a unit in Cancún.
  let network: Client;
  let tijuana: Client;
  let cancun: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    const { orm } = test.database;
    const { unidadId, otraUnidadId, usuarios } = test.world;
    stock = await seedWarehouses(test);
    await orm.update(unidad).set({ zonaHoraria: 'America/Tijuana' }).where(eq(unidad.unidadId, unidadId));
    await orm.update(unidad).set({ zonaHoraria: 'America/Cancun' }).where(eq(unidad.unidadId, otraUnidadId));
    await orm.update(usuario).set({ unidadId: null }).where(eq(usuario.usuarioId, usuarios.SUPERUSUARIO));
    await orm.update(usuario).set({ unidadId: otraUnidadId }).where(eq(usuario.usuarioId, usuarios.Auditor));
    [network, tijuana, cancun] = await Promise.all([
      test.as('SUPERUSUARIO'),
      test.as('Oficina-central'),
      test.as('Auditor'),
    ]);
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => test.stop());

  const everywhere = <T>(ask: (client: Client) => Promise<T>) => Promise.all([network, tijuana, cancun].map(ask));
  const draft = (more: Row = {}) => ({
    tipo: 'COLECTIVO',
    almacenSolicitanteId: stock.solicitanteId,
    almacenSurtidorId: stock.surtidorId,
    urgente: false,
    lineas: [{ insumoId: stock.insumoIds[0], cantidadSolicitada: 3 }],
    ...more,
  });
  const sent = async (moment: Date) => {
    const [row] = await test.database.orm
      .insert(solicitud)
      .values({
        tipo: 'COLECTIVO',
        estatus: 'ENVIADA',
        almacenSolicitanteId: stock.solicitanteId,
        almacenSurtidorId: stock.surtidorId,
        unidadSolicitanteId: test.world.unidadId,
        fechaSolicitud: moment,
        fechaEnvio: moment,
      } as typeof solicitud.$inferInsert)
      .returning();
    await test.database.orm
      .insert(solicitudDetalle)
      .values({ solicitudId: row!.solicitudId, orden: 0, insumoId: stock.insumoIds[0], cantidadSolicitada: 5 });
    return row!.solicitudId;
  };
  const forget = (ids: readonly number[]) =>
    test.database.orm
      .update(solicitud)
      .set({ activo: false })
      .where(inArray(solicitud.solicitudId, [...ids]));

  it('give the browser its time zone', async () => {
    expect(
      (await everywhere((client) => client('GET', '/api/catalogos/usuario/usuario-actual'))).map(
        (answer) => rowOf(answer)['zonaHoraria'],
      ),
    ).toEqual(['America/Monterrey', 'America/Tijuana', 'America/Cancun']);
    expect(rowOf(await test.nobody('GET', '/config.json'))['timeZone']).toBe('America/Monterrey');
  });

  it('begin records with their own today', async () => {
    at(midnight(DAY));
    const paper = () => draft({ tipo: 'MANUAL', folioPapel: 'P-1', motivoManual: 'Falla de la red' });
    const made = await Promise.all([network, tijuana].map((client) => client('POST', PATH, { body: paper() })));
    expect(made.map((answer) => [answer.status, rowOf(answer)['fechaPapel']])).toEqual([
      [201, DAY],
      [201, BEFORE],
    ]);
  });

  it('number documents in their own year, independent of the actor', async () => {
    at(midnight(`${YEAR}-01-01`));
    const document = rowOf(await network('POST', PATH, { body: draft() }));
    const answer = await network('POST', `${PATH}/${String(document['solicitudId'])}/enviar`, {
      body: {},
      headers: { 'if-match': `"${String(document['version'])}"` },
    });
    expect([answer.status, rowOf(answer)['folio']]).toEqual([200, `SOL-CLSSA900001-${YEAR - 1}-000001`]);
  });

  it('check documents against the present day of their place', async () => {
    at(midnight(DAY));
    const sentOn = async (fechaRequerida: string) => {
      const document = rowOf(await network('POST', PATH, { body: draft({ fechaRequerida }) }));
      return network('POST', `${PATH}/${String(document['solicitudId'])}/enviar`, {
        body: {},
        headers: { 'if-match': `"${String(document['version'])}"` },
      });
    };
    const [today, yesterday] = [await sentOn(BEFORE), await sentOn(addDays(BEFORE, -1))];
    expect([today.status, yesterday.status, rowOf(yesterday)['errores']]).toMatchObject([
      200,
      422,
      [{ campo: 'fechaRequerida', codigo: 'FECHA_PASADA' }],
    ]);
    await forget([Number(rowOf(today)['solicitudId'])]);
  });

  it('use their own days and hours in lists, counts and files', async () => {
    const moment = midnight(DAY);
    const id = await sent(moment);
    const found = (day: string) =>
      everywhere(async (client) =>
        (
          (await client('GET', `${PATH}?pageSize=500&filterBy=${filterBy({ fechaEnvio: { gte: day, lte: day } })}`))
            .body as Row[]
        ).some(({ solicitudId }) => solicitudId === id),
      );
    expect([await found(DAY), await found(BEFORE)]).toEqual([
      [true, false, true],
      [false, true, false],
    ]);
    const counted = (day: string) =>
      everywhere(
        async (client) =>
          ((await client('GET', `${PATH}/cantidad-estatus-solicitud?desde=${day}&hasta=${day}`)).body as Row[]).find(
            ({ estatus }) => estatus === 'ENVIADA',
          )?.['cantidad'] ?? 0,
      );
    expect([await counted(DAY), await counted(BEFORE)]).toEqual([
      [1, 0, 1],
      [0, 1, 0],
    ]);
    const files = await everywhere((client) =>
      client('GET', `${PATH}/exportar?formato=csv&columnas=fechaEnvio&filterBy=${filterBy({ solicitudId: id })}`),
    );
    const shown = ['America/Monterrey', 'America/Tijuana', 'America/Cancun']
      .map((zone) => toZonedTime(moment, zone)!)
      .map(({ date, time }) => `${date.split('-').toReversed().join('-')} ${time.slice(0, 5)}`);
    expect(files.map(({ body }) => String(body).split('\r\n')[1])).toEqual(shown);
    expect(shown.map((text) => text.slice(11))).toEqual([
      '00:30',
      expect.stringMatching(/^2[23]:30$/) as string,
      '01:30',
    ]);
    await forget([id]);
  });

  it('reach to the ends of the calendar', async () => {
    const asked = (range: Row) =>
      everywhere(async (client) => (await client('GET', `${PATH}?filterBy=${filterBy({ fechaEnvio: range })}`)).status);
    for (const range of [{ gte: '0001-01-01' }, { lte: '9999-12-31' }, { gt: '9999-12-31' }, { gte: '0099-02-28' }])
      expect(await asked(range)).toEqual([200, 200, 200]);
    expect(await asked({ gte: '2025-02-29' })).toEqual([400, 400, 400]);
  });

  it('calculate the half-year by the months of the reader', async () => {
    // In Tijuana it is still July, and still the half-year before.
    const ids = [await sent(new Date('2024-08-01T06:30:00Z')), await sent(new Date('2024-07-01T06:30:00Z'))];
    const totals = await everywhere(
      async (client) => rowOf(await client('GET', `${PATH}/informe-semestre?semestre=2024-2`))['totales'] as Row,
    );
    expect(totals.map(({ solicitado1, solicitado2, solicitado }) => [solicitado1, solicitado2, solicitado])).toEqual([
      [5, 5, 10],
      [5, 0, 5],
      [5, 5, 10],
    ]);
    await forget(ids);
  });

  it('fall back to the network zone when theirs is unknown', async () => {
    await test.database.orm
      .update(unidad)
      .set({ zonaHoraria: 'America/Atlantida' })
      .where(eq(unidad.unidadId, test.world.otraUnidadId));
    const auditor = await test.as('Auditor');
    expect(rowOf(await auditor('GET', '/api/catalogos/usuario/usuario-actual'))['zonaHoraria']).toBe(
      'America/Monterrey',
    );
  });
});

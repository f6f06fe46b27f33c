import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { equipoFrio, insumo, lote, notificacion } from '#generated/server/tables.gen';
import { notifyMissingReadings } from '#areas/inventario/server/stock/missing-readings';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { enter, seedWarehouses, type Warehouses } from '../support/server/warehouses';

const READINGS = '/api/inventario/temperatura';
const DONE = 'Se movieron las vacunas al termo de respaldo';
const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const byNumber = (one: number, other: number) => one - other;

describe('the cold chain', () => {
  let test: TestApp;
  let places: Warehouses;
  let keeper: Client;
  let pharmacist: Client;
  let equipoFrioId: number;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    places = await seedWarehouses(test);
    [keeper, pharmacist] = await Promise.all([test.as('Almacen-unidad'), test.as('Farmacia')]);
    equipoFrioId = await equipped('REF-01', keeper, places.solicitanteId);
  });
  afterAll(() => test.stop());

  const equipped = async (clave: string, client: Client, almacenId: number) => {
    const answer = await client('POST', '/api/inventario/equipo-frio', {
      body: { clave, nombre: `Refrigerador ${clave}`, almacenId, tipo: 'REFRIGERADOR', minima: 2, maxima: 8 },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return Number((answer.body as Record<string, unknown>)['equipoFrioId']);
  };
  const write = (body: object, client = keeper) => client('POST', READINGS, { body: { equipoFrioId, ...body } });
  const written = async (body: object) => {
    const answer = await write(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Record<string, unknown>;
  };
  const toldOf = (entidad: string, entidadId: unknown) =>
    test.database.orm
      .select({ usuarioId: notificacion.usuarioId, severidad: notificacion.severidad, detalle: notificacion.detalle })
      .from(notificacion)
      .where(
        and(
          eq(notificacion.tipo, 'RED_FRIA'),
          eq(notificacion.entidad, entidad),
          eq(notificacion.entidadId, Number(entidadId)),
        ),
      );

  it('stores a reading with its place, its band and its reader, and sends no alert within the band', async () => {
    const reading = await written({ temperatura: 4.6, humedad: 50, minimaRegistrada: 2, maximaRegistrada: 8 });
    expect(reading).toMatchObject({
      fueraDeRango: false,
      minima: 2,
      maxima: 8,
      almacenId: places.solicitanteId,
      unidadId: test.world.unidadId,
      responsableId: test.world.usuarios['Almacen-unidad'],
    });
    expect(await toldOf('temperatura', reading['temperaturaId'])).toEqual([]);
    const one = `${READINGS}/${String(reading['temperaturaId'])}`;
    expect((await keeper('PUT', one, { body: { temperatura: 5 } })).status).toBe(404);
    expect((await keeper('DELETE', one)).status).toBe(404);
  });

  it('accepts readings of the last two days, and none in the future', async () => {
    expect(refusalOf(await write({ temperatura: 4, fecha: ago(49) }))).toEqual([
      422,
      'VALIDACION',
      'fecha LECTURA_ANTIGUA',
    ]);
    expect(refusalOf(await write({ temperatura: 4, fecha: ago(-1) }))).toEqual([
      422,
      'VALIDACION',
      'fecha LECTURA_FUTURA',
    ]);
    expect(await written({ temperatura: 4, fecha: ago(47) })).toMatchObject({ fueraDeRango: false });
  });

  it('requires the action taken on a breach, and notifies the warehouse and the responsible people of its unit', async () => {
    for (const breach of [
      { temperatura: 8.1 },
      { temperatura: 5, minimaRegistrada: 1.9 },
      { temperatura: 5, maximaRegistrada: 12 },
    ])
      expect(refusalOf(await write(breach))).toEqual([422, 'VALIDACION', 'accion ACCION_FUERA_DE_RANGO']);
    const reading = await written({ temperatura: 5, maximaRegistrada: 12.5, minimaRegistrada: 1.5, accion: DONE });
    expect(reading).toMatchObject({ fueraDeRango: true, temperatura: 5 });
    const { usuarios } = test.world;
    const deciders = [usuarios['Administrador-unidad'], usuarios['Director-unidad']];
    const told = await toldOf('temperatura', reading['temperaturaId']);
    expect(told.map(({ usuarioId }) => usuarioId).toSorted(byNumber)).toEqual(deciders.toSorted(byNumber));
    expect(told[0]).toMatchObject({
      severidad: 'CRITICA',
      detalle: 'Refrigerador REF-01, Almacén que pide: 12.5 °C (2 a 8 °C)',
    });
    // Another user of the warehouse records the next reading, so its keeper is notified too.
    const superuser = await test.as('SUPERUSUARIO');
    const next = (await write({ temperatura: 15, accion: DONE }, superuser)).body as Record<string, unknown>;
    expect(
      (await toldOf('temperatura', next['temperaturaId'])).map(({ usuarioId }) => usuarioId).toSorted(byNumber),
    ).toEqual([...deciders, usuarios['Almacen-unidad']].toSorted(byNumber));
    const { body } = await keeper('GET', '/api/notificaciones/notificaciones/notificaciones-list');
    expect(JSON.stringify(body)).toContain('Red fría fuera de rango: REF-01');
  });

  it('can be recorded on the page of the equipment, with notices of a breach', async () => {
    const at = `${READINGS}/de-equipo/${equipoFrioId}`;
    expect(refusalOf(await keeper('POST', at, { body: { temperatura: 20 } }))).toEqual([
      422,
      'VALIDACION',
      'accion ACCION_FUERA_DE_RANGO',
    ]);
    const answer = await keeper('POST', at, { body: { temperatura: 20, accion: DONE } });
    expect(answer).toMatchObject({ status: 200, body: { fueraDeRango: true, equipoFrioId } });
    expect(await toldOf('temperatura', (answer.body as Record<string, unknown>)['temperaturaId'])).toHaveLength(2);
    expect((await pharmacist('POST', at, { body: { temperatura: 4 } })).status).toBe(404);
  });

  it('is neither visible to nor writable by another warehouse; a CENDIS writes its own', async () => {
    expect(refusalOf(await write({ temperatura: 4 }, pharmacist))).toEqual([
      422,
      'VALIDACION',
      'equipoFrioId REFERENCIA',
    ]);
    const seen = (await pharmacist('GET', READINGS)).body as unknown[];
    expect(seen).toEqual([]);
    const cendis = await test.as('Cendis');
    expect((await write({ temperatura: 4 }, cendis)).status).toBe(422);
    expect((await write({ temperatura: 4 }, await test.as('Auditor'))).status).toBe(403);
  });

  it('is corrected by another reading, once, of the same equipment', async () => {
    const wrong = await written({ temperatura: 45, accion: 'Se anotó sin el punto decimal' });
    const corrigeId = wrong['temperaturaId'];
    expect(await written({ temperatura: 4.5, corrigeId })).toMatchObject({ corrigeId });
    expect((await write({ temperatura: 4.4, corrigeId })).status).toBe(409);
    const other = await equipped('REF-02', keeper, places.solicitanteId);
    expect(
      refusalOf(
        await write({
          equipoFrioId: other,
          temperatura: 4,
          corrigeId: (await written({ temperatura: 4 }))['temperaturaId'],
        }),
      ),
    ).toEqual([422, 'VALIDACION', 'corrigeId REFERENCIA_NO_CORRESPONDE']);
    const quarantine = await keeper('POST', `${READINGS}/${String(corrigeId)}/cuarentena`, { body: {} });
    expect(refusalOf(quarantine)).toEqual([422, 'VALIDACION', ' LECTURA_CORREGIDA']);
  });

  it('quarantines only the refrigerated lots of the warehouse, in one action', async () => {
    const [cold, , warm] = places.insumoIds;
    await test.database.orm
      .update(insumo)
      .set({ redFria: true, tempMin: 2, tempMax: 8 })
      .where(eq(insumo.insumoId, cold));
    const { solicitanteId, vecinoId } = places;
    await enter(test, [
      { numeroLote: 'FRIO-1', insumoId: cold, almacenId: solicitanteId, cantidad: 12 },
      { numeroLote: 'FRIO-2', insumoId: cold, almacenId: solicitanteId, cantidad: 3 },
      { numeroLote: 'SECO-1', insumoId: warm, almacenId: solicitanteId, cantidad: 9 },
      { numeroLote: 'VECINO-1', insumoId: cold, almacenId: vecinoId, cantidad: 5 },
    ]);
    const within = await written({ temperatura: 5 });
    const at = (reading: Record<string, unknown>) => `${READINGS}/${String(reading['temperaturaId'])}/cuarentena`;
    expect(refusalOf(await keeper('POST', at(within), { body: {} }))).toEqual([422, 'VALIDACION', ' LECTURA_EN_RANGO']);
    const reading = await written({ temperatura: 14.2, accion: DONE });
    expect((await pharmacist('POST', at(reading), { body: {} })).status).toBe(404);
    expect(await keeper('POST', at(reading), { body: {} })).toMatchObject({
      status: 200,
      body: { lotes: 2, piezas: 15 },
    });
    const lots = await test.database.orm
      .select({ numeroLote: lote.numeroLote, estatus: lote.estatus, motivo: lote.motivoEstatus })
      .from(lote)
      .where(inArray(lote.numeroLote, ['FRIO-1', 'FRIO-2', 'SECO-1', 'VECINO-1']))
      .orderBy(lote.numeroLote);
    expect(lots.map(({ numeroLote, estatus }) => [numeroLote, estatus])).toEqual([
      ['FRIO-1', 'CUARENTENA'],
      ['FRIO-2', 'CUARENTENA'],
      ['SECO-1', 'DISPONIBLE'],
      ['VECINO-1', 'DISPONIBLE'],
    ]);
    expect(lots[0]?.motivo).toMatch(
      /^Red fría: Refrigerador REF-01, 14\.2 °C \(permitido de 2 a 8 °C\), \d{2}-\d{2}-\d{4} \d{2}:\d{2}\.$/,
    );
    expect(await keeper('POST', at(reading), { body: {} })).toMatchObject({
      status: 200,
      body: { lotes: 0, piezas: 0 },
    });
    expect(await stockFaults(test.database.orm)).toEqual([]);
  });

  it('notifies once a day of equipment with fewer readings than required', async () => {
    const equipment = await equipped('REF-09', pharmacist, places.vecinoId);
    const other = await equipped('REF-10', pharmacist, places.vecinoId);
    await test.database.orm
      .update(equipoFrio)
      .set({ fechaCreacion: new Date(Date.now() - 90 * 24 * HOUR_MS) })
      .where(inArray(equipoFrio.equipoFrioId, [equipment, other]));
    for (const temperatura of [4, 5]) await write({ equipoFrioId: other, temperatura }, pharmacist);
    await write({ equipoFrioId: equipment, temperatura: 4 }, pharmacist);
    const { orm } = test.database;
    // A day later, today's reading counts as yesterday's.
    const tomorrow = new Date(Date.now() + 24 * HOUR_MS);
    expect(await notifyMissingReadings(orm, tomorrow)).toBe(1);
    expect(await notifyMissingReadings(orm, tomorrow)).toBe(0);
    expect(await toldOf('equipo-frio', other)).toEqual([]);
    expect(await toldOf('equipo-frio', equipment)).toEqual([
      {
        usuarioId: test.world.usuarios['Farmacia'],
        severidad: 'AVISO',
        detalle: 'Refrigerador REF-09, Almacén vecino: 1/2',
      },
    ]);
    expect(await notifyMissingReadings(orm, new Date(tomorrow.getTime() + 24 * HOUR_MS))).toBe(4);
    const { body } = await pharmacist('GET', '/api/notificaciones/notificaciones/notificaciones-list');
    expect(JSON.stringify(body)).toContain('Faltan lecturas de temperatura: REF-09');
  });
});

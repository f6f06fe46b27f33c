import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insumoConfiguracion, unidad } from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { enter, seedWarehouses, type Warehouses } from '../support/server/warehouses';

const PATH = '/api/inventario/redistribucion';
interface Proposal {
  readonly insumoId: number;
  readonly origenId: number;
  readonly destinoId: number;
  readonly cantidad: number;
  readonly motivo: string;
}

describe('redistribution', () => {
  let test: TestApp;
  let places: Warehouses;
  let office: Client;
  let keeper: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    places = await seedWarehouses(test);
    [office, keeper] = (await Promise.all(
      (['Oficina-central', 'Almacen-unidad'] as const).map((each) => test.as(each)),
    )) as [Client, Client];
    const { municipioId } = test.world;
    const address = (latitud: number) => ({ calle: 'Uno', estadoClave: 'CL', municipioId, latitud, longitud: -101 });
    const { orm } = test.database;
    await orm
      .update(unidad)
      .set({ domicilio: address(25) })
      .where(eq(unidad.unidadId, test.world.unidadId));
    await orm
      .update(unidad)
      .set({ domicilio: address(26) })
      .where(eq(unidad.unidadId, test.world.otraUnidadId));
  });
  afterAll(() => test.stop());

  const setting = async (almacenId: number, insumoId: number, maximo: number) => {
    const place = { minimo: Math.floor(maximo / 4), puntoReorden: Math.floor(maximo / 2), maximo };
    const answer = await (
      await test.as('SUPERUSUARIO')
    )('POST', '/api/inventario/insumo-configuracion', {
      body: {
        almacenId,
        insumoId,
        ...place,
        mesesCobertura: 1,
        diasEntrega: 7,
        multiplo: 10,
        cpmManual: 100,
        motivoCpm: 'De prueba',
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  };
  const suggested = async (client: Client, query = '') => {
    const answer = await client('GET', `${PATH}${query}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as { total: number; piezas: number; importe: number; propuestas: Proposal[] };
  };

  it('suggests a surplus for a warehouse in shortage, and sends the request at one press', async () => {
    const [insumoId] = places.insumoIds;
    await setting(places.vecinoId, insumoId, 100);
    await setting(places.solicitanteId, insumoId, 80);
    await enter(test, [
      { almacenId: places.vecinoId, insumoId, numeroLote: 'R-1', cantidad: 175 },
      { almacenId: places.solicitanteId, insumoId, numeroLote: 'R-1', cantidad: 7 },
    ]);
    const { total, propuestas } = await suggested(office);
    expect(total).toBe(1);
    expect(propuestas[0]).toMatchObject({
      insumoId,
      origenId: places.vecinoId,
      destinoId: places.solicitanteId,
      cantidad: 70,
      motivo: 'EXCEDENTE',
      disponibleDestino: 7,
      distanciaKm: 0,
      importe: 700,
    });
    const move = { insumoId, origenId: places.vecinoId, destinoId: places.solicitanteId, cantidad: 70 };
    const more = await office('POST', PATH, { body: { propuestas: [{ ...move, cantidad: 80 }] } });
    expect(more).toMatchObject({ status: 409, body: { codigo: 'TRASPASO_CAMBIADO' } });
    const both = await Promise.all([0, 1].map(() => office('POST', PATH, { body: { propuestas: [move] } })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const { solicitudes } = both.find(({ status }) => status === 201)!.body as {
      solicitudes: { solicitudId: number }[];
    };
    const request = await office('GET', `/api/inventario/solicitud/${solicitudes[0]!.solicitudId}`);
    expect(request.body).toMatchObject({
      estatus: 'ENVIADA',
      tipo: 'REDISTRIBUCION',
      almacenSolicitanteId: places.solicitanteId,
      almacenSurtidorId: places.vecinoId,
      lineas: [{ insumoId, cantidadSolicitada: 70 }],
    });
    // Pieces in transit no longer count as missing, and promised ones no longer as surplus.
    expect((await suggested(office)).total).toBe(0);
  });

  it('is for those who decide for the network, within their reach', async () => {
    expect((await keeper('GET', PATH)).status).toBe(403);
    const [, insumoId] = places.insumoIds;
    await setting(places.surtidorId, insumoId, 1000);
    await setting(places.solicitanteId, insumoId, 60);
    expect((await suggested(office, `?insumoId=${insumoId}`)).total).toBe(1);
    // Neither warehouse belongs to their jurisdiction.
    expect((await suggested(await test.as('Jurisdiccion'), `?insumoId=${insumoId}`)).total).toBe(0);
    await test.database.orm
      .delete(insumoConfiguracion)
      .where(and(eq(insumoConfiguracion.almacenId, places.solicitanteId), eq(insumoConfiguracion.insumoId, insumoId)));
    expect((await suggested(office, `?insumoId=${insumoId}`)).total).toBe(0);
  });
});

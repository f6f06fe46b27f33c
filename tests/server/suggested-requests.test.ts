import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { almacen, insumoConfiguracion, usuario } from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { REQUESTS } from '../support/server/requests';
import { enter, seedWarehouses, type Warehouses } from '../support/server/warehouses';

const PATH = `${REQUESTS}/sugerida`;

describe('a suggested request', () => {
  let test: TestApp;
  let places: Warehouses;
  let keeper: Client;
  let neighbour: Client;

  const usual = (almacenAbastecedorId: number | null) =>
    test.database.orm.update(almacen).set({ almacenAbastecedorId }).where(eq(almacen.almacenId, places.solicitanteId));
  const ask = (client: Client, more: object = {}) =>
    client('POST', PATH, { body: { almacenSolicitanteId: places.solicitanteId, tipo: 'ORDINARIA', ...more } });

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    places = await seedWarehouses(test);
    [keeper, neighbour] = (await Promise.all(
      (['Almacen-unidad', 'Farmacia'] as const).map((profile) => test.as(profile)),
    )) as [Client, Client];
    const { solicitanteId: almacenId, insumoIds } = places;
    const [first, second, third] = insumoIds;
    await test.database.orm.insert(insumoConfiguracion).values(
      [{ insumoId: first, fondoFijo: 40 }, { insumoId: second, multiplo: 12 }, { insumoId: third }].map(
        (more, index) => ({
          almacenId,
          unidadId: test.world.unidadId,
          insumoClave: ['010.000.0101.00', '010.000.0104.00', '010.000.0105.00'][index]!,
          nombreGenerico: `Insumo ${index + 1}`,
          minimo: 10,
          puntoReorden: 20,
          maximo: 50,
          ...more,
        }),
      ),
    );
    await enter(test, [
      { almacenId, insumoId: first, numeroLote: 'S-1', cantidad: 15 },
      { almacenId, insumoId: third, numeroLote: 'S-3', cantidad: 45 },
    ]);
  });
  afterAll(() => test.stop());

  it('requires a supplying warehouse, and is for those of the warehouse', async () => {
    expect(refusalOf(await ask(keeper))).toEqual([422, 'VALIDACION', 'almacenSurtidorId REQUERIDO']);
    expect((await ask(neighbour)).status).toBe(403);
    expect((await keeper('POST', PATH, { body: { almacenSolicitanteId: 987_654, tipo: 'ORDINARIA' } })).status).toBe(
      404,
    );
    expect(refusalOf(await ask(keeper, { tipo: 'MANUAL' })).slice(0, 2)).toEqual([422, 'VALIDACION']);
  });

  it('is a draft of missing supplies, and requests nothing twice, also when simultaneous', async () => {
    await usual(places.surtidorId);
    const [first, second] = places.insumoIds;
    const answers = await Promise.all([ask(keeper), ask(keeper)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const made = answers.find(({ status }) => status === 201)!;
    expect(made.body).toMatchObject({
      estatus: 'BORRADOR',
      tipo: 'ORDINARIA',
      almacenSurtidorId: places.surtidorId,
      periodo: { anio: expect.any(Number), mes: expect.any(String) },
      lineas: [
        { insumoId: second, cantidadSolicitada: 60, cantidadSugerida: 60 },
        { insumoId: first, cantidadSolicitada: 35, cantidadSugerida: 35 },
      ],
    });
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ codigo: 'NADA_QUE_PEDIR' });
  });

  it('refills a fixed fund', async () => {
    const { insumoIds } = places;
    // The previous draft covers the need.
    expect((await ask(keeper, { tipo: 'REPOSICION_FONDO_FIJO' })).status).toBe(409);
    await test.database.orm
      .update(insumoConfiguracion)
      .set({ fondoFijo: 70 })
      .where(eq(insumoConfiguracion.insumoId, insumoIds[2]));
    const answer = await ask(keeper, { tipo: 'REPOSICION_FONDO_FIJO', almacenSurtidorId: places.vecinoId });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        tipo: 'REPOSICION_FONDO_FIJO',
        almacenSurtidorId: places.vecinoId,
        lineas: [{ insumoId: insumoIds[2], cantidadSolicitada: 25 }],
      },
    });
    expect((answer.body as { periodo: unknown }).periodo).toBeNull();
  });

  it('shows the stock of each supply while it is a draft, also of a substitute', async () => {
    const [first, , third] = places.insumoIds;
    const made = await keeper('POST', REQUESTS, {
      body: {
        tipo: 'COLECTIVO',
        urgente: false,
        almacenSolicitanteId: places.solicitanteId,
        almacenSurtidorId: places.surtidorId,
        lineas: [{ insumoId: first, cantidadSolicitada: 2 }],
      },
    });
    expect(made).toMatchObject({
      status: 201,
      // The stock and the previous draft cover its fund of 40.
      body: { lineas: [{ existenciaActual: 15, enTransito: 0, cantidadSugerida: 0 }] },
    });
    const { solicitudId, version, lineas, ...rest } = made.body as {
      solicitudId: number;
      version: number;
      lineas: { solicitudDetalleId: number }[];
    };
    const other = await keeper('PUT', `${REQUESTS}/${solicitudId}`, {
      body: {
        ...rest,
        lineas: [
          { solicitudDetalleId: lineas[0]!.solicitudDetalleId, insumoId: third, cantidadSolicitada: 2 },
          { insumoId: first, cantidadSolicitada: 1 },
        ],
      },
      headers: { 'if-match': `"${version}"` },
    });
    expect([other.status, (other.body as { lineas: unknown }).lineas]).toMatchObject([
      200,
      [
        { insumoId: third, existenciaActual: 45, cantidadSugerida: 0 },
        { insumoId: first, existenciaActual: 15, cantidadSugerida: 0 },
      ],
    ]);
    const { body: read } = await keeper('GET', `${REQUESTS}/${solicitudId}`);
    expect(read).toMatchObject({ lineas: [{ existenciaActual: 45 }, { existenciaActual: 15 }] });
  });

  it('is a pooled request for what a ward’s fund lacks, for those of the ward, without duplicates', async () => {
    const { orm } = test.database;
    const third = places.insumoIds[2];
    await orm
      .update(usuario)
      .set({ almacenIds: [places.solicitanteId] })
      .where(eq(usuario.usuarioId, test.world.usuarios['Enfermeria-centrales']));
    const nurse = await test.as('Enfermeria-centrales');
    await orm.update(insumoConfiguracion).set({ fondoFijo: 100 }).where(eq(insumoConfiguracion.insumoId, third));
    const { body } = await nurse('GET', '/api/inventario/inventario/porcentaje-fondo-fijo');
    const { bloques, filas } = body as { bloques: { almacenes: { almacenId: number }[] }; filas: { clave: string }[] };
    expect(bloques.almacenes).toMatchObject([{ almacenId: places.solicitanteId, fondoFijo: 140, faltante: 80 }]);
    expect(filas).toHaveLength(2);
    // 45 are in stock; other requests cover 25 and 2.
    const made = await ask(nurse, { tipo: 'COLECTIVO' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        estatus: 'BORRADOR',
        tipo: 'COLECTIVO',
        lineas: [{ insumoId: third, cantidadSolicitada: 28, cantidadSugerida: 28 }],
      },
    });
    expect(refusalOf(await ask(nurse, { tipo: 'COLECTIVO' }))).toEqual([409, 'NADA_QUE_PEDIR']);
    expect((await ask(nurse, { tipo: 'COLECTIVO', almacenSolicitanteId: places.vecinoId })).status).toBe(403);
    const { solicitudId } = made.body as { solicitudId: number };
    expect((await nurse('GET', `${REQUESTS}/${solicitudId}`)).status).toBe(200);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insumo } from '#generated/server/tables.gen';
import { startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import { doStep, linesBy, REQUESTS, type Request } from '../support/server/requests';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

describe('a substitute in a request', () => {
  let test: TestApp;
  let places: Warehouses;
  let asker: Client;
  let office: Client;

  beforeAll(async () => {
    test = await startApp('PostgreSQL');
    places = await seedWarehouses(test);
    [asker, office] = await Promise.all([test.as('Almacen-unidad'), test.as('Oficina-central')]);
  });
  afterAll(() => test.stop());

  const known = (insumoId: number, values: Partial<typeof insumo.$inferInsert>) =>
    test.database.orm.update(insumo).set(values).where(eq(insumo.insumoId, insumoId));
  /** Authorises another supply instead of the first one of the warehouses. */
  const authorisedAs = async (sustitutoInsumoId: number) => {
    const answer = await asker('POST', REQUESTS, {
      body: {
        tipo: 'COLECTIVO',
        almacenSolicitanteId: places.solicitanteId,
        almacenSurtidorId: places.surtidorId,
        urgente: false,
        aceptaSustitutos: true,
        lineas: [{ insumoId: places.insumoIds[0], cantidadSolicitada: 10 }],
      },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const taken = await doStep(office, await doStep(asker, answer.body as Request, 'enviar'), 'tomar');
    return office('POST', `${REQUESTS}/${taken.solicitudId}/autorizar`, {
      body: linesBy(taken, () => ({ cantidadAutorizada: 10, sustitutoInsumoId })),
      headers: { 'if-match': `"${taken.version}"` },
    });
  };
  const refused = (codigo: string) => [422, 'VALIDACION', `lineas.0.sustitutoInsumoId ${codigo}`];

  it('must be an equivalent of the catalogue with no stricter requirements than the requested supply', async () => {
    const [asked, substitute, other] = places.insumoIds;
    const plain = { redFria: false, tempMin: null, tempMax: null, fraccion: 'IV' } as const;
    await known(asked, { sustitutoIds: [substitute], ...plain });
    await known(substitute, plain);
    await known(other, { sustitutoIds: [], ...plain });
    expect(refusalOf(await authorisedAs(other))).toEqual(refused('SUSTITUTO_NO_EQUIVALENTE'));
    await known(substitute, { redFria: true, tempMin: 2, tempMax: 8 });
    expect(refusalOf(await authorisedAs(substitute))).toEqual(refused('SUSTITUTO_MAS_CUIDADO'));
    await known(substitute, { ...plain, fraccion: 'II' });
    expect(refusalOf(await authorisedAs(substitute))).toEqual(refused('SUSTITUTO_MAS_CUIDADO'));
    await known(substitute, plain);
    const answer = await authorisedAs(substitute);
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({
      estatus: 'AUTORIZADA',
      lineas: [{ insumoId: substitute, insumoSolicitadoId: asked, estatusLinea: 'SUSTITUIDA' }],
    });
  });
});

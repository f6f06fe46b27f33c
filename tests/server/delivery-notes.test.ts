import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOTH_ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { linesOf, pdfPages } from '../support/server/pdf-text';
import { countedLots, doStep, linesBy, requestsOf, type Request } from '../support/server/requests';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { emailOf, PASSWORD, type ProfileName } from '../support/server/world';

interface Note {
  readonly filas: readonly Readonly<Record<string, string | number | null>>[];
  readonly totales: Readonly<Record<string, number>>;
  readonly datos: readonly { readonly titulo: string; readonly valor: string }[];
}

const PATH = '/api/inventario/solicitud/remision';

describe.each(BOTH_ENGINES)('delivery notes on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let requests: ReturnType<typeof requestsOf>;
  let asker: Client;
  let supplier: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    const office = await test.as('Oficina-central');
    [asker, supplier] = [await test.as('Almacen-unidad'), await test.as('Almacen-estatal')];
    requests = requestsOf(places, { asker, office, supplier });
  });
  afterAll(() => test.stop());

  const note = async (client: Client, { solicitudId }: Pick<Request, 'solicitudId'>) => {
    const { status, body } = await client('GET', `${PATH}?solicitudId=${solicitudId}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Note;
  };
  const paper = async (profile: ProfileName, { solicitudId }: Request) => {
    const { body } = await test.nobody('POST', '/api/sign-in', {
      body: { userName: emailOf(profile), password: PASSWORD },
    });
    const { rawPayload, statusCode } = await test.app.inject({
      method: 'GET',
      url: `${PATH}?solicitudId=${solicitudId}&formato=pdf`,
      headers: { authorization: `Bearer ${(body as { token: string }).token}` },
    });
    expect(statusCode).toBe(200);
    return (await pdfPages(rawPayload)).flatMap(linesOf).join('\n');
  };

  it('state the sent pieces by lot, equally for both warehouses, and the received ones', async () => {
    const sent = await requests.shipped([10, 6]);
    const before = await note(supplier, sent);
    expect(await note(asker, sent)).toMatchObject({ filas: before.filas, datos: before.datos });
    const sum = (clave: string, of: 'cantidad' | 'recibida', { filas }: Note) =>
      filas.filter((row) => row['clave'] === clave).reduce((all, row) => all + Number(row[of]), 0);
    expect(sum('010.000.0101.00', 'cantidad', before)).toBe(10);
    expect(sum('010.000.0104.00', 'cantidad', before)).toBe(6);
    expect(new Set(before.filas.map(({ recibida }) => recibida))).toEqual(new Set([null]));
    expect(before.filas.map(({ lote }) => lote)).toEqual(
      sent.lineas.flatMap(({ lotes }) => (lotes ?? []).map(({ numeroLote }) => numeroLote)),
    );
    for (const { costo, cantidad, importe } of before.filas) expect(importe).toBe(Number(costo) * Number(cantidad));
    expect(before.totales['cantidad']).toBe(16);
    expect(Object.fromEntries(before.datos.map(({ titulo, valor }) => [titulo, valor]))).toMatchObject({
      Para: expect.stringContaining('Almacén que pide') as string,
      Salida: '10-03-2026',
      Transportista: 'Fletes',
      Cajas: '1',
    });
    const received = await doStep(
      asker,
      sent,
      'recibir',
      linesBy(sent, (line, index) => ({
        cantidadRecibida: [10, 4][index],
        ...(index === 1 ? { ...countedLots(line, 2), diferenciaTipo: 'FALTANTE' } : {}),
      })),
    );
    const after = await note(supplier, received);
    expect(sum('010.000.0101.00', 'recibida', after)).toBe(10);
    expect(sum('010.000.0104.00', 'recibida', after)).toBe(4);
  });

  it('carry the letterhead of the sending warehouse for every reader, with space for signatures', async () => {
    const sent = await requests.shipped([3]);
    for (const profile of ['Almacen-estatal', 'Almacen-unidad'] as const) {
      const said = await paper(profile, sent);
      for (const part of [sent.folio, 'Almacén que surte', 'Fletes', '010.000.0101.00', 'Transportó', 'Recibió'])
        expect(said, profile).toContain(part);
    }
  });

  it('have no lines before the shipment is prepared', async () => {
    expect((await note(supplier, await requests.authorised([2]))).filas).toEqual([]);
  });

  it('are hidden from users without a part in the request', async () => {
    const { solicitudId } = await requests.shipped([1]);
    const stranger = await test.as('Farmacia');
    expect((await stranger('GET', `${PATH}?solicitudId=${solicitudId}`)).status).toBe(404);
    expect((await test.nobody('GET', `${PATH}?solicitudId=${solicitudId}`)).status).toBe(401);
    expect((await asker('GET', `${PATH}?solicitudId=${solicitudId + 1000}`)).status).toBe(404);
  });
});

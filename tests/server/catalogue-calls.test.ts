import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { ENGINES, startApp, type Answer, type Client, type TestApp } from '../support/server/app';

type Body = Record<string, unknown>;
const BULK = '/api/catalogos/catalogo-bulto';
const catalogues = ({ body }: Answer) => body as Record<string, Body[]>;

describe.each(ENGINES)('the calls of catalogues on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    const { orm } = test.database;
    await orm
      .insert(tables.codigoPostal)
      .values({ codigo: '25000', estadoClave: 'CL', municipioId: test.world.municipioId, ciudad: 'Saltillo' });
    await orm.insert(tables.colonia).values(
      ['Zona Centro', 'Águila', 'Baja'].map(
        (nombre) =>
          ({
            nombre,
            tipoAsentamiento: 'COLONIA',
            codigoPostal: '25000',
            municipioId: test.world.municipioId,
            activo: nombre !== 'Baja',
          }) as never,
      ),
    );
  });
  afterAll(() => test.stop());

  it('return several catalogues at once, as their lists do', async () => {
    const answer = await su('GET', `${BULK}?nombres=pais,%20estado,colores,pais`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(Object.keys(catalogues(answer))).toEqual(['pais', 'estado', 'colores']);
    expect(catalogues(answer)['estado']).toEqual((await su('GET', '/api/catalogos/estado?pageSize=100')).body);
    const codes = catalogues(answer)['pais']!.map((each) => String(each['codigo']));
    expect(codes.toSorted()).toEqual(['MX', 'US']);
  });

  it('answer 304 to a current copy until a record or a name in it changes', async () => {
    const first = await su('GET', `${BULK}?nombres=estado`);
    const etag = first.headers['etag']!;
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    const again = await su('GET', `${BULK}?nombres=estado`, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, again.body]).toEqual([304, '']);
    await test.database.orm
      .update(tables.pais)
      .set({ nombre: 'Estados Unidos Mexicanos' })
      .where(eq(tables.pais.codigo, 'MX'));
    const changed = await su('GET', `${BULK}?nombres=estado`, { headers: { 'if-none-match': etag } });
    expect([changed.status, catalogues(changed)['estado']![0]!['paisNombre']]).toEqual([
      200,
      'Estados Unidos Mexicanos',
    ]);
  });

  it('return records changed since a moment, and the removed ones', async () => {
    const since = new Date().toISOString();
    const before = await su('GET', `${BULK}?nombres=pais,estado&desde=${since}`);
    expect(catalogues(before)).toEqual({ pais: [], estado: [] });
    const { body } = await su('POST', '/api/catalogos/pais', { body: { codigo: 'XQ', nombre: 'Equis Cu' } });
    expect(
      (
        await su('DELETE', '/api/catalogos/pais/XQ', {
          headers: { 'if-match': `"${String((body as Body)['version'])}"` },
        })
      ).status,
    ).toBe(204);
    const after = catalogues(await su('GET', `${BULK}?nombres=pais,estado&desde=${since}`));
    expect(after).toMatchObject({ pais: [{ codigo: 'XQ', activo: false }], estado: [] });
    expect(catalogues(await su('GET', `${BULK}?nombres=pais`))['pais']!.some((each) => each['codigo'] === 'XQ')).toBe(
      false,
    );
  });

  it('omit catalogues that the caller may not list, and stay within reach', async () => {
    expect((await test.nobody('GET', `${BULK}?nombres=pais`)).status).toBe(401);
    const pharmacist = await test.as('Farmacia');
    expect((await pharmacist('GET', '/api/catalogos/permiso')).status).toBe(403);
    expect(Object.keys(catalogues(await pharmacist('GET', `${BULK}?nombres=pais,permiso`)))).toEqual(['pais']);
    const admin = await test.as('Administrador-unidad');
    expect(catalogues(await admin('GET', `${BULK}?nombres=unidad`))['unidad']).toEqual(
      (await admin('GET', '/api/catalogos/unidad?pageSize=100')).body,
    );
  });

  it('are limited to known catalogues without people, and to the maximum answer size', async () => {
    const refused = async (names: string) => {
      const { status, body } = await su('GET', `${BULK}?nombres=${names}`);
      return [
        status,
        (body as { codigo: string; errores: { codigo: string }[] }).errores[0]?.codigo ??
          (body as { codigo: string }).codigo,
      ];
    };
    expect(await refused('pais,planeta')).toEqual([400, 'VALOR_NO_CATALOGADO']);
    expect(await refused('persona')).toEqual([400, 'VALOR_NO_CATALOGADO']);
    expect(await refused('usuario')).toEqual([400, 'VALOR_NO_CATALOGADO']);
    expect(await refused('personal-medico')).toEqual([400, 'VALOR_NO_CATALOGADO']);
    expect((await su('GET', BULK)).status).toBe(400);
    expect((await su('GET', `${BULK}?nombres=pais&desde=ayer`)).status).toBe(400);
    await test.database.orm
      .insert(tables.especialidad)
      .values(Array.from({ length: 2001 }, (_, index) => ({ clave: `E${index}`, nombre: `Especialidad ${index}` })));
    expect(await refused('especialidad')).toEqual([422, 'CATALOGO_DEMASIADO_GRANDE']);
  });

  it('a postal code returns its part of an address', async () => {
    const answer = await su('GET', '/api/catalogos/codigo-postal/25000');
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      codigo: '25000',
      estadoClave: 'CL',
      estadoNombre: 'Coahuila',
      municipioId: test.world.municipioId,
      municipioNombre: 'Saltillo',
      ciudad: 'Saltillo',
    });
    expect((answer.body as { colonias: Body[] }).colonias).toEqual([
      { coloniaId: expect.any(Number), nombre: 'Águila', tipoAsentamiento: expect.any(String) },
      { coloniaId: expect.any(Number), nombre: 'Zona Centro', tipoAsentamiento: expect.any(String) },
    ]);
    expect((await su('GET', '/api/catalogos/codigo-postal/99999')).status).toBe(404);
    const [listed] = (await su('GET', '/api/catalogos/codigo-postal?pageSize=1')).body as Body[];
    expect(listed).toHaveProperty('codigo');
    expect(listed).not.toHaveProperty('colonias');
  });
});

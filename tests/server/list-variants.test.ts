import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#generated/server/resources.gen';
import * as tables from '#generated/server/tables.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import { listVariantPath } from '#platform/shared/list-variant-path';
import { ENGINES, filterBy, startApp, type Answer, type Client, type TestApp } from '../support/server/app';

/** Operations on the second path return more than the list. */
const OWN = new Set<string>(Object.values(OPERATIONS).map(({ path }) => path));
const LISTED = RESOURCES.filter(
  ({ operations, path }) => operations.includes('list') && !OWN.has(listVariantPath(path)),
);

/** Returns the answer without its timestamp and request id. */
const said = ({ status, headers, body }: Answer) => ({
  status,
  body: withoutRequest(body),
  total: headers['x-total-items'],
  pages: headers['x-page-count'],
  totals: headers['x-totals'],
});
const withoutRequest = (body: unknown) => (Array.isArray(body) ? body : { ...(body as object), correlationId: '' });

describe.each(ENGINES)('the second address of a list on %s', (engine) => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    await test.database.orm.insert(tables.especialidad).values(
      Array.from({ length: 30 }, (_, index) => ({
        clave: `E${index}`,
        nombre: `Especialidad ${index}`,
        tipo: index % 2 === 0 ? ('MEDICA' as const) : ('QUIRURGICA' as const),
        activo: index < 28,
      })),
    );
    await test.database.orm
      .insert(tables.color)
      .values({ nombre: 'Crítico', codigoHex: '#C62828', uso: 'ABASTO', codigo: 'CRITICO' });
  });
  afterAll(() => test.stop());

  /** Sends the same query to both addresses. */
  const both = async (client: Client, path: string, query = ''): Promise<[Answer, Answer]> => [
    await client('GET', `/api${path}${query}`),
    await client('GET', `/api${listVariantPath(path)}${query}`),
  ];

  it('is named after its collection', () => {
    expect(listVariantPath('/catalogos/usuario')).toBe('/catalogos/usuario/usuario-list');
    expect(listVariantPath('/catalogos/colores')).toBe('/catalogos/colores/colores-list');
    expect(LISTED.length).toBeGreaterThan(35);
  });

  it('answers each list with the same records and the same headers', async () => {
    for (const { path } of LISTED) {
      const [plain, variant] = await both(su, path, '?pageSize=10&includePageCount=true&includeTotals=true');
      expect(plain.status, path).toBe(200);
      expect(said(variant), path).toEqual(said(plain));
      expect(variant.headers['x-page-count'], path).toMatch(/^\d+$/);
    }
  });

  it('accepts pages, order, free text and conditions, and refuses unknown parameters', async () => {
    for (const query of [
      '?pageSize=10&pageNumber=3&includePageCount=true',
      '?sortBy=nombre&sortDir=desc',
      '?filterBy=ESPECIALIDAD%202',
      `?filterBy=${filterBy({ tipo: 'MEDICA' })}`,
      `?filterBy=${filterBy({ activo: false })}`,
      '?pageSize=x',
      '?sortBy=nada',
    ]) {
      const [plain, variant] = await both(su, '/catalogos/especialidad', query);
      expect(said(variant), query).toEqual(said(plain));
    }
    const [, page] = await both(su, '/catalogos/especialidad', '?pageSize=10&pageNumber=3&includePageCount=true');
    expect([(page.body as unknown[]).length, page.headers['x-total-items'], page.headers['x-page-count']]).toEqual([
      8,
      '28',
      '3',
    ]);
    const [, unknown] = await both(su, '/catalogos/especialidad', '?sortBy=nada');
    expect(unknown.status).toBe(400);
  });

  it('requires the permission of the list', async () => {
    const [plain, variant] = await both(await test.as('Medico'), '/catalogos/usuario');
    expect(said(variant)).toEqual(said(plain));
    expect(variant).toMatchObject({ status: 403, body: { codigo: 'SIN_PERMISO' } });
    expect((await both(test.nobody, '/catalogos/usuario')).map(({ status }) => status)).toEqual([401, 401]);
  });

  it('reaches as far as the list does: users of one’s own unit', async () => {
    const [user] = await test.database.orm.select().from(tables.usuario).limit(1);
    await test.database.orm.insert(tables.usuario).values({
      email: 'de.otra.unidad@example.org',
      perfilId: user!.perfilId,
      personaId: user!.personaId,
      estatus: 'ACTIVO',
      unidadId: test.world.otraUnidadId,
    });
    const [plain, variant] = await both(await test.as('Administrador-unidad'), '/catalogos/usuario', '?pageSize=100');
    expect(said(variant)).toEqual(said(plain));
    const units = (variant.body as { unidadId: number }[]).map(({ unidadId }) => unidadId);
    expect(new Set(units)).toEqual(new Set([test.world.unidadId]));
    expect(
      (await both(su, '/catalogos/usuario', '?pageSize=100')).map(({ body }) => (body as unknown[]).length),
    ).toEqual([units.length + 1, units.length + 1]);
  });

  it('hides no record, also where the key is a text', async () => {
    expect((await su('GET', '/api/catalogos/estado/CL')).body).toMatchObject({ clave: 'CL' });
    expect((await su('GET', '/api/catalogos/estado/estado-lista')).status).toBe(404);
    expect((await su('POST', '/api/catalogos/especialidad/especialidad-list', { body: {} })).status).toBe(404);
  });

  it('is described beside the list', async () => {
    const { paths } = (await test.nobody('GET', '/api/openapi.json')).body as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    for (const { path } of LISTED) {
      const [plain, variant] = [paths[path]?.['get'], paths[listVariantPath(path)]?.['get']];
      expect([variant?.['x-permission'], variant?.['parameters'], variant?.['responses']], path).toEqual([
        plain?.['x-permission'],
        plain?.['parameters'],
        plain?.['responses'],
      ]);
    }
  });
});

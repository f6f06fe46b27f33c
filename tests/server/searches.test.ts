import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitacora } from '#platform/server/db/system-tables';
import { SEARCH } from '#platform/shared/search-path';
import { startApp, type Answer, type Client, type TestApp } from '../support/server/app';
import { API_OPERATIONS } from '../support/server/api-document';
import { seedClinic } from '../support/server/clinic';
import { seedWarehouses } from '../support/server/warehouses';
import type { ProfileName } from '../support/server/world';

/** Headers that describe the answer, and do not depend on the time. */
const SAID = ['x-total-items', 'x-totals', 'x-page-count', 'content-type', 'content-disposition', 'cache-control'];
const encoded = (filter: unknown) => Buffer.from(JSON.stringify(filter)).toString('base64');

interface Case {
  readonly as: ProfileName;
  readonly path: string;
  /** Parameters as in the body; the address has them as text. */
  readonly asked: Readonly<Record<string, unknown>>;
  readonly status: number;
}

const CASES: readonly Case[] = [
  { as: 'SUPERUSUARIO', path: '/pacientes/paciente', asked: { filterBy: { q: 'ana peña' } }, status: 200 },
  { as: 'SUPERUSUARIO', path: '/pacientes/paciente', asked: { filterBy: 'peña' }, status: 200 },
  { as: 'Medico', path: '/pacientes/paciente', asked: { filterBy: { q: 'ana' }, includePageCount: true }, status: 200 },
  { as: 'Recepcion', path: '/pacientes/paciente', asked: { filterBy: { q: 'ana' }, pageSize: 0 }, status: 200 },
  { as: 'Proveedor', path: '/pacientes/paciente', asked: { filterBy: { q: 'ana' } }, status: 403 },
  { as: 'SUPERUSUARIO', path: '/catalogos/usuario', asked: { filterBy: { email: { like: 'farmacia' } } }, status: 200 },
  { as: 'SUPERUSUARIO', path: '/catalogos/estado', asked: { filterBy: 'yucatan', sortBy: 'nombre' }, status: 200 },
  {
    as: 'SUPERUSUARIO',
    path: '/catalogos/estado',
    asked: { pageNumber: 2, pageSize: 3, sortDir: 'desc' },
    status: 200,
  },
  { as: 'SUPERUSUARIO', path: '/catalogos/unidad', asked: { mapa: true, sortBy: 'unidadId' }, status: 200 },
  {
    as: 'Farmacia',
    path: '/catalogos/almacen',
    asked: { propios: true, alcanceDe: 'reporte.farmacia', propiosPrimero: true },
    status: 200,
  },
  {
    as: 'SUPERUSUARIO',
    path: '/inventario/inventario/lote',
    asked: { filterBy: { q: 'lote' }, includeTotals: true },
    status: 200,
  },
  { as: 'SUPERUSUARIO', path: '/busqueda', asked: { texto: 'ana peña' }, status: 200 },
  { as: 'SUPERUSUARIO', path: '/pacientes/paciente/buscar-red', asked: { curp: 'PEXA800512MCLXXN01' }, status: 200 },
  { as: 'SUPERUSUARIO', path: '/seguridad/bitacora', asked: { entidad: 'paciente', cantidad: 5 }, status: 200 },
  {
    as: 'SUPERUSUARIO',
    path: '/catalogos/estado/exportar',
    asked: { filterBy: { q: 'yuc' }, formato: 'csv' },
    status: 200,
  },
  { as: 'Medico', path: '/catalogos/usuario/exportar', asked: { filterBy: { q: 'a' } }, status: 403 },
  { as: 'SUPERUSUARIO', path: '/catalogos/estado', asked: { busca: 'yucatan' }, status: 400 },
  { as: 'SUPERUSUARIO', path: '/catalogos/estado', asked: { pageSize: 'mucho' }, status: 400 },
  { as: 'SUPERUSUARIO', path: '/catalogos/estado', asked: { pageSize: ['1', '2'] }, status: 400 },
  { as: 'SUPERUSUARIO', path: '/catalogos/estado', asked: { filterBy: { color: 'rojo' } }, status: 400 },
  { as: 'SUPERUSUARIO', path: '/catalogos/estado', asked: { sortBy: 'color' }, status: 400 },
  { as: 'SUPERUSUARIO', path: '/busqueda', asked: {}, status: 400 },
];

/** Returns the address with the same parameters. */
function addressOf({ path, asked }: Pick<Case, 'path' | 'asked'>): string {
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) =>
      Array.isArray(value)
        ? value.map((each) => [name, String(each)])
        : [[name, typeof value === 'object' ? encoded(value) : String(value)]],
    ),
  );
  return `/api${path}?${query.toString()}`;
}

function told({ status, headers, body }: Answer) {
  const isRefused = status >= 400;
  return {
    status,
    headers: Object.fromEntries(SAID.map((name) => [name, headers[name]])),
    // Each refusal has its own number.
    body: isRefused ? { ...(body as object), correlationId: '', instance: '' } : body,
  };
}

describe('a list, an export or a report whose parameters are in the body', () => {
  let test: TestApp;
  const clients = new Map<ProfileName, Client>();
  const as = async (profile: ProfileName) => {
    const known = clients.get(profile) ?? (await test.as(profile));
    clients.set(profile, known);
    return known;
  };
  const lastEvents = async (count: number) =>
    (
      await test.database.orm
        .select({
          accion: bitacora.accion,
          entidad: bitacora.entidad,
          usuarioId: bitacora.usuarioId,
          despues: bitacora.despues,
        })
        .from(bitacora)
        .orderBy(desc(bitacora.bitacoraId))
        .limit(count)
    ).toReversed();
  beforeAll(async () => {
    test = await startApp('PGlite');
    await seedClinic(test);
    await seedWarehouses(test);
  });
  afterAll(() => test.stop());

  it.each(CASES)('is answered as at its address: $as $path $asked', async ({ as: profile, path, asked, status }) => {
    const client = await as(profile);
    const byAddress = await client('GET', addressOf({ path, asked }));
    const byBody = await client('POST', `/api${path}${SEARCH}`, { body: asked });
    expect(byAddress.status).toBe(status);
    expect(told(byBody)).toEqual(told(byAddress));
  });

  it('finds a patient, so the answers compared are not empty', async () => {
    const { body } = await (
      await as('SUPERUSUARIO')
    )('POST', `/api/pacientes/paciente${SEARCH}`, { body: { filterBy: { q: 'ana peña' } } });
    expect(body).toMatchObject([{ persona: { primerApellido: 'Peña' } }]);
  });

  it.each([
    ['/pacientes/paciente', { filterBy: { q: 'ana' } }],
    ['/catalogos/estado/exportar', { filterBy: { q: 'yuc' }, formato: 'csv' }],
  ])('writes the same to the audit trail: %s', async (path, asked) => {
    const client = await as('SUPERUSUARIO');
    await client('GET', addressOf({ path, asked }));
    const [byAddress] = await lastEvents(1);
    await client('POST', `/api${path}${SEARCH}`, { body: asked });
    const [before, byBody] = await lastEvents(2);
    expect(before).toEqual(byAddress);
    expect(byBody).toEqual(byAddress);
  });

  it.each([
    ['parameters in the address as well', `/api/catalogos/estado${SEARCH}?q=yuc`, {}, 400],
    ['a list in place of the body', `/api/catalogos/estado${SEARCH}`, [], 400],
    ['a value that no parameter has', `/api/catalogos/estado${SEARCH}`, { pageSize: { gte: 1 } }, 400],
  ])('refuses %s', async (_what, path, body, status) => {
    const client = await as('SUPERUSUARIO');
    expect((await client('POST', path, { body })).status).toBe(status);
  });

  it('is refused without a session, and at the address of a record', async () => {
    expect((await test.nobody('POST', `/api/pacientes/paciente${SEARCH}`, { body: {} })).status).toBe(401);
    const client = await as('SUPERUSUARIO');
    expect((await client('POST', '/api/pacientes/paciente/1/_search', { body: {} })).status).toBe(404);
    expect((await client('GET', `/api/pacientes/paciente${SEARCH}`)).status).toBe(404);
  });

  it('is described for every list, by its own address', () => {
    const ids = new Set(API_OPERATIONS.map(({ method, path }) => `${method} ${path}`));
    const lists = API_OPERATIONS.filter(
      ({ method, id, parameters }) =>
        method === 'GET' && id.startsWith('list') && parameters.some(({ name }) => name === 'filterBy'),
    );
    expect(lists.length).toBeGreaterThan(80);
    expect(lists.filter(({ path }) => !ids.has(`POST ${path}${SEARCH}`)).map(({ path }) => path)).toEqual([]);
    // Paths that differ only in parameter names are equal.
    const shape = (path: string) => path.replaceAll(/\{\w+\}|:\w+/g, '*');
    const searches = API_OPERATIONS.filter(({ path }) => path.endsWith(SEARCH)).map(({ path }) => shape(`/api${path}`));
    const routes = new Set(test.routes.filter(({ method }) => method === 'POST').map(({ url }) => shape(url)));
    expect(searches.filter((path) => !routes.has(path))).toEqual([]);
  });
});

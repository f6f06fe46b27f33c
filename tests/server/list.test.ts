import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { BOTH_ENGINES, filterBy, startApp, type Client, type TestApp } from '../support/server/app';

const NAMES = [
  'Nutrición',
  'Ñoñez',
  'Neumología',
  'ángeles',
  'Zoología',
  'Angiología',
  'alergología',
  'Oncología',
  'Pediatría médica',
];

describe.each(BOTH_ENGINES)('a list on %s', (engine) => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
    await test.database.orm.insert(tables.especialidad).values([
      ...NAMES.map((nombre, index) => ({
        clave: `E${index}`,
        nombre,
        tipo: index % 2 === 0 ? ('MEDICA' as const) : ('QUIRURGICA' as const),
      })),
      { clave: 'X1', nombre: 'Retirada', tipo: 'OTRA', activo: false },
    ]);
  });
  afterAll(() => test.stop());

  const list = async (query: string) => {
    const { status, body, headers } = await su('GET', `/api/catalogos/especialidad?${query}`);
    return {
      status,
      headers,
      records: body as Record<string, unknown>[],
      problem: body as { codigo: string; errores: { campo: string; codigo: string }[] },
    };
  };
  const names = async (query: string) => (await list(query)).records.map(({ nombre }) => nombre);

  it('is a bare array with its total, and the number of pages only on request', async () => {
    const plain = await list('pageSize=4');
    expect(plain.records).toHaveLength(4);
    expect(plain.headers['x-total-items']).toBe('9');
    expect(plain.headers['x-page-count']).toBeUndefined();
    const counted = await list('pageSize=4&includePageCount=true');
    expect(counted.headers['x-page-count']).toBe('3');
    const none = await list('pageSize=0&includePageCount=true');
    expect([none.status, none.records, none.headers['x-total-items']]).toEqual([200, [], '9']);
    expect(none.headers['x-page-count']).toBeUndefined();
  });

  it('sorts words without case or accents, ñ after n', async () => {
    expect(await names('sortBy=nombre')).toEqual([
      'alergología',
      'ángeles',
      'Angiología',
      'Neumología',
      'Nutrición',
      'Ñoñez',
      'Oncología',
      'Pediatría médica',
      'Zoología',
    ]);
    expect((await names('sortBy=nombre&sortDir=desc'))[0]).toBe('Zoología');
  });

  it('never repeats or skips a record between pages of equals', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`sortBy=tipo&pageSize=4&pageNumber=${page}`)));
    const ids = pages.flatMap(({ records }) => records.map(({ especialidadId }) => especialidadId));
    expect(new Set(ids).size).toBe(9);
  });

  it('gives an empty page beyond the last, with the total', async () => {
    const { records, headers } = await list('pageNumber=50');
    expect(records).toEqual([]);
    expect(headers['x-total-items']).toBe('9');
  });

  it('finds words anywhere, whatever their case, accents and order', async () => {
    expect(await names('filterBy=PEDIATRIA')).toEqual(['Pediatría médica']);
    expect(await names(`filterBy=${encodeURIComponent('medica pedia')}`)).toEqual(['Pediatría médica']);
    expect(await names(`filterBy=${encodeURIComponent('ñoñ')}`)).toEqual(['Ñoñez']);
    expect(await names('filterBy=pediatria%20nada')).toEqual([]);
  });

  it('treats wildcards of SQL as plain characters', async () => {
    expect(await names('filterBy=%25')).toEqual([]);
    expect(await names('filterBy=_')).toEqual([]);
    expect(await names("filterBy=' or 1=1 --")).toEqual([]);
  });

  it('omits inactive records unless they are requested', async () => {
    expect(await names(`filterBy=${filterBy({ activo: false })}`)).toEqual(['Retirada']);
    expect(await names(`pageSize=50&filterBy=${filterBy({ activo: 'all' })}`)).toHaveLength(10);
  });

  it('combines free text with conditions', async () => {
    expect(await names(`filterBy=${filterBy({ q: 'logia', tipo: 'QUIRURGICA' })}&sortBy=nombre`)).toEqual([
      'Angiología',
      'Oncología',
    ]);
  });

  it.each([
    [{ clave: 'E3' }, ['ángeles']],
    [{ clave: ['E3', 'E4'] }, ['Zoología', 'ángeles']],
    [{ clave: [] }, []],
    [{ clave: { ne: 'E3' }, nombre: { like: 'ANG' } }, ['Angiología']],
    [{ clave: { gte: 'E7' } }, ['Oncología', 'Pediatría médica']],
    [{ clave: { gt: 'E6', lt: 'E8' } }, ['Oncología']],
    [{ clave: { lte: 'E0' } }, ['Nutrición']],
    [{ tipo: { null: true } }, []],
    [{ tipo: null }, []],
    [{ clave: { null: false }, nombre: { like: 'zoo' } }, ['Zoología']],
    [{ version: 1, nombre: { like: 'zoo' } }, ['Zoología']],
    [{ fechaCreacion: { gte: '2020-01-01', lte: '2999-12-31' }, clave: 'E0' }, ['Nutrición']],
    [{ fechaCreacion: { lte: '2020-01-01' } }, []],
    [{ creadoPor: null, clave: 'E1' }, ['Ñoñez']],
  ])('filters by %j', async (filter, expected) => {
    const found = await names(`pageSize=50&filterBy=${filterBy(filter)}`);
    expect(new Set(found)).toEqual(new Set(expected));
    expect(found).toHaveLength(expected.length);
  });

  it.each([
    ['pageNumber=0', 'pageNumber'],
    ['pageNumber=uno', 'pageNumber'],
    ['pageSize=1001', 'pageSize'],
    ['pageSize=-1', 'pageSize'],
    ['sortBy=noExiste', 'sortBy'],
    ['sortBy=password', 'sortBy'],
    ['sortDir=arriba', 'sortDir'],
    ['includePageCount=quizas', 'includePageCount'],
    ['sortBy=nombre&sortBy=clave', 'sortBy'],
    [`filterBy=${filterBy({ noExiste: 1 })}`, 'noExiste'],
    [`filterBy=${filterBy({ tipo: 'NINGUNO' })}`, 'tipo'],
    [`filterBy=${filterBy({ version: 'uno' })}`, 'version'],
    [`filterBy=${filterBy({ version: 1e300 })}`, 'version'],
    [`filterBy=${filterBy({ fechaCreacion: '2026-02-31' })}`, 'fechaCreacion'],
    [`filterBy=${filterBy({ nombre: { parecido: 'x' } })}`, 'nombre'],
    [`filterBy=${filterBy({ version: { like: '1' } })}`, 'version'],
    [`filterBy=${filterBy({ clave: { gte: { a: 1 } } })}`, 'clave'],
    [`filterBy=${filterBy({ activo: 'quizas' })}`, 'activo'],
  ])('refuses %s and names what is wrong', async (query, campo) => {
    const { status, problem } = await list(query);
    expect(status).toBe(400);
    expect(problem.errores.map((error) => error.campo)).toEqual([campo]);
  });

  it('sorts and filters by embedded fields and by labels', async () => {
    const users = await su(
      'GET',
      `/api/catalogos/usuario?sortBy=perfilNombre&filterBy=${filterBy({ 'persona.primerApellido': { like: 'prueba' } })}&pageSize=50`,
    );
    const profiles = (users.body as { perfilNombre: string }[]).map(({ perfilNombre }) => perfilNombre);
    expect(profiles).toHaveLength(17);
    expect(profiles).toEqual(profiles.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  });

  it('searches the record and what is embedded in it', async () => {
    const find = async (words: string) =>
      (
        (await su('GET', `/api/catalogos/usuario?filterBy=${encodeURIComponent(words)}`)).body as { email: string }[]
      ).map(({ email }) => email);
    expect(await find('farmacia@ prueba')).toEqual(['farmacia@example.org']);
    expect(await find('farmacia@ nadie')).toEqual([]);
  });

  it('sums all matching records, not the page, and only on request', async () => {
    const { unidadId } = test.world;
    await test.database.orm.insert(tables.nucleo).values(
      [1200, 800, null].map((poblacionAsignada, index) => ({
        unidadId,
        clave: `N0${index}`,
        nombre: `Núcleo ${index}`,
        tipo: 'NUCLEO_BASICO' as const,
        poblacionAsignada,
      })),
    );
    const asked = await su('GET', '/api/catalogos/nucleo?pageSize=1&includeTotals=true');
    expect(JSON.parse(asked.headers['x-totals'] ?? '')).toEqual({ poblacionAsignada: 2000 });
    expect(asked.headers['x-total-items']).toBe('3');
    const narrowed = await su(
      'GET',
      `/api/catalogos/nucleo?includeTotals=true&filterBy=${filterBy({ poblacionAsignada: { null: true } })}`,
    );
    expect(JSON.parse(narrowed.headers['x-totals'] ?? '')).toEqual({ poblacionAsignada: null });
    expect((await su('GET', '/api/catalogos/nucleo')).headers['x-totals']).toBeUndefined();
  });

  it('shows every reference with its label, empty where the reference is', async () => {
    const { body } = await su('GET', '/api/catalogos/unidad?sortBy=clues');
    expect(body).toMatchObject([
      {
        clues: 'CLSSA900001',
        unidadTipoNombre: 'Hospital General',
        jurisdiccionId: null,
        jurisdiccionNombre: null,
        unidadAbastecedoraNombre: null,
      },
      { clues: 'CLSSA900002' },
    ]);
  });
});

describe.each(BOTH_ENGINES)('a list of people on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp(engine);
    const people = [
      ['Zoé', 'García', 'Luna'],
      ['Ana', 'García', 'Luna'],
      ['Beto', 'García', 'Álvarez'],
      ['Carla', 'García', null],
      ['Ñico', 'Abad', 'Zúñiga'],
    ] as const;
    await test.database.orm.insert(tables.persona).values(
      people.map(([nombre, primerApellido, segundoApellido]) => ({
        nombre,
        primerApellido,
        segundoApellido,
        genero: 'H' as const,
        fechaNacimiento: '1980-01-01',
        paisNacimiento: 'MX',
      })),
    );
  });
  afterAll(() => test.stop());

  it('is sorted by first surname, second surname and name, in both directions', async () => {
    const su = await test.as('SUPERUSUARIO');
    const namesOf = async (query: string) => {
      const { body } = await su('GET', `/api/catalogos/persona?pageSize=100&${query}`);
      return (body as { nombre: string; primerApellido: string }[])
        .filter(({ primerApellido }) => ['García', 'Abad'].includes(primerApellido))
        .map(({ nombre }) => nombre);
    };
    const expected = ['Ñico', 'Carla', 'Beto', 'Ana', 'Zoé'];
    expect(await namesOf('')).toEqual(expected);
    expect(await namesOf('sortBy=primerApellido&sortDir=desc')).toEqual(expected.toReversed());
  });
});

import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#generated/server/resources.gen';
import type { Resource } from '#platform/server/entity/resource';
import { resourceOf } from '#platform/server/records/resources';
import { rows } from '#platform/server/db/rows';
import { startApp, type Answer, type Client, type TestApp } from '../support/server/app';

const SEED = 20_261_121;
/** `TEST_ALL=1` (`npm test -- --all`) sends twice as many requests, with each value on each path. */
const TIMES = process.env['TEST_ALL'] ? 2 : 1;
const VALUES = ['2026-01-31', 7, 'x', true, null, { ne: 7 }, { gte: '2026-01-31' }, { lt: 7 }, { like: '%' }];
/** Returns a third of the values, another one for each path, so that each kind of field gets all of them. */
const valuesOf = (turn: number) => VALUES.filter((_, index) => TIMES > 1 || index % 3 === turn % 3);
const NAMES = ['especialidad', 'personal-medico', 'paciente', 'usuario', 'unidad', 'insumo', 'estado', 'perfil'];
const PROTOTYPE = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'domicilio.constructor',
  'domicilio.__proto__',
  'persona.toString',
  'domicilio.calle.x',
];

/** Texts that have broken servers. */
const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    "'",
    '"',
    "'; drop table estado; --",
    '%',
    '_',
    '\\',
    '%_\\',
    '\0',
    'a\0b',
    '\uD800',
    'x\uDFFFy',
    '💉',
    'ñÑáÁ',
    '\u202Eabc',
    "'||(select 1)||'",
    '$1',
    '${x}',
    '%{campo}',
    '<script>',
    'null',
    'true',
    'NaN',
    'Infinity',
    '-1',
    '1e309',
    '9007199254740993',
    '0x10',
    '0000-01-01',
    '2026-02-30',
    '9999-12-31',
    '10000-01-01',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+23:59',
    '9999-12-31T23:59:59-23:59',
    '2026-01-01T10:00:00+99:99',
    '25:61',
    ...PROTOTYPE,
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer({ min: 1, max: 12 }).map((power) => 'á'.repeat(2 ** power)),
  fc
    .integer({ min: 1, max: 9 })
    .map((power) => Array.from({ length: 2 ** power }, (_, index) => `w${index}`).join(' ')),
);
const hostileNumber = fc.constantFrom(
  0,
  -0,
  -1,
  1,
  1.5,
  1e-7,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  Number.MIN_VALUE,
);
const scalar = fc.oneof(hostileText, hostileNumber, fc.boolean(), fc.constant(null));
const deep = fc.integer({ min: 1, max: 4 }).map((power) => nested(10 ** power));
const huge = fc
  .tuple(scalar, fc.constantFrom(3, 1001, 70_000))
  .map(([value, length]) => Array.from({ length }, (_, index) => (typeof value === 'number' ? index : value)));
const anything = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 5 }) },
  { weight: 2, arbitrary: fc.dictionary(hostileText, scalar, { maxKeys: 4 }) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: huge },
);

/** JSON as text: serialising a value of such depth would overflow the test's own stack. */
class RawJson {
  constructor(readonly text: string) {}
}
function nested(depth: number): RawJson {
  return new RawJson('['.repeat(depth) + ']'.repeat(depth));
}
function json(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(json).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, item]) => `${JSON.stringify(name)}:${json(item)}`)
      .join(',')}}`;
  return JSON.stringify(value) ?? 'null';
}

/** Returns every API path of a resource, with its labels and those of its embedded entities. */
function pathsOf(resource: Resource): string[] {
  const own = [
    resource.key.name,
    'activo',
    'version',
    'creadoPor',
    'modificadoPor',
    'fechaCreacion',
    'fechaModificacion',
    ...resource.fields.flatMap(({ name, inside = {} }) => [
      name,
      ...Object.keys(inside).map((child) => `${name}.${child}`),
    ]),
    ...resource.references.map(({ label }) => label),
    ...resource.computed.map(({ name }) => name),
  ];
  return [
    ...own,
    ...resource.embeds.flatMap(({ name, keyName, resource: inner }) => [
      name,
      keyName,
      ...pathsOf(inner).map((path) => `${name}.${path}`),
    ]),
  ];
}

interface Parameter {
  readonly name: string;
  readonly place: string;
  readonly required: boolean;
}

/** Returns every read operation of OpenAPI, with its parameters. */
function readOperations(): { readonly path: string; readonly parameters: readonly Parameter[] }[] {
  type Said = { readonly $ref: string } | { readonly name: string; readonly in: string; readonly required?: boolean };
  const { paths, components } = JSON.parse(readFileSync('generated/server/openapi.gen.json', 'utf8')) as {
    readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly Said[] } }>>;
    readonly components: { readonly parameters: Readonly<Record<string, Exclude<Said, { $ref: string }>>> };
  };
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get
      ? [
          {
            path,
            parameters: (get.parameters ?? [])
              .map((said) => ('$ref' in said ? components.parameters[said.$ref.split('/').at(-1)!]! : said))
              .map((said) => ({ name: said.name, place: said.in, required: said.required === true }))
              .filter(({ place }) => place !== 'header'),
          },
        ]
      : [],
  );
}

/** Resources with a list, which alone accept a filter and an order. */
const LISTED = RESOURCES.filter(({ operations }) => operations.includes('list'));
const resourcesUnderTest = RESOURCES.filter(({ name }) => NAMES.includes(name));
/** Prints the name when a property fails, because a resource has cyclic table references. */
const someResource = fc
  .constantFrom(...resourcesUnderTest)
  .map((resource) => Object.defineProperty({ resource }, fc.toStringMethod, { value: () => resource.name }));
const resourceAndPath = someResource.chain(({ resource }) =>
  fc.record({
    name: fc.constant(resource.name),
    path: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...pathsOf(resource)) },
      { weight: 1, arbitrary: hostileText },
    ),
  }),
);
const condition = fc.oneof(
  anything,
  fc.dictionary(fc.constantFrom('gte', 'lte', 'gt', 'lt', 'ne', 'like', 'null', 'or', '__proto__'), anything, {
    minKeys: 1,
    maxKeys: 3,
  }),
);

/** Encodes lone surrogates as replacement characters, because an address cannot contain them. */
const inAddress = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
const inBase64 = (value: unknown): string => inAddress(Buffer.from(json(value)).toString('base64'));

describe('any client input', () => {
  let test: TestApp;
  let su: Client;

  beforeAll(async () => {
    test = await startApp('PGlite');
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  /** Expects an answer that is neither a server failure nor an unexplained refusal. */
  function expectSound({ status, headers, body }: Answer, sent: string): void {
    const told = `${sent.slice(0, 400)} → ${status} ${JSON.stringify(body).slice(0, 300)}`;
    expect(status, told).toBeLessThan(500);
    if (status < 400) return;
    expect(headers['content-type'], told).toBe('application/problem+json; charset=utf-8');
    expect(body, told).toMatchObject({
      status,
      codigo: expect.stringMatching(/^[A-Z_]+$/) as string,
      correlationId: headers['x-correlation-id'],
    });
  }
  const get = async (address: string) => {
    const answer = await su('GET', address);
    expectSound(answer, address);
    // An unknown address would not test the request.
    expect((answer.body as { codigo?: string } | null)?.codigo, address).not.toBe('RUTA_NO_ENCONTRADA');
    return answer;
  };
  /** Counts the rows of every table that a write may touch. */
  const counts = async () =>
    JSON.stringify(
      await rows(
        test.database.orm,
        sql.join(
          [
            ...[...RESOURCES.map(({ name }) => name.replaceAll('-', '_')), 'idempotencia'].map(
              (table) => sql`select ${table}::text as t, count(*)::int as n from ${sql.identifier(table)}`,
            ),
            // Reading a clinical record leaves its own trace.
            sql`select 'bitacora', count(*)::int from bitacora where accion <> 'LEER'`,
          ],
          sql` union all `,
        ),
      ),
    );

  it('a structured filter is answered with a page or a problem', async () => {
    await fc.assert(
      fc.asyncProperty(resourceAndPath, condition, async ({ name, path }, value) => {
        await get(`/api${resourceOf(name).path}?filterBy=${inBase64({ [path]: value })}`);
      }),
      { seed: SEED, numRuns: 200 * TIMES },
    );
  });

  it('reserved keys, free text and apparent base64 are answered with a page or a problem', async () => {
    const filter = fc.oneof(
      fc.record({ q: anything, activo: anything }, { requiredKeys: [] }).map(inBase64),
      anything.map(inBase64),
      hostileText.map(inAddress),
      fc.base64String({ maxLength: 60 }).map(inAddress),
      fc.uint8Array({ maxLength: 40 }).map((bytes) => inAddress(Buffer.from(bytes).toString('base64'))),
    );
    await fc.assert(
      fc.asyncProperty(someResource, filter, async ({ resource }, filterBy) => {
        await get(`/api${resource.path}?filterBy=${filterBy}`);
      }),
      { seed: SEED, numRuns: 150 * TIMES },
    );
  });

  it('every path of every resource sorts, or is refused as unsortable', async () => {
    for (const resource of LISTED) {
      for (const path of [...new Set(pathsOf(resource)), ...PROTOTYPE]) {
        const { status } = await get(`/api${resource.path}?pageSize=1&sortDir=desc&sortBy=${inAddress(path)}`);
        expect([path, PROTOTYPE.includes(path) ? status === 400 : status < 500]).toEqual([path, true]);
      }
    }
  });

  it('every path of every resource accepts a filter of its type, or states a reason', async () => {
    let turn = 0;
    for (const resource of LISTED) {
      // Tests embedded fields on their own resource; one resource suffices for the path through another.
      for (const path of resource.name === 'paciente' ? pathsOf(resource) : pathsOf({ ...resource, embeds: [] })) {
        for (const value of valuesOf(turn++)) {
          expect(
            (await get(`/api${resource.path}?pageSize=1&filterBy=${inBase64({ [path]: value })}`)).status,
          ).toBeLessThan(500);
        }
      }
    }
  }, 180_000);

  it('every parameter of every read operation accepts a hostile value, or states a reason', async () => {
    const strange = ['', '-1', 'x', '9007199254740993', '2026-02-30', '\0', "'", 'a,b', '1e309', 'á'.repeat(3000)];
    const keys = ['0', '-1', 'x', '9007199254740993', "'", '2026-02-30'];
    let [turn, asked, refused] = [0, 0, 0];
    for (const { path, parameters } of readOperations()) {
      const inPath = (name: string, value: string) =>
        `/api${path.replaceAll(/\{(\w+)\}/g, (_, own: string) => inAddress(own === name ? value : '1'))}`;
      const needed = parameters.filter(({ place, required }) => place === 'query' && required);
      for (const { name, place } of parameters) {
        turn += 1;
        const value = place === 'path' ? keys[turn % keys.length]! : strange[turn % strange.length]!;
        const query = new URLSearchParams(needed.map((parameter) => [parameter.name, '1']));
        if (place === 'query') query.set(name, value);
        const { status } = await get(`${inPath(name, value)}?${query.toString()}`);
        asked += 1;
        refused += Number(status >= 400);
      }
    }
    // A run that refuses nothing, or everything, would prove nothing.
    expect(asked).toBeGreaterThan(2000);
    expect(refused).toBeGreaterThan(asked * 0.2);
    expect(refused).toBeLessThan(asked * 0.9);
  }, 600_000);

  it('pages of any number and size are a page or a problem', async () => {
    const value = fc.oneof(
      hostileText,
      hostileNumber.map(String),
      fc.constantFrom('1', '500', '501', '17592186044416', '999999999999999', '1&pageSize=2'),
    );
    await fc.assert(
      fc.asyncProperty(value, value, value, async (page, size, flag) => {
        await get(
          `/api/catalogos/estado?pageNumber=${inAddress(page)}&pageSize=${inAddress(size)}&includePageCount=${inAddress(flag)}&sortDir=${inAddress(flag)}`,
        );
      }),
      { seed: SEED, numRuns: 40 * TIMES },
    );
  });

  it('unknown keys and addresses yield problems', async () => {
    for (const key of [
      '%00',
      '%ED%A0%80',
      '%ZZ',
      '%',
      'x'.repeat(300),
      '..%2f..',
      '9007199254740993',
      '1e3',
      '-1',
      '__proto__',
      "'",
      '%F0%9F%92%89',
    ]) {
      for (const name of ['estado', 'unidad', 'paciente'])
        expect([key, (await get(`/api${resourceOf(name).path}/${key}`)).status < 500]).toEqual([key, true]);
    }
    for (const address of ['//[', '//', '/api//', '/api/%', '/api/catalogos/estado/CL/x', '/%00', '/api?x=%'])
      expectSound(await su('GET', address), address);
  });

  it('a body is written completely or not at all', async () => {
    const at = (resource: Resource) => [
      ...resource.form.writable,
      ...PROTOTYPE,
      resource.key.name,
      'activo',
      'version',
    ];
    const write = someResource.chain(({ resource }) =>
      fc.record({
        name: fc.constant(resource.name),
        path: fc.constantFrom(...at(resource)),
        value: anything,
        method: fc.constantFrom('POST' as const, 'PUT' as const),
      }),
    );
    const persona = {
      nombre: 'Ana',
      primerApellido: 'Ruiz',
      genero: 'M',
      fechaNacimiento: '1980-05-05',
      paisNacimiento: 'US',
      estadoNacimiento: 'NE',
    };
    const { unidadId } = test.world;
    const whole: Readonly<Record<string, object>> = {
      especialidad: { clave: 'FZ', nombre: 'Difusa', tipo: 'OTRA' },
      'personal-medico': { tipo: 'ADMINISTRATIVO', unidadId, turno: 'MATUTINO', persona },
      paciente: {
        unidadId,
        afiliacion: 'NINGUNA',
        nacionalidad: 'US',
        motivoSinCurp: 'EXTRANJERO',
        fechaNacimientoEstimada: false,
        domicilio: { calle: 'Juárez', estadoClave: 'CL', municipioId: test.world.municipioId },
        persona,
      },
    };
    for (const [name, body] of Object.entries(whole))
      expect((await su('POST', `/api${resourceOf(name).path}`, { body })).body, name).not.toHaveProperty('errores');
    const ids: Record<string, string> = {};
    for (const resource of resourcesUnderTest) {
      const [first] = (await get(`/api${resource.path}?pageSize=1`)).body as Record<string, unknown>[];
      ids[resource.name] = String(first?.[resource.key.name] ?? 1);
    }
    const valid = new Map(
      await Promise.all(
        resourcesUnderTest.map(
          async (resource) =>
            [
              resource.name,
              (await get(`/api${resource.path}/${ids[resource.name]}`)).body as Record<string, unknown>,
            ] as const,
        ),
      ),
    );
    let before = await counts();
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(write, async ({ name, path, value, method }) => {
        const resource = resourceOf(name);
        if (method === 'PUT')
          valid.set(name, (await su('GET', `/api${resource.path}/${ids[name]}`)).body as Record<string, unknown>);
        const body = json(withAt(valid.get(name)!, path.split('.'), value));
        const answer = await su(method, `/api${resource.path}${method === 'PUT' ? `/${ids[resource.name]}` : ''}`, {
          body,
          headers: { 'content-type': 'application/json' },
        });
        expectSound(answer, `${method} ${resource.name} ${body}`);
        const after = await counts();
        const isAccepted = answer.status < 300;
        accepted += Number(isAccepted);
        expect(isAccepted || after === before, body.slice(0, 300)).toBe(true);
        before = after;
      }),
      { seed: SEED, numRuns: 250 * TIMES },
    );
    // Refusing everything would not test writes.
    expect(accepted).toBeGreaterThan(20);
  });

  it('a body that is no record is refused', async () => {
    const bodies = [
      '',
      '[]',
      '"x"',
      '7',
      'null',
      'true',
      '{',
      '[{}]',
      '{"a":1',
      nested(100_000).text,
      `{"nombre":${nested(50_000).text}}`,
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
      `{"nombre":"${'x'.repeat(1_900_000)}"}`,
    ];
    for (const body of bodies) {
      for (const [method, path] of [
        ['POST', '/api/catalogos/especialidad'],
        ['PUT', '/api/catalogos/estado/CL'],
        ['POST', '/api/sign-in'],
      ] as const) {
        const answer = await su(method, path, { body, headers: { 'content-type': 'application/json' } });
        expectSound(answer, `${method} ${body}`);
        expect([body.slice(0, 40), answer.status >= 400]).toEqual([body.slice(0, 40), true]);
      }
    }
  });
});

/** Returns a copy of a record with another value at a path. */
function withAt(record: unknown, [head, ...rest]: readonly string[], value: unknown): unknown {
  if (head === undefined) return value;
  const copy = { ...(typeof record === 'object' ? record : {}) };
  Object.defineProperty(copy, head, {
    value: withAt((copy as Record<string, unknown>)[head], rest, value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
}

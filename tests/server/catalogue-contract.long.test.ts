import { tmpdir } from 'node:os';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#generated/server/resources.gen';
import { OPERATIONS, type OperationName } from '#generated/shared/operations.gen';
import { PROFILES } from '#generated/shared/permissions.gen';
import { DEMO_PASSWORD } from '../../scripts/db/seed/steps/users';
import { openDatabase } from '#platform/server/db/open/open-database';
import type { Database } from '#platform/server/db/database';
import { createApp } from '#app/server/create-app';
import { resolved } from '../support/codegen/resolved';
import { clientOf, type Answer, type Client } from '../support/server/app';
import { configOf } from '../support/server/config';
import { startFilled } from '../support/server/demo';
import type { TestPostgres } from '../support/server/postgres';

type Node = { readonly [name: string]: unknown };
interface Described {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Node>>;
  readonly requestBody?: Node;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Node>> };
}
type Row = Record<string, unknown>;

/** Their records embed a person whose CURP depends on the other fields; separate tests write them. */
const WITH_PERSON = ['/catalogos/usuario', '/catalogos/personal-medico'];
/** Non-text fields in which a copy must differ. */
const DIFFERENCES: Readonly<Record<string, Row>> = { '/catalogos/jurisdiccion': { numero: 99 } };

describe('the catalogues conform to the API description', () => {
  let database: Database;
  let app: FastifyInstance;
  let su: Client;
  let demo: TestPostgres;
  let document: Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  let catalogues: string[];

  beforeAll(async () => {
    // The demo has a record of each catalogue to read and to copy.
    demo = await startFilled();
    database = await openDatabase({ url: demo.url });
    app = await createApp({ database, config: configOf({ dataDir: tmpdir() }) });
    const nobody = clientOf(app, null);
    const { body } = await nobody('POST', '/api/sign-in', {
      body: { userName: PROFILES.SUPERUSUARIO.demoUser, password: DEMO_PASSWORD },
    });
    su = clientOf(app, (body as { token: string }).token);
    document = resolved((await nobody('GET', '/api/openapi.json')).body as Document);
    catalogues = Object.keys(document.paths)
      .filter((path) => /^\/catalogos\/[a-z-]+$/.test(path) && onePath(path) !== undefined)
      .toSorted();
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await demo.stop();
  });

  const operation = (path: string, method: string) => document.paths[path]?.[method];
  const onePath = (path: string) =>
    Object.keys(document.paths).find(
      (other) => /^\{\w+\}$/.test(other.slice(path.length + 1)) && other.startsWith(`${path}/`),
    )!;
  const keyName = (path: string) => /\{(\w+)\}$/.exec(onePath(path))![1]!;

  /** Returns the violations of an answer: an undocumented status, or a body that does not match its schema. */
  function wrongWith({ responses }: Described, { status, headers, body }: Answer): string[] {
    const described = responses[status];
    if (!described) return [`${status} is not described`];
    const [type, media] = Object.entries((described['content'] as Record<string, Node> | undefined) ?? {})[0] ?? [];
    const wrong = headers['x-correlation-id'] ? [] : ['no X-Correlation-Id'];
    for (const name of Object.keys((described['headers'] as Node | undefined) ?? {})) {
      if (['X-Totals', 'X-Page-Count'].includes(name)) continue;
      if (headers[name.toLowerCase()] === undefined) wrong.push(`no ${name}`);
    }
    if (!type) return body === '' ? wrong : [...wrong, 'a body that is not described'];
    if (!headers['content-type']?.startsWith(type)) wrong.push(`${headers['content-type']} instead of ${type}`);
    const validate = ajv.compile(media!['schema'] as Node);
    return validate(body) ? wrong : [...wrong, ajv.errorsText(validate.errors)];
  }

  const codeOf = ({ body }: Answer) => (body as { codigo?: string }).codigo;

  /** Sends a request and checks the answer against its description. */
  async function ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    address: string,
    expected: number,
    options?: Parameters<Client>[2],
  ): Promise<Answer> {
    const answer = await su(method, `/api${address}`, options);
    const described = operation(path, method.toLowerCase())!;
    expect(
      [answer.status, wrongWith(described, answer)],
      `${method} ${address} ${JSON.stringify(answer.body).slice(0, 300)}`,
    ).toEqual([expected, []]);
    return answer;
  }

  /** Returns a copy of an existing record with other unique values. */
  async function copyOf(path: string): Promise<Row> {
    const rows = (await su('GET', `/api${path}?pageSize=500`)).body as Row[];
    const record = (await su('GET', `/api${path}/${encodeURIComponent(String(rows.at(-1)![keyName(path)]))}`))
      .body as Row;
    const { content } = operation(path, 'post')!.requestBody as {
      content: { 'application/json': { schema: Node } };
    };
    const properties = content['application/json'].schema['properties'] as Record<string, Node>;
    const given = Object.entries(record).filter(
      ([name, value]) => name in properties && name !== 'version' && value !== null,
    );
    const resource = RESOURCES.find((each) => each.path === path)!;
    const references = resource.references.map(({ field }) => field);
    const unique = new Set(
      [...Object.values(resource.unique).flat(), resource.key.name, 'nombre'].filter(
        (name) => !references.includes(name),
      ),
    );
    return {
      ...Object.fromEntries(
        given.map(([name, value]) => [
          name,
          unique.has(name) && typeof value === 'string' && !('enum' in properties[name]!)
            ? another(value, properties[name]!, new Set(rows.map((row) => row[name])))
            : withoutKeys(value),
        ]),
      ),
      ...DIFFERENCES[path],
    };
  }

  it('all of them exist, each with a list', () => {
    expect(catalogues.length).toBeGreaterThan(30);
    expect(catalogues.filter((path) => !operation(path, 'get'))).toEqual([]);
  });

  it('list: a page, its total, the pages on request, and problems for unreadable parameters', async () => {
    for (const path of catalogues) {
      const plain = await ask('GET', path, `${path}?pageSize=10`, 200);
      expect([path, plain.headers['x-page-count']]).toEqual([path, undefined]);
      const counted = await ask('GET', path, `${path}?pageSize=10&includePageCount=true`, 200);
      const total = Number(counted.headers['x-total-items']);
      expect([path, total > 0, counted.headers['x-page-count'], (counted.body as Row[]).length]).toEqual([
        path,
        true,
        String(Math.ceil(total / 10)),
        Math.min(10, total),
      ]);
      await ask('GET', path, `${path}?pageSize=x`, 400);
    }
  });

  it('get: the record with its version, 404 for a missing one', async () => {
    for (const path of catalogues) {
      const [first] = (await su('GET', `/api${path}?pageSize=1`)).body as Row[];
      const { headers, body } = await ask(
        'GET',
        onePath(path),
        `${path}/${encodeURIComponent(String(first![keyName(path)]))}`,
        200,
      );
      expect([path, headers['etag']]).toEqual([path, `"${String((body as Row)['version'])}"`]);
      const missing = await ask('GET', onePath(path), `${path}/99999999`, 404);
      expect([path, codeOf(missing)]).toEqual([path, 'NO_ENCONTRADO']);
    }
  });

  it('create, update, delete: in sequence, with every refusal', async () => {
    let written = 0;
    for (const path of catalogues.filter((each) => operation(each, 'post') && !WITH_PERSON.includes(each))) {
      const resource = RESOURCES.find((each) => each.path === path)!;
      const body = await copyOf(path);
      const created = await ask('POST', path, path, 201, { body });
      const key = (created.body as Row)[keyName(path)];
      const at = `${path}/${encodeURIComponent(String(key))}`;
      expect(created.headers['location']).toBe(`/api${at}`);
      if (Object.keys(resource.unique).length > 0 || resource.key.kind === 'natural')
        await ask('POST', path, path, 409, { body });
      const invalid = await ask('POST', path, path, 422, { body: {} });
      expect([path, (invalid.body as { errores: unknown[] }).errores.length > 0]).toEqual([path, true]);

      const version = created.headers['etag']!;
      const changed = await ask('PUT', onePath(path), at, 200, {
        body: withLines(body, created.body as Row),
        headers: { 'if-match': version },
      });
      expect([path, (changed.body as Row)[keyName(path)]]).toEqual([path, key]);
      await ask('PUT', onePath(path), at, 422, { body: {}, headers: { 'if-match': changed.headers['etag']! } });
      await ask('PUT', onePath(path), at, 412, { body, headers: { 'if-match': '"424242"' } });
      await ask('PUT', onePath(path), `${path}/99999999`, 404, { body, headers: { 'if-match': '"1"' } });

      await ask('DELETE', onePath(path), at, 428);
      await ask('DELETE', onePath(path), at, 412, { headers: { 'if-match': '"424242"' } });
      await ask('DELETE', onePath(path), at, 204, { headers: { 'if-match': changed.headers['etag']! } });
      await ask('DELETE', onePath(path), `${path}/99999999`, 404, { headers: { 'if-match': '"1"' } });
      written += 1;
    }
    expect(written).toBeGreaterThan(28);
  });

  /** Calls an operation beyond the standard five and checks the answer against its description. */
  async function call(
    name: OperationName,
    {
      as = su,
      values = {},
      query = '',
      ...options
    }: { as?: Client; values?: Row; query?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { method, path } = OPERATIONS[name];
    const address = path.replaceAll(/\{(\w+)\}/g, (_whole, parameter: string) =>
      encodeURIComponent(String(values[parameter] ?? '98765')),
    );
    const answer = await as(method, `/api${address}${query}`, options);
    expect(
      wrongWith(operation(path, method.toLowerCase())!, answer),
      `${method} ${address}${query} ${JSON.stringify(answer.body).slice(0, 300)}`,
    ).toEqual([]);
    return answer;
  }

  it('every other operation has its documented refusals: no session, missing record, empty body, unknown parameter', async () => {
    const nobody = clientOf(app, null);
    const seen: Record<string, number[]> = {};
    for (const name of Object.keys(OPERATIONS) as OperationName[]) {
      const { method } = OPERATIONS[name];
      const sent = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
      const answers = [await call(name, { as: nobody, ...sent })];
      // The other operations need the session.
      if (name !== 'signOut') answers.push(await call(name, sent), await call(name, { query: '?noExiste=1', ...sent }));
      seen[name] = answers.map(({ status }) => status);
    }
    const refusing = (place: number, status: number, except: (name: OperationName) => boolean) =>
      (Object.keys(OPERATIONS) as OperationName[]).filter((name) => !except(name) && seen[name]?.[place] !== status);
    expect(refusing(0, 401, (name) => OPERATIONS[name].permission === 'public')).toEqual([]);
    // An import reads its file before it checks anything else.
    expect(refusing(2, 400, (name) => name === 'signOut' || OPERATIONS[name].kind === 'import')).toEqual([]);
    const inPath = (Object.keys(OPERATIONS) as OperationName[]).filter((name) => OPERATIONS[name].path.includes('{'));
    expect(inPath.filter((name) => ![404, 422].includes(seen[name]![1]!))).toEqual([]);
    expect(Object.values(seen).flat()).toEqual(expect.arrayContaining([200, 400, 401, 404, 422]));
  });

  it('a current answer is not sent again', async () => {
    const { status, headers } = await call('catalogoBulto', { query: '?nombres=turno,especialidad' });
    expect(status).toBe(200);
    const known = await call('catalogoBulto', {
      query: '?nombres=turno,especialidad',
      headers: { 'if-none-match': headers['etag']! },
    });
    expect([known.status, known.body, known.headers['etag']]).toEqual([304, '', headers['etag']]);
    expect(
      (await call('catalogoBulto', { query: '?nombres=turno', headers: { 'if-none-match': headers['etag']! } })).status,
    ).toBe(200);
  });

  it('operations refuse conflicts, stale versions and missing records', async () => {
    expect((await call('solicitudDetalle', { query: '?solicitudId=98765' })).status).toBe(404);
    expect((await call('marcarVista', { body: { notificacionIds: [98765] } })).status).toBe(404);
    expect((await call('simulacionUsuario', { body: { usuarioId: 98765 } })).status).toBe(404);
    const view = {
      recurso: 'turno',
      nombre: 'Una vista',
      contenido: { filtros: {}, orden: { campo: 'nombre', sentido: 'asc' }, columnas: ['nombre'], densidad: 'comoda' },
    };
    const created = await call('vistaCreate', { body: view });
    expect([created.status, (await call('vistaCreate', { body: view })).status]).toEqual([201, 409]);
    const { vistaId } = created.body as { vistaId: number };
    expect((await call('vistaUpdate', { values: { vistaId }, body: { nombre: 'Otra', version: 42 } })).status).toBe(
      412,
    );
    const [user] = (await su('GET', '/api/catalogos/usuario?pageSize=1&sortBy=email')).body as { usuarioId: number }[];
    const block = { values: { usuarioId: user!.usuarioId }, body: { motivo: 'Una prueba de la API' } };
    expect((await call('usuarioBloquear', { ...block, headers: { 'if-match': '"4242"' } })).status).toBe(412);
    expect([(await call('usuarioBloquear', block)).status, (await call('usuarioBloquear', block)).status]).toEqual([
      200, 409,
    ]);
  });

  it('permissions are read-only', async () => {
    expect([operation('/catalogos/permiso', 'post'), operation(onePath('/catalogos/permiso'), 'put')]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await su('POST', '/api/catalogos/permiso', { body: {} })).status).toBe(404);
  });
});

/** Returns an unused text of the same pattern. Starting at the end, it replaces digits with digits and letters with letters. */
function another(value: string, { pattern }: Node, taken: ReadonlySet<unknown>): string {
  const allowed = typeof pattern === 'string' ? new RegExp(pattern, 'u') : null;
  const fits = (candidate: string) => !taken.has(candidate) && (allowed?.test(candidate) ?? true);
  for (const alphabet of ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz']) {
    for (let at = value.length - 1; at >= 0; at--) {
      if (!alphabet.includes(value.charAt(at))) continue;
      for (const first of alphabet) {
        for (const second of at + 1 < value.length ? alphabet : ' ') {
          const candidate = `${value.slice(0, at)}${first}${second.trim()}${value.slice(at + 1 + second.trim().length)}`;
          if (fits(candidate)) return candidate;
        }
      }
    }
  }
  throw new Error(`Nothing else like «${value}».`);
}

/** Returns lines and labels of a record as a new record would send them. */
function withoutKeys(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) =>
    typeof item === 'object' && item !== null
      ? Object.fromEntries(
          Object.entries(item).filter(
            ([name, each]) => !/InsumosSugeridosId$|InsumosId$|Nombre$/.test(name) && each !== null,
          ),
        )
      : item,
  );
}

/** Returns the same record for an update: lines retain their assigned keys. */
function withLines(body: Row, created: Row): Row {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, name === 'insumosSugeridos' ? created[name] : value]),
  );
}

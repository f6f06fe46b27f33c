import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportAnswer } from '#platform/server/imports/import-spec';
import * as tables from '#generated/server/tables.gen';
import { walkChain } from '#platform/server/db/chain/walk-chain';
import { openDatabase } from '#platform/server/db/open/open-database';
import { rows } from '#platform/server/db/rows';
import { finishImports } from '#platform/server/db/staged/finish-imports';
import { stageImport } from '#platform/server/db/staged/staged-import';
import { ENGINES, openTestDatabase, startApp, type Client, type TestApp } from '../support/server/app';
import { startMigrated, type TestPostgres } from '../support/server/postgres';
import { startProcess } from '../support/server/process';
import { emailOf, PASSWORD, seedWorld } from '../support/server/world';

const PATH = '/api/catalogos/especialidad/importar';
/** Maximum response time of other requests during an import, in milliseconds. */
const MAX_WAIT_MS = 1000;

/** Returns a file of specialties, distinguished by `series`. */
const file = (count: number, series: string, name = 'De prueba') =>
  Buffer.from(
    [
      'clave,nombre',
      ...Array.from({ length: count }, (_, index) => `${series}-${String(index).padStart(5, '0')},${name} ${index}`),
    ].join('\n'),
  ).toString('base64');
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });

describe.each(ENGINES)('during an import on %s', (engine) => {
  let test: TestApp;
  let su: Client;
  const count = async (series: string) =>
    (
      await rows<{ total: number }>(
        test.database.orm,
        sql`select count(*)::int as total from especialidad where clave like ${`${series}-%`}`,
      )
    )[0]!.total;
  const begin = (contenido: string, headers: Record<string, string> = {}) => {
    let isOver = false;
    const answer = su('POST', PATH, { body: { archivo: 'a.csv', contenido, aplicar: true }, headers }).finally(() => {
      isOver = true;
    });
    return { answer, isOver: () => isOver };
  };

  beforeAll(async () => {
    test = await startApp(engine);
    su = await test.as('SUPERUSUARIO');
  });
  afterAll(() => test.stop());

  it('others read and write within a second, and the audit trail is complete', async () => {
    const importing = begin(file(2000, 'IMPO'));
    const waits: number[] = [];
    const ask = async (...request: Parameters<Client>) => {
      const started = performance.now();
      const answer = await su(...request);
      waits.push(performance.now() - started);
      expect([200, 201]).toContain(answer.status);
      return answer.body as Record<string, unknown>;
    };
    for (let turn = 0; !importing.isOver(); turn += 1) {
      const body = { clave: `ENTRE${turn}`, nombre: `Escrita ${turn}`, tipo: 'OTRA' };
      const [{ especialidadId, version }] = await Promise.all([
        ask('POST', '/api/catalogos/especialidad', { body }),
        ask('GET', '/api/catalogos/especialidad?pageSize=25'),
        ask('GET', '/api/health'),
      ]);
      await ask('PUT', `/api/catalogos/especialidad/${String(especialidadId)}`, {
        body: { ...body, nombre: 'Otra vez' },
        headers: { 'If-Match': `"${String(version)}"` },
      });
      await pause();
    }
    expect((await importing.answer).body).toMatchObject({ nuevas: 2000, conError: 0 });
    expect(waits.length).toBeGreaterThan(20);
    expect(Math.max(...waits)).toBeLessThan(MAX_WAIT_MS);
    expect(await count('IMPO')).toBe(2000);
    const walk = await walkChain(test.database.orm);
    expect(walk.broken).toBeNull();
    expect(walk.rows).toBeGreaterThan(2000);
    expect(walk.last!.orden).toBeLessThan(walk.rows);
  });

  it('a concurrent write to the same record is answered within a second; the import applies completely or not at all', async () => {
    await begin(file(700, 'MISM')).answer;
    const [record] = await rows<{ id: string }>(
      test.database.orm,
      sql`select especialidad_id::text as id from especialidad where clave = 'MISM-00690'`,
    );
    const importing = begin(file(800, 'MISM', 'Con otro nombre'));
    const told = new Set<string>();
    while (!importing.isOver()) {
      const started = performance.now();
      const [changed, created] = await Promise.all([
        su('PUT', `/api/catalogos/especialidad/${record!.id}`, {
          body: { clave: 'MISM-00690', nombre: 'De otra persona', tipo: 'OTRA' },
          headers: { 'If-Match': '"1"' },
        }),
        su('POST', '/api/catalogos/especialidad', {
          body: { clave: 'MISM-00799', nombre: 'De otra persona', tipo: 'OTRA' },
        }),
      ]);
      expect(performance.now() - started).toBeLessThan(MAX_WAIT_MS * 1.5);
      for (const { status, body } of [changed, created])
        told.add(`${status} ${String((body as { codigo?: string }).codigo)}`);
      await pause();
    }
    const { status, body } = await importing.answer;
    const stored = await rows<{ nombres: string }>(
      test.database.orm,
      sql`select string_agg(nombre, ', ' order by clave) as nombres from especialidad where clave in ('MISM-00690', 'MISM-00799')`,
    );
    const [{ total: changed } = { total: -1 }] = await rows<{ total: number }>(
      test.database.orm,
      sql`select count(*)::int as total from especialidad where clave like 'MISM-%' and nombre like 'Con otro%'`,
    );
    const { codigo, nuevas = 0, actualizadas = 0 } = body as Partial<ImportAnswer> & { codigo?: string };
    const outcome = {
      answer: status === 200 ? '200' : `${status} ${String(codigo)}`,
      rows: nuevas + actualizadas,
      others: [...told].some((each) => each.startsWith('409 ')) ? 'some refused' : 'none refused',
      stored: stored[0]!.nombres,
      changed,
    };
    // Either the import is written completely and the others are refused, or another write was faster. If it came before the comparison of
    // rows, it is a finding of the row; if before the write, nothing of the import remains.
    const whole = {
      answer: '200',
      rows: 800,
      others: 'some refused',
      stored: 'Con otro nombre 690, Con otro nombre 799',
      changed: 800,
    };
    const nothing = {
      answer: expect.stringMatching(/^(409 (CONFLICTO_SIMULTANEO|DUPLICADO)|422 IMPORTACION_CON_ERRORES)$/),
      rows: 0,
      others: expect.any(String),
      stored: expect.any(String),
      changed: 0,
    };
    expect(outcome).toEqual(status === 200 ? whole : nothing);
  });

  it('a second request with the same key waits for the first and gets its answer', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = await Promise.all([
      begin(file(300, 'CLAV'), headers).answer,
      begin(file(300, 'CLAV'), headers).answer,
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect((second.body as ImportAnswer).nuevas).toBe(300);
    expect([first, second].filter(({ headers: answered }) => answered['idempotent-replayed'] === 'true')).toHaveLength(
      1,
    );
    expect(await count('CLAV')).toBe(300);
  });

  it('a batch of many records also permits other requests', async () => {
    await begin(file(150, 'LOTE')).answer;
    const found = await rows<{ id: string }>(
      test.database.orm,
      sql`select especialidad_id::text as id from especialidad where clave like 'LOTE-%'`,
    );
    const over = new AbortController();
    const batch = su('POST', '/api/catalogos/especialidad/lote', {
      body: { accion: 'desactivar', registros: found.map(({ id }) => ({ id })) },
    }).finally(() => over.abort());
    const waits: number[] = [];
    while (!over.signal.aborted) {
      const started = performance.now();
      expect((await su('GET', '/api/catalogos/estado?pageSize=25')).status).toBe(200);
      waits.push(performance.now() - started);
      await pause();
    }
    expect((await batch).body).toMatchObject({
      resultados: expect.arrayContaining([expect.objectContaining({ resultado: 'hecho' })]) as unknown,
    });
    // The answers came during the batch, not after its end.
    expect(waits.length).toBeGreaterThan(3);
    expect(Math.max(...waits)).toBeLessThan(MAX_WAIT_MS);
  });
});

describe('an import in progress when the process ends', () => {
  it('is finished by the next process that opens the database; an import in preparation leaves nothing', async () => {
    const { database, drop } = await openTestDatabase('PGlite');
    const { orm } = database;
    const slice = (series: string, from: number) => {
      const nuevas = Array.from({ length: 3 }, (_, index) => ({
        especialidad_id: 1000 * from + index,
        clave: `${series}-${from}${index}`,
        nombre: 'x y',
        tipo: 'OTRA',
      }));
      return {
        tabla: 'especialidad',
        clave: 'especialidad_id',
        nuevas,
        cambios: [],
        actor: { usuarioId: 1, unidadId: null, ip: null, device: null, correlationId: 'c' },
        bitacora: nuevas.map((despues) => ({
          accion: 'CREAR' as const,
          entidad: 'especialidad',
          entidadId: despues.especialidad_id,
          despues,
        })),
      };
    };
    const begun = await stageImport(orm, 'especialidad');
    for (const from of [1, 2, 3]) await begun.add(slice('EMPE', from));
    await orm.transaction((tx) => begun.begin(tx));
    expect(await begun.applyNext()).toBe(true);
    const prepared = await stageImport(orm, 'especialidad');
    await prepared.add(slice('PREP', 5));

    await finishImports(orm);
    const stored = await orm
      .select({ clave: tables.especialidad.clave })
      .from(tables.especialidad)
      .orderBy(tables.especialidad.clave);
    expect(stored.map(({ clave }) => clave)).toEqual(
      [1, 2, 3].flatMap((from) => [0, 1, 2].map((index) => `EMPE-${from}${index}`)),
    );
    expect(await rows(orm, sql`select 1 from importacion union all select 1 from importacion_tramo`)).toEqual([]);
    expect(await walkChain(orm)).toMatchObject({ rows: 9, broken: null });
    await database.close();
    await drop();
  });
});

describe.each(ENGINES)('kill -9 during an import on %s', (engine) => {
  let folder: string;
  let postgres: TestPostgres | null = null;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'red-salud-importar-'));
    postgres = engine === 'PostgreSQL' ? await startMigrated() : null;
    if (!postgres) return;
    const made = await openDatabase({ url: postgres.url });
    await seedWorld(made);
    await made.close();
  });
  afterEach(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves all of it or nothing, and an intact chain', async () => {
    const place = { DATABASE_URL: postgres?.url ?? '', DATA_DIR: folder };
    const outcomes: number[] = [];
    for (const [series, share] of [
      ['UNO', 0.1],
      ['DOS', 0.7],
    ] as const) {
      const server = await startProcess(place);
      const signedIn = await fetch(`${server.url}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userName: emailOf('SUPERUSUARIO'), password: PASSWORD }),
      });
      const { token } = (await signedIn.json()) as { token: string };
      const response = await fetch(`${server.url}${PATH}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/x-ndjson',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ archivo: 'a.csv', contenido: file(1500, series), aplicar: true }),
      });
      let text = '';
      const reading = (async () => {
        for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
          text += chunk;
          const [, done] = /"GUARDADO","hechas":(\d+)[^\n]*\n$/.exec(text) ?? [];
          if (done !== undefined && Number(done) >= 1500 * share) await server.end('SIGKILL');
        }
      })();
      await reading.catch(() => undefined);
      await server.end('SIGKILL');
      expect(text).toContain('GUARDADO');

      const database = await openDatabase(postgres ? { url: postgres.url } : { dataDir: folder });
      const [found] = await rows<{ total: number; audited: number }>(
        database.orm,
        sql`
        select count(*)::int as total, (select count(*)::int from bitacora where entidad = 'especialidad' and despues ->> 'clave' like ${`${series}-%`}) as audited from especialidad where clave like ${`${series}-%`}`,
      );
      expect([0, 1500]).toContain(found!.total);
      expect(found!.audited).toBe(found!.total);
      outcomes.push(found!.total);
      expect((await walkChain(database.orm)).broken).toBeNull();
      await database.close();
    }
    // An import that has begun on the embedded database is finished after a restart.
    expect(postgres ? [0, 1500] : [1500]).toContain(outcomes[1]);
  });
});

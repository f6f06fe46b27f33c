import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import type { ImportAnswer } from '#platform/server/imports/import-spec';
import { rows } from '#platform/server/db/rows';
import { emailOf, PASSWORD } from '../support/server/world';
import { ENGINES, startApp, type TestApp } from '../support/server/app';

const PATH = '/api/catalogos/especialidad/importar';
/** Maximum response time of other requests, in milliseconds. */
const MAX_WAIT_MS = 500;
const LINES = 'application/x-ndjson';

interface Told {
  readonly fase?: string;
  readonly hechas?: number;
  readonly total?: number;
  readonly resultado?: ImportAnswer;
  readonly problema?: { readonly codigo: string; readonly status: number };
}

/** Returns a file of new specialties, distinguished by `series`. */
function file(many: number, series: string): string {
  return Buffer.from(
    [
      'clave,nombre',
      ...Array.from(
        { length: many },
        (_, index) => `${series}-${String(index).padStart(5, '0')},Especialidad de prueba ${index}`,
      ),
    ].join('\n'),
  ).toString('base64');
}

describe.each(ENGINES)('a large import on %s', (engine) => {
  let test: TestApp;
  let authorization: string;
  const count = async (series: string) =>
    (
      await test.database.orm
        .select({ clave: tables.especialidad.clave })
        .from(tables.especialidad)
        .where(sql`clave like ${`${series}-%`}`)
    ).length;
  const lines = async (payload: object, headers: Record<string, string> = {}): Promise<Told[]> => {
    const answer = await test.app.inject({
      method: 'POST',
      url: PATH,
      headers: { authorization, accept: LINES, ...headers },
      payload,
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, LINES]);
    return answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Told);
  };

  beforeAll(async () => {
    test = await startApp(engine);
    const { body } = await test.nobody('POST', '/api/sign-in', {
      body: { userName: emailOf('SUPERUSUARIO'), password: PASSWORD },
    });
    authorization = `Bearer ${(body as { token: string }).token}`;
  });
  afterAll(() => test.stop());

  it('reports its progress, and finally its result, once for each key', async () => {
    const body = { archivo: 'a.csv', contenido: file(5000, 'AVAN'), aplicar: true };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const told = await lines(body, headers);
    const progress = told.slice(0, -1);
    expect(progress.length).toBeGreaterThan(2);
    for (const { hechas, total } of progress) expect(hechas).toBeLessThanOrEqual(total!);
    const order = ['LECTURA', 'BUSQUEDA', 'REVISION', 'COMPARACION', 'GUARDADO'];
    const seen = progress.map(({ fase }) => order.indexOf(fase!));
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(seen.at(-1)).toBe(order.indexOf('GUARDADO'));
    expect(told.at(-1)?.resultado).toMatchObject({ aplicada: true, filas: 5000, nuevas: 5000, conError: 0 });
    expect((await lines(body, headers)).at(-1)?.resultado).toMatchObject({ nuevas: 5000 });
    expect(await count('AVAN')).toBe(5000);
    // The table is vacuumed afterwards, so that page boundaries are read from an index only.
    await test.app.settled();
    const [pages] = await rows<{ all: number; seen: number }>(
      test.database.orm,
      sql`select relpages as all, relallvisible as seen from pg_class where relname = 'especialidad'`,
    );
    expect(pages!.all).toBeGreaterThan(0);
    // A concurrent reader may still hold the last page.
    expect(pages!.seen).toBeGreaterThan(pages!.all * 0.9);
  });

  it('states the reason of a refusal in its last line', async () => {
    const [last] = (
      await lines({
        archivo: 'a.csv',
        contenido: Buffer.from('clave,nombre\nmal clave,x').toString('base64'),
        aplicar: true,
      })
    ).slice(-1);
    expect(last?.problema).toMatchObject({ codigo: 'IMPORTACION_CON_ERRORES', status: 422 });
    // Errors of the request itself keep their HTTP status.
    const refused = await test.app.inject({
      method: 'POST',
      url: PATH,
      headers: { authorization, accept: LINES },
      payload: { archivo: 'a.csv', aplicar: true },
    });
    expect(refused.statusCode).toBe(422);
  });

  it('delays no request while 50 000 rows are checked', async () => {
    const checked = lines({ archivo: 'a.csv', contenido: file(50_000, 'ESPE'), aplicar: false });
    const ended = checked.then(
      () => true,
      () => true,
    );
    const waits: number[] = [];
    for (;;) {
      const started = performance.now();
      const { statusCode } = await test.app.inject({
        method: 'GET',
        url: '/api/catalogos/estado?pageSize=25',
        headers: { authorization },
      });
      waits.push(performance.now() - started);
      expect(statusCode).toBe(200);
      const pause = new Promise<false>((resolve) => {
        setTimeout(() => resolve(false), 20);
      });
      if (await Promise.race([ended, pause])) break;
    }
    expect((await checked).at(-1)?.resultado).toMatchObject({ filas: 50_000, nuevas: 50_000, conError: 0 });
    expect(waits.length).toBeGreaterThan(10);
    // The first one waits while the request body is parsed: 2 MB of JSON.
    expect(Math.max(...waits)).toBeLessThan(MAX_WAIT_MS);
    expect(await count('ESPE')).toBe(0);
  });

  it('leaves nothing when cancelled', async () => {
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const controller = new AbortController();
    const response = await fetch(`${address}${PATH}`, {
      method: 'POST',
      signal: controller.signal,
      headers: { authorization, accept: LINES, 'content-type': 'application/json' },
      body: JSON.stringify({ archivo: 'a.csv', contenido: file(30_000, 'ADIO'), aplicar: true }),
    });
    let text = '';
    const ended = (async () => {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        if (/"GUARDADO","hechas":[1-9]/.test(text)) controller.abort();
      }
    })();
    await expect(ended).rejects.toThrow(/abort/i);
    expect(text).not.toContain('resultado');
    // Until the first import has noticed its cancellation, its keys are reserved.
    await expect
      .poll(
        async () => (await lines({ archivo: 'a.csv', contenido: file(10, 'ADIO'), aplicar: true })).at(-1)?.resultado,
        { timeout: 30_000 },
      )
      .toMatchObject({ nuevas: 10 });
    expect(await count('ADIO')).toBe(10);
  });
});

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#platform/server/db/open/open-database';
import { loggable } from '#platform/server/db/loggable';
import { startMigrated, type TestPostgres } from '../support/server/postgres';
import { startProcess, type ServerProcess } from '../support/server/process';
import { freePort } from '../support/start-process';
import { emailOf, PASSWORD, seedWorld } from '../support/server/world';

const NAME = 'Marcada';
const BORN = '1991-07-23';
const MAIL = 'marcada.marcadez@example.org';
const MARKS = /marcad|1991-07-23|23-07-1991/i;

describe('the log of the server', () => {
  let postgres: TestPostgres;
  let server: ServerProcess;
  let token: string;

  beforeAll(async () => {
    postgres = await startMigrated();
    const database = await openDatabase({ url: postgres.url });
    await seedWorld(database);
    await database.close();
    // Nothing listens on this port: mails fail, each with its recipient in the error.
    server = await startProcess({
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'debug',
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    });
    const answer = await fetch(`${server.url}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: emailOf('SUPERUSUARIO'), password: PASSWORD }),
    });
    ({ token } = (await answer.json()) as { token: string });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await postgres.stop();
  });

  const say = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const ask = (method: string, path: string, body?: object) =>
    fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const person = {
    nombre: NAME,
    primerApellido: NAME,
    genero: 'M',
    fechaNacimiento: BORN,
    paisNacimiento: 'US',
    estadoNacimiento: 'NE',
  };
  const user = (perfilId: number) => ({ email: MAIL, perfilId, estatus: 'INVITADO', persona: person });

  it('says where and why something failed, without data of the people concerned', async () => {
    const { perfilId } = (
      (await (await ask('GET', '/api/catalogos/perfil?pageSize=1')).json()) as { perfilId: number }[]
    )[0]!;
    // Covers a message that contains the value, a row in a database error, and a search text in a faulty statement.
    await say(
      "create function falla() returns trigger language plpgsql as $$ begin raise exception 'no: % %', new.nombre, new.fecha_nacimiento using detail = new.nombre; end $$; create trigger falla before insert on persona for each row execute function falla()",
    );
    const failed = await ask('POST', '/api/catalogos/usuario', user(perfilId));
    expect(failed.status).toBe(500);
    // The client gets the correlation id, and no details of the failure.
    const told = (await failed.json()) as Record<string, unknown>;
    expect(told).toMatchObject({ codigo: 'ERROR_INTERNO', correlationId: failed.headers.get('x-correlation-id') });
    expect(JSON.stringify(told)).not.toMatch(/marcad|falla|P0001|insert|select|\.ts|node_modules/i);
    await say(
      `drop trigger falla on persona; alter table persona add constraint falla_larga exclude (nombre with =) where (nombre = '${NAME}')`,
    );
    expect((await ask('POST', '/api/catalogos/usuario', user(perfilId))).status).toBe(201);
    expect((await ask('POST', '/api/catalogos/usuario', { ...user(perfilId), email: `otra.${MAIL}` })).status).toBe(
      500,
    );
    await say('alter table persona rename column busqueda to ausente');
    expect((await ask('GET', `/api/catalogos/personal-medico?filterBy=${NAME}`)).status).toBe(500);
    expect((await ask('POST', '/api/catalogos/paciente/nada', { a: NAME })).status).toBe(404);
    // Lines of the log arrive after the answer of their request.
    for (const line of ['job correo failed', '42703'])
      await expect.poll(() => server.output(), { timeout: 20_000 }).toContain(line);
    const output = server.output();
    expect(output.match(MARKS)).toBeNull();
    expect(output).toContain('request failed');
    expect(output).toMatch(/P0001/);
    expect(output).toMatch(/23P01.*falla_larga/);
    // One object per line, with its time.
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(Number) as number,
        time: expect.any(Number) as number,
      });
  });

  it('records who was refused which request, with only the route of its address', async () => {
    const answer = await fetch(`${server.url}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: emailOf('Recepcion'), password: PASSWORD }),
    });
    const { token: reception } = (await answer.json()) as { token: string };
    const get = (path: string, id: string) =>
      fetch(server.url + path, { headers: { authorization: `Bearer ${reception}`, 'x-correlation-id': id } });
    expect((await get(`/api/catalogos/perfil/${NAME}?filterBy=${NAME}`, 'negado-1')).status).toBe(403);
    expect((await get('/api/catalogos/unidad/999999', 'negado-2')).status).toBe(404);
    const refusals = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('request refused'))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    await expect.poll(refusals).toMatchObject([
      {
        status: 403,
        codigo: 'SIN_PERMISO',
        usuarioId: expect.any(Number) as number,
        method: 'GET',
        route: '/api/catalogos/perfil/:id',
        ip: '127.0.0.1',
        correlationId: 'negado-1',
      },
      { status: 404, codigo: 'NO_ENCONTRADO', route: '/api/catalogos/unidad/:id', correlationId: 'negado-2' },
    ]);
    expect(JSON.stringify(refusals())).not.toMatch(MARKS);
  });

  it('records malformed requests and exceeded limits, also without a session', async () => {
    const post = (id: string, type: string, body: string) =>
      fetch(`${server.url}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': type, 'x-correlation-id': id },
        body,
      });
    expect((await post('torcido-1', 'application/json', `{"userName": "${MAIL}", ${NAME}`)).status).toBe(400);
    expect((await post('torcido-2', 'application/xml', NAME)).status).toBe(415);
    expect(
      (await post('torcido-3', 'application/json', JSON.stringify({ userName: NAME.repeat(20_000) }))).status,
    ).toBe(413);
    const lines = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('request refused') && line.includes('torcido'))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    await expect.poll(lines).toMatchObject([
      { status: 400, usuarioId: null, route: '/api/sign-in', correlationId: 'torcido-1' },
      { status: 415, usuarioId: null, correlationId: 'torcido-2' },
      { status: 413, usuarioId: null, correlationId: 'torcido-3' },
    ]);
    expect(JSON.stringify(lines())).not.toMatch(MARKS);
  });

  it('contains nothing that a parser or a mail server repeats', () => {
    const parsed = (() => {
      try {
        return JSON.parse(`{"nombre": ${NAME}}`) as unknown;
      } catch (error) {
        return error;
      }
    })();
    const refused = new Error(`Mail to ${MAIL} refused: 550 <${MAIL}> unknown`, {
      cause: new Error(`born ${BORN}, CURP "MAMN910723MCLRRR05"`),
    });
    for (const error of [parsed, refused, `«${NAME}»`])
      expect(JSON.stringify(loggable(error))).not.toMatch(/marcad|1991|MAMN/i);
    expect(loggable(refused).stack).toContain('logs.test.ts');
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { perfil, solicitud } from '#generated/server/tables.gen';
import type { Database } from '#platform/server/db/database';
import { openDatabase } from '#platform/server/db/open/open-database';
import { rows } from '#platform/server/db/rows';
import { startMigrated, type TestPostgres } from '../support/server/postgres';
import { startProcess, type ServerProcess } from '../support/server/process';
import { startMailServer, type MailServer } from '../support/server/smtp';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { emailOf, PASSWORD, seedWorld, type ProfileName } from '../support/server/world';

const [FIRST, SECOND] = ['primero@example.org', 'segundo@example.org'] as const;
const PEOPLE = Array.from({ length: 20 }, (_, index) => `invitada${index}@example.org`);

describe('two processes on one PostgreSQL', () => {
  let postgres: TestPostgres;
  let database: Database;
  let stock: Warehouses;
  let mailServer: MailServer;
  let first: ServerProcess;
  let second: ServerProcess;
  let killed = () => {};
  const hasBeenKilled = new Promise<void>((resolve) => {
    killed = resolve;
  });

  beforeAll(async () => {
    postgres = await startMigrated();
    database = await openDatabase({ url: postgres.url });
    stock = await seedWarehouses({ database, world: await seedWorld(database) });
    let taken = 0;
    mailServer = await startMailServer(async (from) => {
      // Delays the second process, so that the first is killed with a mail in progress, others sent, and others pending.
      if (from === SECOND) return hasBeenKilled;
      taken += 1;
      if (taken < 4) return;
      await first.end('SIGKILL');
      killed();
    });
    const env = { DATABASE_URL: postgres.url, SMTP_URL: mailServer.url, TEST_JOB_PACE: '20' };
    [first, second] = (await Promise.all([FIRST, SECOND].map((from) => startProcess({ ...env, MAIL_FROM: from })))) as [
      ServerProcess,
      ServerProcess,
    ];
  });
  afterAll(async () => {
    await Promise.all([first.end('SIGKILL'), second.end('SIGTERM')]);
    await mailServer.stop();
    await database.close();
    await postgres.stop();
  });

  const tokenOf = async (profile: ProfileName) => {
    const answer = await fetch(`${second.url}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: emailOf(profile), password: PASSWORD }),
    });
    return ((await answer.json()) as { token: string }).token;
  };
  const post = (server: ServerProcess, token: string, path: string, key: string, body: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify(body),
    });

  it('send each invitation once, also when one of them is killed while sending', async () => {
    const token = await tokenOf('SUPERUSUARIO');
    const [profile] = await database.orm
      .select({ perfilId: perfil.perfilId })
      .from(perfil)
      .where(sql`nombre = 'Farmacia'`);
    for (const [index, email] of PEOPLE.entries()) {
      const body = {
        email,
        perfilId: profile!.perfilId,
        genero: 'H',
        nombre: `Luis ${'abcdefghijklmnopqrst'[index]}`,
        primerApellido: 'Prado',
        fechaNacimiento: '1990-03-05',
        paisNacimiento: 'US',
      };
      const invite = (server: ServerProcess) => post(server, token, '/api/catalogos/usuario', email, body);
      // A client without an answer sends the request to the other process.
      const answer = await invite(index % 2 === 0 ? first : second).catch(() => invite(second));
      expect(answer.status, await answer.text()).toBe(201);
    }
    await hasBeenKilled;
    const states = () =>
      rows(
        database.orm,
        sql`select state::text, count(*)::int as jobs from trabajos.job where name = 'correo' group by 1`,
      );
    await expect
      .poll(states, { timeout: 30_000, interval: 100 })
      .toEqual([{ state: 'completed', jobs: PEOPLE.length }]);
    expect(mailServer.mails.map(({ to }) => to).toSorted()).toEqual(PEOPLE.toSorted());
    expect(new Set(mailServer.mails.map(({ from }) => from))).toEqual(new Set([FIRST, SECOND]));
    // Queued and sent mails contain no code.
    expect(
      JSON.stringify(await rows(database.orm, sql`select data from trabajos.job where name = 'correo'`)),
    ).not.toContain('codigo');
  });

  it('take the step of an overdue document once', async () => {
    first = await startProcess({ DATABASE_URL: postgres.url, SMTP_URL: mailServer.url, TEST_JOB_PACE: '20' });
    const answer = await post(second, await tokenOf('Almacen-unidad'), '/api/inventario/solicitud', 'solicitud', {
      tipo: 'COLECTIVO',
      almacenSolicitanteId: stock.solicitanteId,
      almacenSurtidorId: stock.surtidorId,
      urgente: false,
      lineas: [{ insumoId: stock.insumoIds[0], cantidadSolicitada: 10 }],
    });
    expect(answer.status, await answer.clone().text()).toBe(201);
    const id = ((await answer.json()) as { solicitudId: number }).solicitudId;
    await database.orm
      .update(solicitud)
      .set({ estatus: 'RECIBIDA', estatusDesde: new Date(Date.now() - 73 * 3_600_000) });
    const ticks = async () =>
      (
        await rows<{ done: number }>(
          database.orm,
          sql`select count(*)::int as done from trabajos.job where name = 'pasos-automaticos' and state = 'completed'`,
        )
      )[0]!.done;
    const stepsTaken = () =>
      rows(
        database.orm,
        sql`select accion, usuario_id as by from bitacora where entidad = 'solicitud' and entidad_id = ${String(id)} and transicion is not null`,
      );
    await expect.poll(async () => (await stepsTaken()).length, { timeout: 20_000, interval: 100 }).toBeGreaterThan(0);
    const before = await ticks();
    await expect.poll(ticks, { timeout: 20_000, interval: 100 }).toBeGreaterThan(before);
    expect(await stepsTaken()).toHaveLength(1);
  });
});

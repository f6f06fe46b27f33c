import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { notificacion, usuario } from '#generated/server/tables.gen';
import { notify } from '#areas/avisos/server/notify';
import { readSetting, SETTINGS } from '#platform/server/db/settings';
import { createApp } from '#app/server/create-app';
import { CHANNEL_PATH, CHANNEL_PROTOCOL, type ClientMessage, type ServerMessage } from '#platform/shared/channel';
import { BOTH_ENGINES, clientOf, startApp, type Client, type TestApp } from '../support/server/app';
import { configOf } from '../support/server/config';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';
import { emailOf, PASSWORD, type ProfileName } from '../support/server/world';

const NEGOTIATE = '/api/messaging/notifications-messaging/negotiate';

interface Told {
  readonly notificacionId: number;
  readonly titulo: string;
  readonly fecha: string;
}
type Message = ServerMessage<Told>;
type Of<Kind extends Message['tipo']> = Extract<Message, { tipo: Kind }>;

/** Page of a user, with its received messages. */
class Page {
  readonly messages: Message[] = [];
  readonly closed: Promise<number>;

  constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.messages.push(JSON.parse(data.toString()) as Message));
    this.closed = new Promise((resolve) => socket.on('close', resolve));
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  of<Kind extends Message['tipo']>(kind: Kind): Of<Kind>[] {
    return this.messages.filter((message): message is Of<Kind> => message.tipo === kind);
  }

  /** Waits for the first message of a kind that matches. */
  async told<Kind extends Message['tipo']>(kind: Kind, fits: (message: Of<Kind>) => boolean = () => true) {
    const found = () => this.of(kind).find(fits);
    return vi.waitUntil(found, { timeout: 10_000, interval: 5 });
  }

  titles(): string[] {
    return this.of('notificaciones').flatMap(({ nuevas }) => nuevas.map(({ titulo }) => titulo));
  }
}

describe.each(BOTH_ENGINES)('the channel on %s', (engine) => {
  let test: TestApp;
  let stock: Warehouses;
  /** A second process: it has its own channel connections, and the database is its only link to the first. */
  let other: FastifyInstance;
  let pages: Page[] = [];
  beforeAll(async () => {
    test = await startApp(engine);
    stock = await seedWarehouses(test);
    other = await createApp({ database: test.database, config: configOf({ dataDir: test.dataDir }) });
    await Promise.all([test.app, other].map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
  });
  afterAll(async () => {
    other.server.closeAllConnections();
    await other.close();
    await test.stop();
  });
  beforeEach(async () => {
    await test.database.orm.delete(notificacion);
  });
  afterEach(() => {
    for (const { socket } of pages) socket.terminate();
    pages = [];
  });

  const signIn = async (profile: ProfileName): Promise<Client> => {
    const answer = await test.nobody('POST', '/api/sign-in', {
      body: { userName: emailOf(profile), password: PASSWORD },
    });
    return clientOf(test.app, (answer.body as { token: string }).token);
  };
  const ticketOf = async (client: Client) => {
    const answer = await client('POST', NEGOTIATE, { body: {} });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body as { url: string; accessToken: string; expiresIn: number };
  };
  const socketTo = (app: FastifyInstance, protocols: string[], headers: Readonly<Record<string, string>> = {}) =>
    new WebSocket(`ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/api${CHANNEL_PATH}`, protocols, {
      headers,
    });
  const open = async (client: Client, app = test.app): Promise<Page> => {
    const { accessToken } = await ticketOf(client);
    const page = new Page(socketTo(app, [CHANNEL_PROTOCOL, accessToken]));
    pages.push(page);
    await once(page.socket, 'open');
    return page;
  };
  const greeted = async (
    client: Client,
    app = test.app,
    more: Partial<Extract<ClientMessage, { tipo: 'hola' }>> = {},
  ) => {
    const page = await open(client, app);
    page.say({ tipo: 'hola', idioma: 'es', ...more });
    await page.told('listo');
    return page;
  };
  const refusal = async (protocols: string[], headers: Readonly<Record<string, string>> = {}) => {
    const socket = socketTo(test.app, protocols, headers);
    socket.on('error', () => undefined);
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
    return answer.statusCode;
  };
  const tell = (profile: ProfileName, titulo: string, fails = false) =>
    test.database.orm.transaction(async (tx) => {
      await notify(tx, [test.world.usuarios[profile]], { tipo: 'MENSAJE', severidad: 'INFO', titulo, cuerpo: 'x' });
      if (fails) throw new Error('undone');
    });
  const request = (client: Client) =>
    client('POST', '/api/inventario/solicitud', {
      body: {
        tipo: 'COLECTIVO',
        almacenSolicitanteId: stock.solicitanteId,
        almacenSurtidorId: stock.surtidorId,
        urgente: true,
        lineas: [{ insumoId: stock.insumoIds[0], cantidadSolicitada: 10 }],
      },
    });

  it('is opened only by its own ticket', async () => {
    const client = await signIn('Almacen-unidad');
    const { accessToken, expiresIn, url } = await ticketOf(client);
    expect([url, expiresIn]).toEqual([CHANNEL_PATH, 60]);
    const secret = Buffer.from(String(await readSetting(test.database.orm, SETTINGS.channelSecret)), 'base64');
    const [, payload = ''] = accessToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; jti: string };
    const sign = (changes: object, key: Uint8Array = secret) =>
      new SignJWT({ ...claims, aud: 'canal', iat: 1, exp: Math.floor(Date.now() / 1000) + 60, ...changes })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(key);
    expect(await refusal([])).toBe(401);
    expect(await refusal([CHANNEL_PROTOCOL])).toBe(401);
    expect(await refusal(['otro', accessToken])).toBe(401);
    for (const ticket of [
      await sign({ exp: 2 }),
      await sign({ aud: 'otra' }),
      await sign({ jti: 'x' }),
      await sign({ sub: String(test.world.usuarios.SUPERUSUARIO) }),
      await sign({}, new Uint8Array(32)),
      `${accessToken}x`,
    ])
      expect(await refusal([CHANNEL_PROTOCOL, ticket])).toBe(401);
    // The ticket is not a session token, and the channel is not a page.
    expect((await test.bearer(accessToken)('GET', '/api/catalogos/usuario/usuario-actual')).status).toBe(401);
    expect((await client('GET', `/api${CHANNEL_PATH}`)).status).toBe(401);
    expect((await test.nobody('POST', NEGOTIATE, { body: {} })).status).toBe(401);
  });

  it('can be opened only by pages of this installation', async () => {
    const client = await signIn('Almacen-unidad');
    const { accessToken } = await ticketOf(client);
    for (const origin of ['https://red.example.org.mal.example.com', 'http://red.example.org', 'null'])
      expect([origin, await refusal([CHANNEL_PROTOCOL, accessToken], { origin })]).toEqual([origin, 401]);
    const page = new Page(socketTo(test.app, [CHANNEL_PROTOCOL, accessToken], { origin: 'https://red.example.org' }));
    pages.push(page);
    await once(page.socket, 'open');
  });

  it('is opened once by a ticket, in any process', async () => {
    const { accessToken } = await ticketOf(await signIn('Almacen-unidad'));
    const page = new Page(socketTo(other, [CHANNEL_PROTOCOL, accessToken]));
    pages.push(page);
    await once(page.socket, 'open');
    expect(await refusal([CHANNEL_PROTOCOL, accessToken])).toBe(401);
  });

  it('sends a notice once to each page of its recipient only, in its language, from any process', async () => {
    const client = await signIn('Oficina-central');
    const here = await greeted(client);
    const there = await greeted(client, other);
    const english = await greeted(await signIn('Oficina-central'), other, { idioma: 'en' });
    const another = await greeted(await signIn('Almacen-estatal'));
    await tell('Oficina-central', 'uno');
    await expect(tell('Oficina-central', 'nunca', true)).rejects.toThrow('undone');
    await test.database.orm.transaction((tx) =>
      notify(tx, [test.world.usuarios['Oficina-central']], {
        tipo: 'SOLICITUD_RECIBIDA',
        severidad: 'AVISO',
        folio: 'SOL-1',
        detalle: 'Almacén',
      }),
    );
    // The first message may count both notices when the second is already on its way.
    for (const page of [here, there, english]) {
      await page.told('notificaciones', ({ sinLeer }) => sinLeer === 2);
      await expect.poll(() => page.titles().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(2);
    }
    expect(here.titles()).toEqual(there.titles());
    expect(here.titles()[0]).toBe('uno');
    expect(english.titles()).not.toEqual(here.titles());
    for (const page of [here, there, english]) expect(page.titles()).toHaveLength(2);
    expect(another.titles()).toEqual([]);
    // Marking notices as seen on one page updates all pages.
    await client('PUT', '/api/notificaciones/notificaciones/marcar-vista', { body: { todas: true } });
    for (const page of [here, there, english]) await page.told('notificaciones', ({ sinLeer }) => sinLeer === 0);
  });

  it('sends missed notices on reconnection, each once', async () => {
    const client = await signIn('Oficina-central');
    const page = await greeted(client);
    const { ahora } = await page.told('listo');
    await tell('Oficina-central', 'uno');
    const [had] = (await page.told('notificaciones', ({ nuevas }) => nuevas.length > 0)).nuevas;
    page.socket.terminate();
    await tell('Oficina-central', 'dos');
    const again = await open(client, other);
    again.say({ tipo: 'hola', idioma: 'es', desde: ahora, tengo: [had!.notificacionId] });
    // Further notices arrive while the missed ones are being sent.
    await Promise.all(['tres', 'cuatro'].map((title) => tell('Oficina-central', title)));
    await expect.poll(() => again.titles().toSorted(), { timeout: 10_000 }).toEqual(['cuatro', 'dos', 'tres']);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(again.titles()).toHaveLength(3);
    expect((await again.told('listo')).sinLeer).toBeGreaterThanOrEqual(2);
  });

  it('announces changed records to permitted readers who have their list open', async () => {
    const asker = await signIn('Almacen-unidad');
    const lists = { tipo: 'mira', listas: ['solicitud', 'perfil', 'nada'], registros: [] } as const;
    const near = await greeted(asker);
    const all = await greeted(await signIn('Oficina-central'), other);
    const supplies = await greeted(await signIn('Almacen-estatal'), other);
    const stranger = await greeted(await signIn('Enfermeria'));
    const elsewhere = await greeted(await signIn('Proveedor'));
    const idle = await greeted(asker);
    for (const page of [near, all, supplies, stranger, elsewhere]) page.say(lists);
    // Earlier messages are handled first.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const made = await asker('POST', '/api/inventario/solicitud', {
      body: {
        tipo: 'COLECTIVO',
        almacenSolicitanteId: stock.solicitanteId,
        almacenSurtidorId: stock.surtidorId,
        urgente: true,
        lineas: [{ insumoId: stock.insumoIds[0], cantidadSolicitada: 10 }],
      },
      headers: { 'x-correlation-id': 'de-esta-pagina' },
    });
    expect(made.status).toBe(201);
    const { solicitudId } = made.body as { solicitudId: number };
    const seen = async (client: Client) =>
      (await client('GET', `/api/inventario/solicitud/${solicitudId}`)).status === 200;
    const told = (page: Page) => page.of('cambios').filter(({ entidad }) => entidad === 'solicitud');
    const { cambios } = await near.told('cambios', ({ entidad }) => entidad === 'solicitud');
    expect(cambios).toEqual([{ id: String(solicitudId), correlacion: 'de-esta-pagina' }]);
    await all.told('cambios', ({ entidad }) => entidad === 'solicitud');
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const [profile, page] of [
      ['Almacen-unidad', near],
      ['Oficina-central', all],
      ['Almacen-estatal', supplies],
      ['Enfermeria', stranger],
      ['Proveedor', elsewhere],
    ] as const)
      expect([profile, told(page).length > 0]).toEqual([profile, await seen(await signIn(profile))]);
    expect(told(stranger)).toEqual([]);
    expect(told(idle)).toEqual([]);
  });

  it('announces other readers of an open record, across processes, and only of a visible record', async () => {
    const made = await request(await signIn('Almacen-unidad'));
    const id = String((made.body as { solicitudId: number }).solicitudId);
    const record = (edita: boolean) =>
      ({ tipo: 'mira', listas: [], registros: [{ entidad: 'solicitud', id, edita }] }) as const;
    const first = await greeted(await signIn('Almacen-unidad'));
    const second = await greeted(await signIn('Oficina-central'), other);
    const stranger = await greeted(await signIn('Enfermeria'), other);
    first.say(record(false));
    stranger.say(record(false));
    second.say(record(true));
    const { personas } = await first.told('presencia', ({ personas: people }) => people.length > 0);
    expect(personas).toEqual([
      { usuarioId: test.world.usuarios['Oficina-central'], nombre: expect.any(String) as string, edita: true },
    ]);
    expect(personas[0]!.nombre).not.toBe('');
    await second.told('presencia', ({ personas: people }) =>
      people.some(({ usuarioId, edita }) => usuarioId === test.world.usuarios['Almacen-unidad'] && !edita),
    );
    second.say({ tipo: 'mira', listas: [], registros: [] });
    await expect.poll(() => first.of('presencia').at(-1)?.personas, { timeout: 10_000 }).toEqual([]);
    expect(stranger.of('presencia')).toEqual([]);
  });

  it('ends with the session, and with the account', async () => {
    const client = await signIn('Almacen-unidad');
    const page = await greeted(client);
    const same = await greeted(await signIn('Almacen-unidad'), other);
    expect((await client('POST', '/api/sign-out', { body: {} })).status).toBeLessThan(300);
    expect(await page.closed).toBe(4401);
    expect(same.socket.readyState).toBe(WebSocket.OPEN);
    const { usuarios } = test.world;
    const su = await signIn('SUPERUSUARIO');
    const path = `/api/catalogos/usuario/${usuarios['Almacen-unidad']}`;
    expect((await su('POST', `${path}/bloquear`, { body: { motivo: 'Prueba del canal' } })).status).toBeLessThan(300);
    expect(await same.closed).toBe(4401);
    await test.database.orm
      .update(usuario)
      .set({ estatus: 'ACTIVO' })
      .where(eq(usuario.usuarioId, usuarios['Almacen-unidad']));
  });

  it('ends on invalid or excessive input', async () => {
    const client = await signIn('Oficina-central');
    for (const text of ['{', '[]', '{"tipo":"mira"}', '{"tipo":"mira","listas":[1],"registros":[]}', '"hola"']) {
      const page = await open(client);
      page.socket.send(text);
      expect([text, await page.closed]).toEqual([text, 4400]);
    }
    const long = await open(client);
    long.socket.send('x'.repeat(20_000));
    expect(await long.closed).toBe(1009);
    const many = await open(client);
    for (let index = 0; index < 70; index++) many.say({ tipo: 'mira', listas: [], registros: [] });
    expect(await many.closed).toBe(4400);
  });

  it.runIf(engine === 'PostgreSQL')(
    'resumes after a database outage, and warns of possibly missed messages',
    async () => {
      const page = await greeted(await signIn('Oficina-central'));
      await test.database.orm.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'red-salud canal' and datname = current_database()`,
      );
      await page.told('resincroniza');
      await tell('Oficina-central', 'después');
      await expect.poll(() => page.titles(), { timeout: 10_000 }).toEqual(['después']);
    },
  );
});

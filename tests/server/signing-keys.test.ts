import { randomBytes } from 'node:crypto';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeyRing } from '#platform/server/db/keys/key-ring';
import { listKeys, removeKey, rotateKeys } from '#platform/server/db/keys/rotate-keys';
import { issueTicket, readTicket } from '#platform/server/sessions/channel-ticket';
import type { Session } from '#platform/server/sessions/sessions';
import { SETTINGS, writeSetting } from '#platform/server/db/settings';
import { sesion } from '#platform/server/db/system-tables';
import { ENGINES, startApp, type TestApp } from '../support/server/app';
import { emailOf, PASSWORD } from '../support/server/world';

const HOUR_MS = 3_600_000;

describe.each(ENGINES)('keys that sign on %s', (engine) => {
  let test: TestApp;
  // Never goes back, because a process compares its last reading with it.
  let now = 0;
  beforeAll(async () => {
    test = await startApp(engine);
  });
  afterAll(() => test.stop());
  beforeEach(() => {
    now = Math.max(Date.now(), now + 60_000);
    vi.spyOn(Date, 'now').mockImplementation(() => now);
  });
  afterEach(() => vi.restoreAllMocks());

  const rotate = (ring: 'sesion' | 'canal') => test.database.orm.transaction((tx) => rotateKeys(tx, ring));
  /** Waits longer than a process caches keys and sessions. */
  const waitForProcesses = () => {
    now += 16_000;
  };
  const statusOf = async (token: string) => (await test.bearer(token)('GET', '/api/catalogos/estado')).status;
  const signIn = async () => {
    const { body } = await test.nobody('POST', '/api/sign-in', {
      body: { userName: emailOf('Medico'), password: PASSWORD },
    });
    return (body as { token: string }).token;
  };
  const kidOf = (token: string) => decodeProtectedHeader(token).kid;
  /** Signs a token of an existing session by hand. */
  const signed = async (secret: Uint8Array, kid?: string) => {
    const jti = randomBytes(32).toString('base64url');
    const usuarioId = test.world.usuarios.Medico;
    await test.database.orm.insert(sesion).values({ jti, usuarioId, expira: new Date(now + HOUR_MS) });
    return new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', ...(kid === undefined ? {} : { kid }) })
      .setSubject(String(usuarioId))
      .setJti(jti)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(secret);
  };

  it('are exchanged while sessions continue: the newest signs, the former ones verify', async () => {
    const before = await signIn();
    await rotate('sesion');
    expect(await statusOf(before)).toBe(200);
    waitForProcesses();
    const after = await signIn();
    expect(kidOf(after)).not.toBe(kidOf(before));
    expect([await statusOf(before), await statusOf(after)]).toEqual([200, 200]);
  });

  it('from before keys had names verify tokens without a name, and no other key does', async () => {
    const secret = randomBytes(32);
    await writeSetting(test.database.orm, SETTINGS.signingSecret, secret.toString('base64'));
    waitForProcesses();
    const unnamed = await signed(secret);
    const named = await signIn();
    expect([await statusOf(unnamed), await statusOf(named)]).toEqual([200, 200]);
    const { secret: newest } = await rotate('sesion');
    waitForProcesses();
    expect([await statusOf(unnamed), await statusOf(named)]).toEqual([200, 200]);
    expect(await statusOf(await signed(newest))).toBe(401);
  });

  it('that another process created are known at once', async () => {
    await signIn();
    const { kid, secret } = await rotate('sesion');
    expect(await statusOf(await signed(secret, kid))).toBe(200);
  });

  it('that were removed end their sessions; the one that signs stays', async () => {
    const before = await signIn();
    await rotate('sesion');
    waitForProcesses();
    const after = await signIn();
    const remove = (kid: string) => test.database.orm.transaction((tx) => removeKey(tx, 'sesion', kid));
    await remove(kidOf(before)!);
    waitForProcesses();
    expect([await statusOf(before), await statusOf(after)]).toEqual([401, 200]);
    await expect(remove(kidOf(after)!)).rejects.toThrow('es la que firma');
    await expect(remove('otra')).rejects.toThrow('No hay ninguna llave otra');
  });

  it.each([
    ['a name that there is not', 'otra'],
    ['the name of another key', undefined],
  ])('are checked against their names: %s', async (_what, kid) => {
    const { secret } = await rotate('sesion');
    const [, former] = await listKeys(test.database.orm, 'sesion');
    expect(await statusOf(await signed(secret, kid ?? former!.kid))).toBe(401);
  });

  it('verify until none of their sessions can be valid, and are then deleted', async () => {
    const ring = new KeyRing(test.database.orm, SETTINGS.signingSecret);
    const { kid } = await ring.newest();
    await rotate('sesion');
    now += 12 * HOUR_MS;
    expect(await ring.byName(kid)).toMatchObject({ kid });
    now += 2 * 60_000;
    expect(await ring.byName(kid)).toBeNull();
    await rotate('sesion');
    const left = await listKeys(test.database.orm, 'sesion');
    expect(left.map((key) => key.kid)).not.toContain(kid);
  });

  it('for tickets are exchanged in the same way, and those for sessions open no channel', async () => {
    const { orm } = test.database;
    const session = { jti: 'sesion-1', identity: { usuarioId: 7 } } as Session;
    const before = await issueTicket(orm, session);
    await rotate('canal');
    waitForProcesses();
    const after = await issueTicket(orm, session);
    expect(kidOf(after)).not.toBe(kidOf(before));
    for (const ticket of [before, after])
      expect(await readTicket(orm, ticket)).toMatchObject({ holder: { jti: 'sesion-1', usuarioId: 7 } });
    expect(await readTicket(orm, await signIn())).toBeNull();
  });
});

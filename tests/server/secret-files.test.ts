import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KEY_RINGS, listKeys, removeKey, rotateKeys } from '#platform/server/db/keys/rotate-keys';
import { storedRing } from '#platform/server/db/keys/stored-key';
import { masterKeyOf, secretOf, SECRET_VARIABLES } from '#platform/server/db/secret-of';
import { sealSecrets, SECRET_SETTINGS } from '#platform/server/db/sealed-settings';
import { readSetting, settingOr, writeSetting } from '#platform/server/db/settings';
import { ajuste } from '#platform/server/db/system-tables';
import type { Database } from '#platform/server/db/database';
import { readConfig } from '#platform/server/http/config';
import { openTestDatabase, startApp } from '../support/server/app';

describe('a secret of the configuration', () => {
  let folder: string;
  const file = (name: string) => path.join(folder, name);
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'red-salud-secrets-'));
    await writeFile(file('url'), '  postgres://red:secreta@base/red\n\n');
    await writeFile(file('empty'), ' \n');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(SECRET_VARIABLES)('is a variable, or a file without its blanks: %s', (name) => {
    expect(secretOf({}, name)).toBeUndefined();
    expect(secretOf({ [name]: '', [`${name}_FILE`]: '' }, name)).toBeUndefined();
    expect(secretOf({ [name]: 'dicha' }, name)).toBe('dicha');
    expect(secretOf({ [`${name}_FILE`]: file('url') }, name)).toBe('postgres://red:secreta@base/red');
  });

  const refused: readonly [string, () => NodeJS.ProcessEnv, RegExp][] = [
    [
      'both',
      () => ({ SMTP_URL: 'smtp://a', SMTP_URL_FILE: file('url') }),
      /^SMTP_URL y SMTP_URL_FILE .* deje una sola/,
    ],
    ['no file', () => ({ SMTP_URL_FILE: file('none') }), /^No se pudo leer el archivo que indica SMTP_URL_FILE/],
    ['a folder', () => ({ SMTP_URL_FILE: folder }), /^No se pudo leer el archivo que indica SMTP_URL_FILE/],
    ['an empty file', () => ({ SMTP_URL_FILE: file('empty') }), /^El archivo que indica SMTP_URL_FILE está vacío/],
  ];
  it.each(refused)('does not start with %s, and says which', (_what, env, message) => {
    expect(() => secretOf(env(), 'SMTP_URL')).toThrow(message);
  });

  it('reaches the configuration from its file', () => {
    const config = readConfig({ DATABASE_URL_FILE: file('url') }, { webDir: null, templatesDir: undefined });
    expect(config.databaseUrl).toBe('postgres://red:secreta@base/red');
  });

  const key = randomBytes(32);
  it.each([
    ['base64', key.toString('base64')],
    ['base64url', key.toString('base64url')],
    ['hexadecimal', key.toString('hex')],
  ])('is a master key of 32 bytes as %s', (_kind, text) => {
    expect(Buffer.from(masterKeyOf({ MASTER_KEY: text })!).equals(key)).toBe(true);
  });

  it.each([
    ['short', randomBytes(16).toString('base64')],
    ['long', randomBytes(33).toString('hex')],
    ['a phrase', 'una frase que cualquiera puede adivinar sola'],
  ])('is no master key when it is %s, and is not repeated', (_kind, text) => {
    expect(() => masterKeyOf({ MASTER_KEY: text })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(text) as string }),
    );
    expect(() => masterKeyOf({ MASTER_KEY: text })).toThrow(/MASTER_KEY debe ser de 32 bytes/);
  });
});

describe('signing secrets in the database', () => {
  const [first, second] = [randomBytes(32), randomBytes(32)];
  let database: Database;
  let drop: () => Promise<void>;
  const stored = async (clave: string) =>
    (await database.orm.select({ valor: ajuste.valor }).from(ajuste).where(eq(ajuste.clave, clave)))[0]?.valor;
  beforeAll(async () => {
    ({ database, drop } = await openTestDatabase('PGlite'));
  });
  // Other files of this worker run without a master key.
  afterEach(async () => {
    await database.orm.delete(ajuste);
    await sealSecrets(database.orm, null);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it.each(SECRET_SETTINGS)('are sealed at the next start, and open as they were: %s', async (name) => {
    const value = { claves: [{ kid: 'a', secreto: randomBytes(32).toString('base64') }] };
    await writeSetting(database.orm, name, value);
    expect(await stored(name)).toEqual(value);
    await sealSecrets(database.orm, first);
    expect(JSON.stringify(await stored(name))).not.toContain(value.claves[0]!.secreto);
    expect(await readSetting(database.orm, name)).toEqual(value);
    const before = await stored(name);
    await sealSecrets(database.orm, first);
    expect(await stored(name)).toEqual(before);
  });

  it('are sealed when they are created and when they are replaced', async () => {
    await sealSecrets(database.orm, first);
    expect(await settingOr(database.orm, 'sesion.secreto', () => 'primero')).toBe('primero');
    await writeSetting(database.orm, 'canal.secreto', 'segundo');
    expect(JSON.stringify([await stored('sesion.secreto'), await stored('canal.secreto')])).not.toMatch(
      /primero|segundo/,
    );
    expect(await readSetting(database.orm, 'canal.secreto')).toBe('segundo');
  });

  it('leave other settings as they are', async () => {
    await sealSecrets(database.orm, first);
    await writeSetting(database.orm, 'demo', true);
    expect(await stored('demo')).toBe(true);
  });

  const ways: readonly [string, (row: { cifrado: string; datos: string }) => Promise<unknown>, RegExp][] = [
    ['without the master key', () => sealSecrets(database.orm, null), /indíquela con MASTER_KEY o MASTER_KEY_FILE/],
    ['with another master key', () => sealSecrets(database.orm, second), /sesion\.secreto no se abre/],
    [
      'once a byte has changed',
      async ({ cifrado, datos }) => {
        const bytes = Buffer.from(datos, 'base64');
        bytes[20]! ^= 1;
        await database.orm
          .update(ajuste)
          .set({ valor: { cifrado, datos: bytes.toString('base64') } })
          .where(eq(ajuste.clave, 'sesion.secreto'));
        return sealSecrets(database.orm, first);
      },
      /sesion\.secreto no se abre/,
    ],
    [
      'in the place of another',
      async (row) => {
        await database.orm.insert(ajuste).values({ clave: 'canal.secreto', valor: row });
        return sealSecrets(database.orm, first);
      },
      /canal\.secreto no se abre/,
    ],
  ];
  it.each(ways)('do not open %s', async (_what, open, message) => {
    await sealSecrets(database.orm, first);
    await writeSetting(database.orm, 'sesion.secreto', 'secreto');
    const row = (await stored('sesion.secreto')) as { cifrado: string; datos: string };
    await expect(open(row)).rejects.toThrow(message);
  });

  it.each(['sesion', 'canal', 'factores'] as const)(
    'stay sealed when keys of %s are rotated and removed',
    async (ring) => {
      await sealSecrets(database.orm, first);
      const { setting } = KEY_RINGS[ring];
      const former = await rotateKeys(database.orm, ring);
      const newest = await rotateKeys(database.orm, ring);
      expect(await stored(setting)).toMatchObject({ cifrado: 'A256GCM' });
      expect(storedRing(await readSetting(database.orm, setting))[0]).toMatchObject({ kid: newest.kid });
      for (const { kid } of (await listKeys(database.orm, ring)).slice(1)) await removeKey(database.orm, ring, kid);
      expect(await stored(setting)).toMatchObject({ cifrado: 'A256GCM' });
      expect((await listKeys(database.orm, ring)).map(({ kid }) => kid)).toEqual([newest.kid]);
      expect(newest.kid).not.toBe(former.kid);
    },
  );

  it('sign sessions that remain valid after a start that seals them', async () => {
    const test = await startApp('PGlite', { masterKey: first });
    const client = await test.as('Farmacia');
    expect((await client('GET', '/api/catalogos/estado?pageSize=1')).status).toBe(200);
    const [row] = await test.database.orm.select().from(ajuste).where(eq(ajuste.clave, 'sesion.secreto'));
    expect(row?.valor).toMatchObject({ cifrado: 'A256GCM' });
    await test.stop();
  });
});

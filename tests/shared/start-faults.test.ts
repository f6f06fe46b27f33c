import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, describe, expect, it } from 'vitest';
import { lockDataDir } from '#platform/server/db/open/data-dir-lock';
import { loggable } from '#platform/server/db/loggable';
import { openDatabase } from '#platform/server/db/open/open-database';
import { StartFault } from '#platform/server/db/open/start-fault';
import { startFaultText } from '#platform/server/db/open/start-fault-text';
import { readConfig } from '#platform/server/http/config';

const folder = mkdtempSync(path.join(tmpdir(), 'red-salud-arranque-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failure = (work: () => unknown): Promise<unknown> =>
  Promise.resolve()
    .then(work)
    .then(
      () => {
        throw new Error('It did not fail.');
      },
      (error: unknown) => error,
    );
const coded = (code: string, more: object = {}) => Object.assign(new Error('English words'), { code, ...more });
/** An error of drizzle and the driver, with values that must not be logged. */
const ofStatement = (cause: Error) => new DrizzleQueryError('select 1', ['María'], cause);

/** Real failing starts. */
const REAL: Readonly<Record<string, readonly [RegExp, () => Promise<unknown>]>> = {
  'a database that nobody answers for': [
    /^Nadie responde en la dirección de la base de datos\..*DATABASE_URL/,
    () => failure(() => openDatabase({ url: 'postgres://a:b@127.0.0.1:1/x' })),
  ],
  'an address that is none': [
    /^DATABASE_URL debe ser como postgres:/,
    () => failure(() => openDatabase({ url: 'servidor/base' })),
  ],
  'an address of something else': [
    /^DATABASE_URL debe ser como postgres:/,
    () => failure(() => openDatabase({ url: 'mysql://a:secreta@servidor/base' })),
  ],
  'a server without TLS': [
    /^PostgreSQL no ofrece TLS\./,
    async () => {
      const server = createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end('N')));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const error = await failure(() =>
        openDatabase({ url: `postgres://a:b@127.0.0.1:${port}/x?sslmode=verify-full` }),
      );
      server.close();
      return error;
    },
  ],
  'a folder that is a file': [
    /^No se puede escribir en .*archivo.*: no es una carpeta\..*DATA_DIR/,
    () => {
      writeFileSync(path.join(folder, 'archivo'), '');
      return failure(() => openDatabase({ dataDir: path.join(folder, 'archivo') }));
    },
  ],
  'a folder in use': [
    /^El proceso \d+ ya usa los datos.*DATA_DIR/,
    async () => {
      const lock = lockDataDir(path.join(folder, 'usada'));
      const error = await failure(() => openDatabase({ dataDir: path.join(folder, 'usada') }));
      lock.release();
      return error;
    },
  ],
  'data of another version': [
    /^Los datos de .* son de PostgreSQL 15, y .* usa PostgreSQL 18\..*DATA_DIR/,
    () => {
      mkdirSync(path.join(folder, 'vieja/pg'), { recursive: true });
      writeFileSync(path.join(folder, 'vieja/pg/PG_VERSION'), '15\n');
      return failure(() => openDatabase({ dataDir: path.join(folder, 'vieja') }));
    },
  ],
  'a port in use': [
    /^El puerto \d+ ya está en uso\..*PORT/,
    async () => {
      const first = createServer().listen(0, '127.0.0.1');
      await once(first, 'listening');
      const second = createServer().listen((first.address() as AddressInfo).port, '127.0.0.1');
      const [error] = (await once(second, 'error')) as [unknown];
      first.close();
      return error;
    },
  ],
  'an address of another machine': [
    /^No se puede escuchar en esa dirección\. HOST/,
    async () => {
      const [error] = (await once(createServer().listen(0, '192.0.2.1'), 'error')) as [unknown];
      return error;
    },
  ],
  'a wrong variable': [
    /^PORT no es un puerto: «muchos»\.$/,
    () => failure(() => readConfig({ PORT: 'muchos' }, { webDir: null, templatesDir: undefined })),
  ],
};

/** Errors in the form of drivers and Node. */
const GIVEN: readonly (readonly [string, unknown, RegExp])[] = [
  ['a wrong password', ofStatement(coded('28P01')), /usuario o la contraseña.*DATABASE_URL/],
  ['a user who may not come from here', ofStatement(coded('28000')), /pg_hba\.conf/],
  ['a database that there is not', coded('3D000'), /no existe en ese servidor/],
  ['a user without rights', ofStatement(coded('42501')), /no tiene los permisos/],
  ['a replica', coded('25006'), /solo lectura/],
  ['a full disk of the database', coded('53100'), /No hay espacio en el disco/],
  ['too many connections', coded('53300'), /max_connections/],
  ['a host without a name', coded('ENOTFOUND', { syscall: 'getaddrinfo' }), /por su nombre/],
  ['several attempts', new AggregateError([coded('ECONNREFUSED', { syscall: 'connect' })], ''), /^Nadie responde/],
  ['a socket that is not there', coded('ENOENT', { syscall: 'connect', path: '/run/x' }), /socket \/run\/x/],
  ['a password that is not given', new Error('SASL: client password must be a string'), /no la tiene/],
  ['an unknown authority', coded('SELF_SIGNED_CERT_IN_CHAIN'), /NODE_EXTRA_CA_CERTS/],
  ['a certificate of another name', coded('ERR_TLS_CERT_ALTNAME_INVALID'), /es de otro nombre/],
  ['an expired certificate', coded('CERT_HAS_EXPIRED'), /caducó/],
  ['another version of TLS', coded('ERR_SSL_WRONG_VERSION_NUMBER'), /acordar TLS/],
  [
    'a folder of another user',
    coded('EACCES', { syscall: 'mkdir', path: '/datos' }),
    /en \/datos: este usuario no tiene/,
  ],
  ['a full disk', coded('ENOSPC', { syscall: 'write', path: '/datos' }), /en \/datos: no hay espacio/],
  ['a missing build', coded('ERR_MODULE_NOT_FOUND'), /npm ci/],
  ['a low port', coded('EACCES', { syscall: 'listen', port: 80 }), /puerto 80.*1024/],
  ['a broken embedded database', new Error('PGlite failed to initialize properly'), /carpeta está dañada/],
];

/** Unexpected errors. */
const UNEXPECTED: readonly (readonly [string, unknown])[] = [
  ['an object', { name: 'ErrnoError', errno: 28, node: {} }],
  ['an object without words', {}],
  ['a text', 'boom'],
  ['nothing', undefined],
  ['a mistake of the code', new TypeError('x is not a function')],
  ['a statement that broke off', ofStatement(new Error('no reason'))],
  ['a refused statement', ofStatement(coded('23505', { detail: 'Key (nombre)=(María)' }))],
];

describe('a failed start', () => {
  it.each(Object.entries(REAL))('explains %s and a way to continue', async (_name, [words, fail]) => {
    expect(startFaultText(await fail(), false)).toMatch(words);
  });

  it.each(GIVEN)('explains %s and a way to continue', (_name, error, words) => {
    const text = startFaultText(error, false);
    expect(text).toMatch(words);
    expect(text).not.toMatch(/English|María|object Object|\n/);
  });

  it.each(UNEXPECTED)('by %s states the cause, and where to find details', (_name, error) => {
    const text = startFaultText(error, false);
    expect(text).toMatch(/^Falló algo inesperado: .+\nCon LOG_LEVEL=debug se muestra dónde\.$/);
    expect(`${text} ${startFaultText(error, true)} ${JSON.stringify(loggable(error))}`).not.toMatch(
      /object Object|\[Object\]|María/,
    );
  });

  it('keeps the product’s own messages, whatever the cause', () => {
    const error = new StartFault('La base de datos no respondió.', { cause: coded('ECONNREFUSED') });
    expect(startFaultText(error, false)).toBe('La base de datos no respondió.');
  });

  it('shows the stack with LOG_LEVEL=debug', () => {
    expect(startFaultText(new TypeError('x'), true)).toContain('start-faults.test.ts');
  });
});

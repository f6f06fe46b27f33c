import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/server/app';

/** An answer of each kind, with its status and type. */
const ANSWERS = [
  ['the application', 'GET', '/', 200, 'text/html'],
  ['an address of the application', 'GET', '/paciente/1', 200, 'text/html'],
  ['a script', 'GET', '/assets/app-abc123.js', 200, 'application/javascript'],
  ['a stylesheet', 'GET', '/assets/app-abc123.css', 200, 'text/css'],
  ['the configuration', 'GET', '/config.json', 200, 'application/json'],
  ['the description of the API', 'GET', '/api/openapi.json', 200, 'application/json'],
  ['the page of the API', 'GET', '/api/docs', 200, 'text/html'],
  ['a list without a session', 'GET', '/api/catalogos/estado', 401, 'application/problem+json'],
  ['a refused sign-in', 'POST', '/api/sign-in', 422, 'application/problem+json'],
  ['an address that does not exist', 'GET', '/api/no-existe', 404, 'application/problem+json'],
  ['an address that cannot be decoded', 'GET', '/api/%', 400, 'application/problem+json'],
] as const;

describe('the headers of an answer', () => {
  let folder: string;
  let test: TestApp;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'red-salud-headers-'));
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Red Salud</title>');
    writeFileSync(path.join(folder, 'assets/app-abc123.js'), 'export {};');
    writeFileSync(path.join(folder, 'assets/app-abc123.css'), 'p {}');
    test = await startApp('PGlite', { webDir: folder });
  });
  afterAll(async () => {
    await test.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (method: 'GET' | 'POST', url: string) =>
    test.app.inject({
      method,
      url,
      headers: { origin: 'https://otra.example.com' },
      ...(method === 'POST' ? { payload: {} } : {}),
    });
  /** The directives of the policy of a page, by name. */
  const policyOf = (header: unknown) =>
    new Map(
      String(header)
        .split(';')
        .map((directive) => directive.trim().split(' '))
        .map(([name, ...values]) => [name, values.join(' ')]),
    );

  it.each(ANSWERS)(
    'keep %s out of frames and from being read as another type',
    async (_what, method, url, status, type) => {
      const { statusCode, headers } = await ask(method, url);
      expect(statusCode).toBe(status);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      });
      expect(policyOf(headers['content-security-policy']).get('frame-ancestors')).toBe("'none'");
      expect(String(headers['content-type']).toLowerCase()).toBe(`${type}; charset=utf-8`);
    },
  );

  it.each(ANSWERS)('let no other origin read %s, and set no cookie', async (_what, method, url) => {
    const { headers } = await ask(method, url);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-') || name === 'set-cookie')).toEqual(
      [],
    );
  });

  it('allow a page nothing but its own scripts, no plugin and no other base', async () => {
    const policy = policyOf((await ask('GET', '/')).headers['content-security-policy']);
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self' 'wasm-unsafe-eval'",
      'connect-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-src': "'none'",
    });
  });

  it('are not echoed by TRACE, and folders have no listing', async () => {
    const traced = await test.app.inject({ method: 'TRACE' as 'GET', url: '/api/catalogos/estado' });
    expect([traced.statusCode, traced.body.includes('TRACE')]).toEqual([404, false]);
    const listed = await test.app.inject({ method: 'GET', url: '/assets/' });
    expect(listed.body).toBe('<!doctype html><title>Red Salud</title>');
  });
});

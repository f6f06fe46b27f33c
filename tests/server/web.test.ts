import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#platform/server/db/database';
import { createApp } from '#app/server/create-app';
import { openTestDatabase } from '../support/server/app';
import { configOf } from '../support/server/config';

describe('the browser’s files', () => {
  let folder: string;
  let database: Database;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'red-salud-web-'));
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Red Salud</title>');
    mkdirSync(path.join(folder, 'tableta'));
    writeFileSync(path.join(folder, 'tableta/mis-pacientes.html'), '<!doctype html><title>Pacientes</title>');
    writeFileSync(path.join(folder, 'redirect.html'), '<!doctype html><title>Vuelta</title>');
    writeFileSync(path.join(folder, 'assets/app-abc123.js'), 'export {};');
    writeFileSync(path.join(folder, 'assets/app-abc123.js.br'), 'apretado');
    writeFileSync(path.join(folder, 'assets/small-def456.js'), 'export const small = 1;');
    mkdirSync(path.join(folder, 'demo/assets'), { recursive: true });
    writeFileSync(path.join(folder, 'demo/assets/sample-789abc.js'), 'export const sample = 1;');
    writeFileSync(path.join(folder, 'demo/assets/app-abc123.js.map'), '{}');
    ({ database } = await openTestDatabase('PGlite'));
    app = await createApp({
      database,
      config: configOf({
        webDir: folder,
        demoDir: path.join(folder, 'demo'),
        enableMock: true,
        dataDir: folder,
        publicUrl: undefined,
      }),
    });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('contain the application at every address that is no file', async () => {
    for (const url of [
      '/',
      '/sign-in',
      '/estado/CL/editar',
      '/redirect',
      '/tableta',
      '/tableta/mis-pacientes/1',
      '/paciente/%E0%A4%A',
      '/%',
    ]) {
      const answer = await app.inject({ url });
      expect([url, answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
        url,
        200,
        '<!doctype html><title>Red Salud</title>',
        'no-cache',
      ]);
    }
  });

  it('contain a separate page where one exists', async () => {
    for (const url of ['/tableta/mis-pacientes', '/tableta/mis-pacientes?orden=cama']) {
      const answer = await app.inject({ url });
      expect([answer.body, answer.headers['cache-control']]).toEqual([
        '<!doctype html><title>Pacientes</title>',
        'no-cache',
      ]);
    }
  });

  it('stay in the browser’s cache when their name contains their hash, and are compressed', async () => {
    const plain = await app.inject({ url: '/assets/app-abc123.js' });
    expect(plain).toMatchObject({ statusCode: 200, body: 'export {};' });
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const compressed = await app.inject({ url: '/assets/app-abc123.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect([compressed.headers['content-encoding'], compressed.body]).toEqual(['br', 'apretado']);
    expect(compressed.headers['content-type']).toContain('javascript');
  });

  it.each([
    ['a file too small to be compressed', '/assets/small-def456.js', /^(text|application)\/javascript/],
    ['a file of the samples', '/assets/sample-789abc.js', /^(text|application)\/javascript/],
    ['a source map', '/assets/app-abc123.js.map', /^application\/json/],
  ])('are found by browsers that accept compressed files: %s', async (_case, url, type) => {
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(type);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('do not replace a missing file or the API', async () => {
    expect((await app.inject({ url: '/assets/viejo-000.js' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/assets/%E0%A4%A.js' })).statusCode).toBe(400);
    expect((await app.inject({ url: '/api/%E0%A4%A' })).statusCode).toBe(400);
    expect((await app.inject({ url: '/api' })).headers['content-type']).toContain('application/problem+json');
    expect((await app.inject({ url: '/..%2f..%2fpackage.json' })).body).not.toContain('red-salud');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/server/app';

describe('the encryption key of device data', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startApp('PGlite');
  });
  afterAll(() => test.stop());
  const keyOf = async (profile: 'Enfermeria' | 'Medico') => {
    const { status, body } = await (await test.as(profile))('GET', '/api/network/clave-local');
    expect(status).toBe(200);
    return (body as { clave: string }).clave;
  };

  it('has 256 bits, is constant for a person, and differs between people', async () => {
    const key = await keyOf('Enfermeria');
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(await keyOf('Enfermeria')).toBe(key);
    expect(await keyOf('Medico')).not.toBe(key);
  });

  it('requires a session', async () => {
    expect((await test.app.inject({ method: 'GET', url: '/api/network/clave-local' })).statusCode).toBe(401);
  });
});

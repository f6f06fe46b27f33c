import { describe, expect, it } from 'vitest';
import { readConfig } from '#platform/server/http/config';

const read = (env: Record<string, string>) => readConfig(env, { webDir: null, templatesDir: undefined });

const MSAL = {
  SIGN_IN_MODE: 'msal',
  IDP_TENANT_URL: 'https://id.example.org/red/',
  IDP_CLIENT_ID: 'web',
  IDP_READ_SCOPE: 'api/leer',
  IDP_WRITE_SCOPE: 'api/escribir',
  IDP_SIGN_IN_POLICY: 'B2C_1_entrar',
  IDP_FORGOT_PASSWORD_POLICY: 'B2C_1_olvido',
  IDP_EDIT_PROFILE_POLICY: 'B2C_1_perfil',
};

describe('configuration of the sign-in', () => {
  it('is e-mail and password by default', () => {
    expect(read({}).signIn.provider).toBeNull();
    expect(read({ SIGN_IN_MODE: 'token', IDP_CLIENT_ID: 'web' }).signIn.provider).toBeNull();
  });

  it('names each policy of the identity provider, with common provider defaults', () => {
    expect(read(MSAL).signIn.provider).toEqual({
      clientId: 'web',
      audience: 'web',
      interaction: 'redirect',
      issuer: undefined,
      scopes: { read: 'api/leer', write: 'api/escribir' },
      authority: 'https://id.example.org/red/B2C_1_entrar/v2.0',
      forgotPasswordAuthority: 'https://id.example.org/red/B2C_1_olvido/v2.0',
      editProfileAuthority: 'https://id.example.org/red/B2C_1_perfil/v2.0',
    });
    expect(
      read({ ...MSAL, IDP_AUDIENCE: 'api', IDP_ISSUER: 'https://x/', IDP_INTERACTION: 'popup' }).signIn.provider,
    ).toMatchObject({ audience: 'api', issuer: 'https://x/', interaction: 'popup' });
  });

  it('permits either method, or both', () => {
    expect(read({}).signIn.ownAccounts).toBe(true);
    expect(read(MSAL).signIn.ownAccounts).toBe(false);
    expect(read({ ...MSAL, SIGN_IN_MODE: 'both' }).signIn).toEqual({
      provider: read(MSAL).signIn.provider,
      ownAccounts: true,
    });
    expect(() => read({ SIGN_IN_MODE: 'both' })).toThrow('Falta IDP_TENANT_URL: con SIGN_IN_MODE=both es obligatoria.');
  });

  it.each(Object.keys(MSAL).filter((name) => name !== 'SIGN_IN_MODE'))('does not start without %s', (name) => {
    expect(() => read({ ...MSAL, [name]: ' ' })).toThrow(name);
  });

  it.each([
    ['SIGN_IN_MODE', 'saml'],
    ['IDP_INTERACTION', 'iframe'],
    ['IDP_TENANT_URL', 'id.example.org/red'],
    ['IDP_TENANT_URL', 'https://id.example.org'],
    ['IDP_TENANT_URL', 'http://id.example.org/red'],
    ['IDP_SIGN_IN_POLICY', 'a/b'],
    ['IDP_READ_SCOPE', 'leer escribir'],
  ])('does not start with %s=%s', (name, value) => {
    expect(() => read({ ...MSAL, [name]: value })).toThrow(name);
  });

  it('accepts plain http from this machine', () => {
    expect(read({ ...MSAL, IDP_TENANT_URL: 'http://127.0.0.1:9000/red' }).signIn.provider?.authority).toBe(
      'http://127.0.0.1:9000/red/B2C_1_entrar/v2.0',
    );
    expect(read({ ...MSAL, IDP_TENANT_URL: 'http://localhost:9000/red' }).signIn.provider?.authority).toBe(
      'http://localhost:9000/red/B2C_1_entrar/v2.0',
    );
  });
});

describe('the second factor', () => {
  it('is offered by default', () => {
    expect(read({}).secondFactor).toBe('offered');
    for (const mode of ['off', 'offered', 'required']) expect(read({ SECOND_FACTOR: mode }).secondFactor).toBe(mode);
    expect(() => read({ SECOND_FACTOR: 'sms' })).toThrow('SECOND_FACTOR debe ser off, offered, required: «sms».');
  });
});

describe('configuration of the samples', () => {
  it('follows the demo data by default', () => {
    expect(read({})).toMatchObject({ enableMock: null, mockDelayMs: null, offlineData: true, sessionCalls: 1200 });
    expect(read({ OFFLINE_DATA: '0', SESSION_CALLS_PER_MINUTE: '600' })).toMatchObject({
      offlineData: false,
      sessionCalls: 600,
    });
    expect(read({ ENABLE_MOCK: '1', MOCK_DELAY_MS: '0' })).toMatchObject({ enableMock: true, mockDelayMs: 0 });
    expect(read({ ENABLE_MOCK: '0', MOCK_DELAY_MS: '' })).toMatchObject({ enableMock: false, mockDelayMs: null });
  });

  it.each([
    ['ENABLE_MOCK', 'true'],
    ['OFFLINE_DATA', 'no'],
    ['SESSION_CALLS_PER_MINUTE', '59'],
    ['SESSION_CALLS_PER_MINUTE', 'muchas'],
    ['MOCK_DELAY_MS', '-1'],
    ['MOCK_DELAY_MS', 'un rato'],
  ])('does not start with %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });
});

describe('the configuration of the browser', () => {
  it('is Spanish and the API of this host by default', () => {
    expect(read({})).toMatchObject({ language: 'es', apiBase: '/api', timeZone: 'America/Monterrey' });
    expect(read({ TIME_ZONE: 'America/Cancun' }).timeZone).toBe('America/Cancun');
    expect(read({ DEFAULT_LANGUAGE: 'es-mx', API_BASE: 'https://api.example.org/red/' })).toMatchObject({
      language: 'es-mx',
      apiBase: 'https://api.example.org/red',
    });
    expect(read({ API_BASE: '/red/api' }).apiBase).toBe('/red/api');
  });

  it.each([
    ['DEFAULT_LANGUAGE', 'fr'],
    ['TIME_ZONE', 'America/Saltillo'],
    ['TIME_ZONE', '-06:00'],
    ['API_BASE', 'api'],
    ['API_BASE', '//otro.example.org'],
    ['API_BASE', 'http://api.example.org'],
    ['API_BASE', 'https://api.example.org/?x=1'],
    ['API_BASE', 'javascript:alert(1)'],
  ])('does not start with %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });
});

describe('trusted proxies', () => {
  it('are those of this machine by default', () => {
    expect(read({}).trustedProxies).toEqual(['loopback']);
    expect(read({ TRUSTED_PROXIES: ' 10.0.0.5, 10.1.0.0/16 ,fd00::/8' }).trustedProxies).toEqual([
      '10.0.0.5',
      '10.1.0.0/16',
      'fd00::/8',
    ]);
  });

  it.each(['proxy.example.org', '10.0.0.0/33', '10.0.0.0/0', '10.0.0', '10.0.0.1/a', '10.0.0.1/8/8', '*', 'true'])(
    'cannot be %s',
    (value) => {
      expect(() => read({ TRUSTED_PROXIES: value })).toThrow(/TRUSTED_PROXIES.*10\.1\.0\.0/);
    },
  );

  it('a start waits for its database for the configured time', () => {
    expect([read({}).databaseWaitMs, read({ DATABASE_WAIT_S: '5' }).databaseWaitMs]).toEqual([60_000, 5000]);
    expect(() => read({ DATABASE_WAIT_S: 'siempre' })).toThrow('DATABASE_WAIT_S');
  });
});

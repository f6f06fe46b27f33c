import { isIP } from 'node:net';
import { DEFAULT_TIME_ZONE, isTimeZone } from '#platform/shared/dates/moments';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '#platform/shared/language';
import type { ClamdAddress } from '../db/files/scan/clamd';
import { isLoopback } from '#platform/shared/is-loopback';
import type { SignIn } from '../sessions/open-sessions';
import { PASSWORD_COST, type PasswordCost } from '#areas/seguridad/server/password';
import { SECOND_FACTOR_MODES, type SecondFactorMode } from '#areas/seguridad/server/factor/policy';
import { masterKeyOf, secretOf } from '../db/secret-of';
import { readSignIn } from './security/identity-config';

/** Run-time configuration of the server, from the environment. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Key that encrypts the signing secrets in the database; null without one. */
  readonly masterKey: Uint8Array | null;
  /** Maximum wait for an unresponsive PostgreSQL at start. */
  readonly databaseWaitMs: number;
  /** Folder of the built browser application; null without one. */
  readonly webDir: string | null;
  /** Folder of built files separate from the application: sample screens and source maps. */
  readonly demoDir: string | null;
  /** Folder of the built templates of empty embedded databases. */
  readonly templatesDir: string | undefined;
  /** Addresses of proxies whose forwarded client address is trusted. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** True when a new embedded database is filled with demo data. */
  readonly seedsDemo: boolean;
  readonly signIn: SignIn;
  /** Idle time after which a session ends. */
  readonly sessionIdleMs: number;
  /** Mode of the second factor for accounts with a local password. */
  readonly secondFactor: SecondFactorMode;
  /** Cost of a password hash; cheaper hashes are recomputed at sign-in. */
  readonly passwordCost: PasswordCost;
  /** Maximum calls of one session per minute; three times as many for an account, over all its sessions. */
  readonly sessionCalls: number;
  /** Language of users without a preference. */
  readonly language: Language;
  /** Time zone of the network, for units without their own. */
  readonly timeZone: string;
  /** Address of the API for the browser: a path, or another host that forwards it. */
  readonly apiBase: string;
  /** Public address of the application, without a trailing slash; undefined for the server's. Links in mails begin with it. */
  readonly publicUrl: string | undefined;
  /** True when the browser's sample backend is enabled; null enables it only with demo data. */
  readonly enableMock: boolean | null;
  /** True when browsers may store drafts, answers and pending work, encrypted. */
  readonly offlineData: boolean;
  /** Simulated latency; null for its default. */
  readonly mockDelayMs: number | null;
  /** URL of the SMTP server; without one, mails are written as files. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Address of clamd; null without scanning. */
  readonly clamd: ClamdAddress | null;
}

/**
 * Reads the configuration from environment variables.
 * Network and log: `PORT`, `HOST`, `TRUSTED_PROXIES`, `API_BASE`, `PUBLIC_URL`, `LOG_LEVEL`.
 * Data: `DATA_DIR`, `DATABASE_URL`, `DATABASE_WAIT_S`, `DEMO` (`0` leaves a new embedded database empty).
 * Switches: `ENABLE_MOCK` and `OFFLINE_DATA` (`1` or `0`), `MOCK_DELAY_MS`.
 * Sessions and language: `SESSION_IDLE_MINUTES`, `SESSION_CALLS_PER_MINUTE`, `SECOND_FACTOR`, `DEFAULT_LANGUAGE`, `TIME_ZONE`.
 * Services: `SMTP_URL`, `MAIL_FROM`, `CLAMD_URL`.
 * Secrets: `MASTER_KEY`, files instead of secrets (`secretOf`). Also reads the variables of `readSignIn`.
 *
 * @throws an error that names the invalid variable.
 */
export function readConfig(
  env: NodeJS.ProcessEnv,
  defaults: Pick<ServerConfig, 'webDir' | 'templatesDir'> & Partial<Pick<ServerConfig, 'demoDir'>>,
): ServerConfig {
  const port = Number(env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT no es un puerto: «${env['PORT']}».`);
  return {
    port,
    host: env['HOST'] ?? '127.0.0.1',
    dataDir: env['DATA_DIR'] ?? '.data',
    databaseUrl: secretOf(env, 'DATABASE_URL'),
    masterKey: masterKeyOf(env),
    databaseWaitMs: seconds('DATABASE_WAIT_S', env['DATABASE_WAIT_S']) * 1000,
    trustedProxies: addresses('TRUSTED_PROXIES', env['TRUSTED_PROXIES']),
    logLevel: env['LOG_LEVEL'] ?? 'warn',
    seedsDemo: env['DEMO'] !== '0',
    signIn: readSignIn(env),
    sessionIdleMs: idleMinutes(env['SESSION_IDLE_MINUTES']) * 60_000,
    secondFactor: secondFactorOf(env['SECOND_FACTOR']),
    passwordCost: PASSWORD_COST,
    sessionCalls: callsOf(env['SESSION_CALLS_PER_MINUTE']),
    language: languageOf(env['DEFAULT_LANGUAGE']),
    timeZone: timeZoneOf(env['TIME_ZONE']),
    apiBase: apiBaseOf(env['API_BASE']),
    enableMock: switchOf('ENABLE_MOCK', env['ENABLE_MOCK']),
    offlineData: switchOf('OFFLINE_DATA', env['OFFLINE_DATA']) ?? true,
    mockDelayMs: milliseconds('MOCK_DELAY_MS', env['MOCK_DELAY_MS']),
    publicUrl: webUrl(env['PUBLIC_URL']),
    smtpUrl: smtpUrl(secretOf(env, 'SMTP_URL')),
    mailFrom: env['MAIL_FROM'] || 'Red Salud <no-responder@localhost>',
    clamd: clamdAddress(env['CLAMD_URL']),
    demoDir: null,
    ...defaults,
  };
}

function switchOf(name: string, value: string | undefined): boolean | null {
  if (!value) return null;
  if (value !== '1' && value !== '0') throw new Error(`${name} debe ser 1 o 0: «${value}».`);
  return value === '1';
}

/** Reads the trusted addresses; default: this machine. Trusting all would accept any address that a client claims. */
function addresses(name: string, value: string | undefined): readonly string[] {
  const given = (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const address of given) {
    const [host = '', bits, ...rest] = address.split('/');
    const family = isIP(host);
    const isRange =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128));
    if (family === 0 || !isRange || rest.length > 0)
      throw new Error(
        `${name} es una lista de direcciones o redes, como 10.0.0.5, 10.1.0.0/16: «${address}» no lo es.`,
      );
  }
  return given.length > 0 ? given : ['loopback'];
}

function seconds(name: string, value: string | undefined): number {
  if (!value) return 60;
  if (!/^\d{1,4}$/.test(value)) throw new Error(`${name} debe ser un número de segundos: «${value}».`);
  return Number(value);
}

/** Reads the idle time: one hour by default, at most the twelve hours of a session. */
function idleMinutes(value: string | undefined): number {
  if (!value) return 60;
  const minutes = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (minutes < 5 || minutes > 720)
    throw new Error(`SESSION_IDLE_MINUTES debe ser un número de minutos, de 5 a 720: «${value}».`);
  return minutes;
}

function secondFactorOf(value: string | undefined): SecondFactorMode {
  if (!value) return 'offered';
  const mode = SECOND_FACTOR_MODES.find((each) => each === value);
  if (!mode) throw new Error(`SECOND_FACTOR debe ser ${SECOND_FACTOR_MODES.join(', ')}: «${value}».`);
  return mode;
}

/** The default is three times what a ward's tablet sends after reconnecting: 200 writes, and the waiting pages. */
function callsOf(value: string | undefined): number {
  if (!value) return 1200;
  const calls = /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (calls < 60)
    throw new Error(`SESSION_CALLS_PER_MINUTE debe ser un número de llamadas, de 60 en adelante: «${value}».`);
  return calls;
}

function milliseconds(name: string, value: string | undefined): number | null {
  if (!value) return null;
  if (!/^\d{1,5}$/.test(value)) throw new Error(`${name} debe ser un número de milisegundos: «${value}».`);
  return Number(value);
}

function languageOf(value: string | undefined): Language {
  if (!value) return DEFAULT_LANGUAGE;
  if (!isLanguage(value)) throw new Error(`DEFAULT_LANGUAGE debe ser ${LANGUAGES.join(', ')}: «${value}».`);
  return value;
}

function timeZoneOf(value: string | undefined): string {
  if (!value) return DEFAULT_TIME_ZONE;
  if (!isTimeZone(value))
    throw new Error(`TIME_ZONE debe ser una zona horaria de la base IANA, como America/Monterrey: «${value}».`);
  return value;
}

/** Removes the trailing slash of the address. It receives tokens: another host must be safe from eavesdropping. */
function apiBaseOf(value: string | undefined): string {
  if (!value) return '/api';
  const base = value.replace(/\/+$/, '');
  const isPath = /^(\/[\w.-]+)+$/.test(base);
  const url = isPath || !URL.canParse(base) ? null : new URL(base);
  const isSafe =
    url !== null &&
    url.search === '' &&
    url.hash === '' &&
    url.username === '' &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)));
  if (!isPath && !isSafe)
    throw new Error(`API_BASE debe ser una ruta, como /api, o una dirección https://: «${value}».`);
  return base;
}

function webUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^https?:$/.test(protocolOf(value)))
    throw new Error(`PUBLIC_URL debe ser la dirección de la aplicación, como https://red.example.org: «${value}».`);
  return value.replace(/\/+$/, '');
}

function smtpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  // Omitted from the message: it may contain a password.
  if (!/^smtps?:$/.test(protocolOf(value)))
    throw new Error('SMTP_URL debe ser como smtp://usuario:contraseña@servidor:587.');
  return value;
}

const CLAMD_PORT = 3310;

function clamdAddress(value: string | undefined): ClamdAddress | null {
  if (!value) return null;
  const { protocol, hostname, port, pathname, username, password, search, hash } = URL.canParse(value)
    ? new URL(value)
    : new URL('about:blank');
  const isPlain = username === '' && password === '' && search === '' && hash === '';
  if (isPlain && protocol === 'tcp:' && hostname !== '' && /^\/?$/.test(pathname))
    return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) || CLAMD_PORT };
  if (isPlain && protocol === 'unix:' && hostname === '' && pathname.length > 1)
    return { path: decodeURIComponent(pathname) };
  throw new Error(`CLAMD_URL debe ser como tcp://servidor:3310 o unix:///var/run/clamav/clamd.ctl: «${value}».`);
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : '';
}

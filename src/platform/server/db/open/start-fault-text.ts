import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { loggable } from '../loggable';
import { pgErrorOf } from '../pg-error';
import { StartFault } from './start-fault';

const DATABASE = 'Revise DATABASE_URL (postgres://usuario:contraseña@servidor:5432/base).';
const FOLDER = 'Corrija los permisos o el espacio, o indique otra carpeta con DATA_DIR.';

/** PostgreSQL's errors for a refused connection, by SQLSTATE. */
const BY_STATE: Readonly<Record<string, string>> = {
  '28P01': `PostgreSQL no aceptó el usuario o la contraseña. ${DATABASE}`,
  '28000': `PostgreSQL no deja entrar a ese usuario desde esta máquina (pg_hba.conf). ${DATABASE}`,
  '3D000': `La base de datos no existe en ese servidor. Créela con createdb. ${DATABASE}`,
  '42501': 'El usuario de DATABASE_URL no tiene los permisos que se necesitan en la base. Hágalo dueño de ella.',
  '25006':
    'La base de datos no admite escrituras: es una réplica o está en solo lectura. Indique en DATABASE_URL la principal.',
  '53100': 'No hay espacio en el disco de la base de datos. Libere espacio y vuelva a empezar.',
  '53300': 'PostgreSQL no admite más conexiones. Suba max_connections o cierre otras, y vuelva a empezar.',
  '57P03': 'PostgreSQL todavía arranca o se recupera. Espere y vuelva a empezar.',
};

/** Errors of network and TLS, by code. */
const BY_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: `Nadie responde en la dirección de la base de datos. Compruebe que PostgreSQL esté en marcha. ${DATABASE}`,
  ECONNRESET: `La base de datos cortó la conexión. Compruebe que PostgreSQL esté en marcha. ${DATABASE}`,
  ENOTFOUND: `No se encontró el servidor de la base de datos por su nombre. ${DATABASE}`,
  EAI_AGAIN: `No se pudo buscar el servidor de la base de datos por su nombre: el DNS no responde. ${DATABASE}`,
  ETIMEDOUT: `La base de datos no respondió a tiempo. Compruebe la red y el cortafuegos. ${DATABASE}`,
  EHOSTUNREACH: `No hay camino de red hasta la base de datos. Compruebe la red y el cortafuegos. ${DATABASE}`,
  ENETUNREACH: `No hay camino de red hasta la base de datos. Compruebe la red y el cortafuegos. ${DATABASE}`,
  ERR_INVALID_URL: `DATABASE_URL no es una dirección válida. ${DATABASE}`,
  CERT_HAS_EXPIRED: 'El certificado TLS de la base de datos caducó. Renuévelo en el servidor.',
  ERR_TLS_CERT_ALTNAME_INVALID:
    'El certificado TLS de la base de datos es de otro nombre. Use en DATABASE_URL el nombre del certificado.',
  ERR_MODULE_NOT_FOUND:
    'Falta una parte del programa. Ejecute `npm ci` y después `npm start`, que construye lo que falta.',
};
const UNTRUSTED: ReadonlySet<string> = new Set([
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);
const OF_FOLDERS: Readonly<Record<string, string>> = {
  EACCES: 'este usuario no tiene permiso',
  EPERM: 'este usuario no tiene permiso',
  EROFS: 'el disco es de solo lectura',
  ENOSPC: 'no hay espacio en el disco',
  EDQUOT: 'se acabó la cuota de disco',
  ENOTDIR: 'no es una carpeta',
  EEXIST: 'no es una carpeta',
};

/** Messages of drivers without a code. */
const BY_MESSAGE: readonly (readonly [RegExp, string])[] = [
  [/client password must be a string/i, `PostgreSQL pide una contraseña y DATABASE_URL no la tiene. ${DATABASE}`],
  [
    /does not support SSL connections/i,
    'PostgreSQL no ofrece TLS. Actívelo en el servidor, o quite sslmode de DATABASE_URL si está en esta máquina.',
  ],
  [/timeout exceeded when trying to connect|Connection terminated/i, BY_CODE['ETIMEDOUT']!],
  [
    /^PGlite failed|^Aborted|unreachable|memory access out of bounds/i,
    'La base integrada no se pudo abrir: su carpeta está dañada o es de otra versión. Recupere una copia de la carpeta de DATA_DIR.',
  ],
];

/**
 * Describes a failed start or command in Spanish, with the next step for the operator. The product's own messages stay unchanged. An
 * unexpected error yields its type and its message without values, and its stack with `LOG_LEVEL=debug`.
 */
export function startFaultText(error: unknown, isDebug = process.env['LOG_LEVEL'] === 'debug'): string {
  const text = error instanceof StartFault ? error.message : (knownText(error) ?? ownText(error));
  if (text !== null && !isDebug) return text;
  const { type, message } = loggable(error);
  return [
    text ?? `Falló algo inesperado: ${type}: ${message}.`,
    isDebug ? inspect(loggable(error), { depth: 8 }) : 'Con LOG_LEVEL=debug se muestra dónde.',
  ].join('\n');
}

function knownText(error: unknown): string | null {
  const refusal = pgErrorOf(error);
  if (refusal && Object.hasOwn(BY_STATE, refusal.code)) return BY_STATE[refusal.code]!;
  for (const cause of causesOf(error)) {
    const { code = '', syscall = '', path, message, port } = cause as NodeJS.ErrnoException & { port?: number };
    if (syscall === 'listen' || syscall === 'bind') return listenText(code, port);
    if (path !== undefined && syscall !== 'connect' && Object.hasOwn(OF_FOLDERS, code))
      return `No se puede escribir en ${path}: ${OF_FOLDERS[code]}. ${FOLDER}`;
    if (path !== undefined && syscall === 'connect')
      return `Nadie responde en el socket ${path} de la base de datos. Compruebe que PostgreSQL esté en marcha. ${DATABASE}`;
    if (Object.hasOwn(BY_CODE, code)) return BY_CODE[code]!;
    if (UNTRUSTED.has(code))
      return 'El certificado TLS de la base de datos no es de una autoridad conocida. Indique la suya con NODE_EXTRA_CA_CERTS.';
    if (/^ERR_SSL_|^EPROTO$/.test(code))
      return 'No se pudo acordar TLS con la base de datos. Revise sslmode en DATABASE_URL y la versión de TLS del servidor.';
    const [, text] = BY_MESSAGE.find(([pattern]) => pattern.test(message)) ?? [];
    if (text !== undefined) return text;
  }
  return null;
}

function listenText(code: string, port: number | undefined): string {
  if (code === 'EADDRINUSE')
    return `El puerto ${port ?? ''} ya está en uso. Detenga el otro programa, o indique otro puerto con PORT.`;
  if (code === 'EACCES')
    return `Este usuario no puede usar el puerto ${port ?? ''}. Indique con PORT uno de 1024 o más.`;
  return 'No se puede escuchar en esa dirección. HOST debe ser una dirección de esta máquina, como 127.0.0.1.';
}

/** Returns the message of an error thrown by the product: without a code, and of no class of the language or a driver. */
function ownText(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof DrizzleQueryError || pgErrorOf(error) !== null) return null;
  const isPlain = error.name === 'Error' || error.name === 'MigrationRefused';
  return isPlain && (error as NodeJS.ErrnoException).code === undefined ? error.message : null;
}

/** Returns an error with its causes, those of several attempts included. */
function causesOf(error: unknown): Error[] {
  const found: Error[] = [];
  const add = (each: unknown) => {
    if (!(each instanceof Error) || found.length > 20) return;
    found.push(each);
    if (each instanceof AggregateError) for (const one of each.errors) add(one);
    add(each.cause);
  };
  add(error);
  return found;
}

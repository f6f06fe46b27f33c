import { readFileSync } from 'node:fs';
import { StartFault } from './open/start-fault';

/** Variables with secrets: each can be given as `<NAME>_FILE`, the path of a file with its value. */
export const SECRET_VARIABLES = ['DATABASE_URL', 'SMTP_URL', 'MASTER_KEY'] as const;

/**
 * Reads a secret of the configuration: the variable, or the content of the file that `<NAME>_FILE` names, as Docker, Kubernetes, systemd
 * and vault agents provide it. The file is read only at start; messages contain neither path nor value.
 *
 * @returns undefined when neither is given
 * @throws StartFault when both are given, or the file cannot be read or is empty
 */
export function secretOf(env: NodeJS.ProcessEnv, name: (typeof SECRET_VARIABLES)[number]): string | undefined {
  const file = env[`${name}_FILE`];
  if (!file) return env[name] || undefined;
  if (env[name]) throw new StartFault(`${name} y ${name}_FILE están indicadas las dos: deje una sola.`);
  const value = contentOf(file, name);
  if (value === '') throw new StartFault(`El archivo que indica ${name}_FILE está vacío.`);
  return value;
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new StartFault(
      `No se pudo leer el archivo que indica ${name}_FILE. Compruebe que exista y que este usuario pueda leerlo.`,
      { cause },
    );
  }
}

const KEY_BYTES = 32;

/**
 * Reads the master key of `MASTER_KEY` or `MASTER_KEY_FILE`: 32 bytes, as base64 or hexadecimal.
 *
 * @throws StartFault for a text of another length or format; the message omits it
 */
export function masterKeyOf(env: NodeJS.ProcessEnv): Uint8Array | null {
  const text = secretOf(env, 'MASTER_KEY');
  if (text === undefined) return null;
  const isHex = /^[\da-f]{64}$/i.test(text);
  const isBase64 = /^[\w+/-]{43}=?$/.test(text);
  const key = Buffer.from(text, isHex ? 'hex' : 'base64');
  if ((!isHex && !isBase64) || key.length !== KEY_BYTES)
    throw new StartFault(
      'MASTER_KEY debe ser de 32 bytes al azar, en base64 o hexadecimal, como los da `openssl rand -base64 32`.',
    );
  return key;
}

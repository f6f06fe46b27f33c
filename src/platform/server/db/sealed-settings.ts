import { and, eq, sql } from 'drizzle-orm';
import { decrypt, encrypt, joined, parted } from './aes-gcm';
import type { Queryable } from './database';
import { StartFault } from './open/start-fault';
import { ajuste } from './system-tables';

/** Settings with the secrets that sign tokens and decrypt device data. */
export const SECRET_SETTINGS = ['sesion.secreto', 'canal.secreto', 'dispositivos.secreto', 'factores.secreto'] as const;
const SECRETS: ReadonlySet<string> = new Set(SECRET_SETTINGS);

/** A sealed value as stored. */
interface SealedSetting {
  readonly cifrado: 'A256GCM';
  /** Base64 of the initialisation vector, the text and its tag. */
  readonly datos: string;
}

/** Master key of this process, which serves one installation; null without one. */
let masterKey: Uint8Array | null = null;

/** Encrypts the value of a secret setting with the master key, bound to its name. Other values, or all without a key, stay unchanged. */
export function sealSetting(key: string, value: unknown): unknown {
  if (!SECRETS.has(key) || masterKey === null) return value;
  const sealed: SealedSetting = {
    cifrado: 'A256GCM',
    datos: joined(encrypt(masterKey, key, JSON.stringify(value))).toString('base64'),
  };
  return sealed;
}

/**
 * Decrypts a value of `sealSetting`; a plain one is returned unchanged.
 *
 * @throws StartFault without the master key, with another one, or when the row was changed or belongs to another setting
 */
export function openSetting(key: string, stored: unknown): unknown {
  if (!isSealed(stored)) return stored;
  if (masterKey === null)
    throw new StartFault(
      'Los secretos de la base están cifrados con una clave maestra: indíquela con MASTER_KEY o MASTER_KEY_FILE.',
    );
  try {
    return JSON.parse(decrypt(masterKey, key, parted(Buffer.from(stored.datos, 'base64')))) as unknown;
  } catch (cause) {
    throw new StartFault(
      `El secreto ${key} no se abre con esta clave maestra: MASTER_KEY es otra, o la fila de la base se cambió.`,
      { cause },
    );
  }
}

/**
 * Sets the master key of this process, and encrypts secrets stored in plain text earlier.
 *
 * @throws StartFault when a secret is sealed and cannot be opened
 */
export async function sealSecrets(db: Queryable, key: Uint8Array | null): Promise<void> {
  masterKey = key;
  for (const name of SECRET_SETTINGS) {
    const [row] = await db.select({ valor: ajuste.valor }).from(ajuste).where(eq(ajuste.clave, name));
    if (!row) continue;
    openSetting(name, row.valor);
    if (key === null || isSealed(row.valor)) continue;
    // Another process may have sealed or replaced it meanwhile.
    await db
      .update(ajuste)
      .set({ valor: sealSetting(name, row.valor) })
      .where(and(eq(ajuste.clave, name), eq(ajuste.valor, sql`${JSON.stringify(row.valor)}::jsonb`)));
  }
}

function isSealed(value: unknown): value is SealedSetting {
  return typeof value === 'object' && value !== null && (value as Partial<SealedSetting>).cifrado === 'A256GCM';
}

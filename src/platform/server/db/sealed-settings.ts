import { and, eq, sql } from 'drizzle-orm';
import { decrypt, encrypt, joined, parted } from './aes-gcm';
import type { Queryable } from './database';
import { StartFault } from './start-fault';
import { ajuste } from './system-tables';

/** Settings that hold what tokens are signed and devices opened with. */
export const SECRET_SETTINGS = ['sesion.secreto', 'canal.secreto', 'dispositivos.secreto', 'factores.secreto'] as const;
const SECRETS: ReadonlySet<string> = new Set(SECRET_SETTINGS);

/** A sealed value as the database holds it. */
interface SealedSetting {
  readonly cifrado: 'A256GCM';
  /** Base64 of the initialisation vector, the text and its tag. */
  readonly datos: string;
}

/** Master key of this process, which serves one installation; null when there is none. */
let masterKey: Uint8Array | null = null;

/** Seals the value of a secret setting with the master key, its name included; any other value, or without a key, stays as it is. */
export function sealSetting(key: string, value: unknown): unknown {
  if (!SECRETS.has(key) || masterKey === null) return value;
  const sealed: SealedSetting = {
    cifrado: 'A256GCM',
    datos: joined(encrypt(masterKey, key, JSON.stringify(value))).toString('base64'),
  };
  return sealed;
}

/**
 * Opens a value that `sealSetting` has sealed; a plain one stays as it is.
 *
 * @throws StartFault without the master key, with another one, or when the row was changed or is of another setting
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
 * Takes the master key for this process and seals what lies plain in the database from before.
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
    // Another process may have sealed or replaced it in between.
    await db
      .update(ajuste)
      .set({ valor: sealSetting(name, row.valor) })
      .where(and(eq(ajuste.clave, name), eq(ajuste.valor, sql`${JSON.stringify(row.valor)}::jsonb`)));
  }
}

function isSealed(value: unknown): value is SealedSetting {
  return typeof value === 'object' && value !== null && (value as Partial<SealedSetting>).cifrado === 'A256GCM';
}

import { eq } from 'drizzle-orm';
import type { Queryable } from './database';
import { openSetting, sealSetting } from './sealed-settings';
import { ajuste } from './system-tables';

/** Reads the value of a setting; undefined when it was never set. Decrypts secrets. */
export async function readSetting(db: Queryable, key: string): Promise<unknown> {
  const [row] = await db.select({ valor: ajuste.valor }).from(ajuste).where(eq(ajuste.clave, key));
  return row && openSetting(key, row.valor);
}

export async function writeSetting(db: Queryable, key: string, value: unknown): Promise<void> {
  const valor = sealSetting(key, value);
  await db.insert(ajuste).values({ clave: key, valor }).onConflictDoUpdate({ target: ajuste.clave, set: { valor } });
}

/** Reads the value of a setting, and sets it to `initial()` first if it was never set. */
export async function settingOr(db: Queryable, key: string, initial: () => unknown): Promise<unknown> {
  const known = await readSetting(db, key);
  if (known !== undefined) return known;
  await db
    .insert(ajuste)
    .values({ clave: key, valor: sealSetting(key, initial()) })
    .onConflictDoNothing();
  return readSetting(db, key);
}

/** Keys in use. */
export const SETTINGS = {
  signingSecret: 'sesion.secreto',
  channelSecret: 'canal.secreto',
  deviceSecret: 'dispositivos.secreto',
  factorSecret: 'factores.secreto',
  demo: 'demo',
  permissions: 'permisos.conocidos',
  delegations: 'perfiles.otorgados',
} as const;

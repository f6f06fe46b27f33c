import { eq } from 'drizzle-orm';
import type { Queryable } from './database';
import { openSetting, sealSetting } from './sealed-settings';
import { ajuste } from './system-tables';

/** Value of a setting, undefined when it was never set; secrets are sealed in the database and open here. */
export async function readSetting(db: Queryable, key: string): Promise<unknown> {
  const [row] = await db.select({ valor: ajuste.valor }).from(ajuste).where(eq(ajuste.clave, key));
  return row && openSetting(key, row.valor);
}

export async function writeSetting(db: Queryable, key: string, value: unknown): Promise<void> {
  const valor = sealSetting(key, value);
  await db.insert(ajuste).values({ clave: key, valor }).onConflictDoUpdate({ target: ajuste.clave, set: { valor } });
}

/** Value of a setting, which is `initial()` from the first process that asks on. */
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

import { eq } from 'drizzle-orm';
import type { Queryable } from './database';
import { ajuste } from './system-tables';

/** Value of a setting, undefined when it was never set. */
export async function readSetting(db: Queryable, key: string): Promise<unknown> {
  const [row] = await db.select({ valor: ajuste.valor }).from(ajuste).where(eq(ajuste.clave, key));
  return row?.valor;
}

export async function writeSetting(db: Queryable, key: string, value: unknown): Promise<void> {
  await db
    .insert(ajuste)
    .values({ clave: key, valor: value })
    .onConflictDoUpdate({ target: ajuste.clave, set: { valor: value } });
}

/** Value of a setting, which is `initial()` from the first process that asks on. */
export async function settingOr(db: Queryable, key: string, initial: () => unknown): Promise<unknown> {
  await db.insert(ajuste).values({ clave: key, valor: initial() }).onConflictDoNothing();
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

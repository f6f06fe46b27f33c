import { eq, isNotNull, or } from 'drizzle-orm';
import { decrypt, encrypt } from '../aes-gcm';
import type { Queryable } from '../database';
import { newKey, storableRing, storedRing, type Key } from '../keys/stored-key';
import { openSetting, sealSetting } from '../sealed-settings';
import { SETTINGS } from '../settings';
import { ajuste, segundoFactor } from '../system-tables';

const VERSION = 'v1';

/**
 * Encrypts the secret of a second factor for storage: `v1.kid.iv.text.tag`, AES-256-GCM with a key of the server. It is bound to its
 * account, so that a row copied to another account is useless.
 *
 * @param tx the storing transaction: the key is not replaced before it ends
 */
export async function sealFactor(tx: Queryable, usuarioId: number, secret: string): Promise<string> {
  const [newest] = await factorKeys(tx);
  return sealed(newest!, usuarioId, secret);
}

/**
 * Decrypts a stored secret.
 *
 * @throws when it was sealed for another account, changed, or its key no longer exists
 */
export async function openFactor(db: Queryable, usuarioId: number, stored: string): Promise<string> {
  return opened(await factorKeys(db), usuarioId, stored);
}

/** Re-encrypts all secrets, in the transaction that replaces the key. */
export async function resealFactors(tx: Queryable, before: readonly Key[], key: Key): Promise<void> {
  const rows = await tx
    .select()
    .from(segundoFactor)
    .where(or(isNotNull(segundoFactor.secreto), isNotNull(segundoFactor.pendiente)))
    .for('update');
  for (const { usuarioId, secreto, pendiente } of rows) {
    const anew = (stored: string | null) =>
      stored === null ? null : sealed(key, usuarioId, opened(before, usuarioId, stored));
    await tx
      .update(segundoFactor)
      .set({ secreto: anew(secreto), pendiente: anew(pendiente) })
      .where(eq(segundoFactor.usuarioId, usuarioId));
  }
}

/** Reads the keys each time, because sealing is rare, and locks them against replacement until the transaction ends. */
async function factorKeys(tx: Queryable): Promise<readonly Key[]> {
  const read = () =>
    tx.select({ valor: ajuste.valor }).from(ajuste).where(eq(ajuste.clave, SETTINGS.factorSecret)).for('share');
  const [known] = await read();
  if (known) return storedRing(openSetting(SETTINGS.factorSecret, known.valor));
  await tx
    .insert(ajuste)
    .values({ clave: SETTINGS.factorSecret, valor: sealSetting(SETTINGS.factorSecret, storableRing([newKey()])) })
    .onConflictDoNothing();
  const [made] = await read();
  return storedRing(made && openSetting(SETTINGS.factorSecret, made.valor));
}

function sealed({ kid, secret }: Key, usuarioId: number, plain: string): string {
  const { iv, text, tag } = encrypt(secret, placeOf(usuarioId), plain);
  return [VERSION, kid, ...[iv, text, tag].map((part) => part.toString('base64url'))].join('.');
}

function opened(keys: readonly Key[], usuarioId: number, stored: string): string {
  const [version, kid, iv = '', text = '', tag = ''] = stored.split('.');
  const key = keys.find((each) => each.kid === kid);
  if (version !== VERSION || !key) throw new Error('The key that a second factor was sealed with is gone.');
  const bytes = (part: string) => Buffer.from(part, 'base64url');
  return decrypt(key.secret, placeOf(usuarioId), { iv: bytes(iv), text: bytes(text), tag: bytes(tag) });
}

const placeOf = (usuarioId: number): string => `segundo-factor:${usuarioId}`;

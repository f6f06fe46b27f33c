import { eq } from 'drizzle-orm';
import { resealFactors } from '../factor/sealed-factor';
import type { Queryable } from '../database';
import { TICKET_SECONDS } from '../../sessions/channel-ticket';
import { MAX_SESSION_MS } from '../../sessions/prolong-session';
import { openSetting } from '../sealed-settings';
import { SETTINGS, writeSetting } from '../settings';
import { ajuste } from '../system-tables';
import { newKey, storableRing, storedRing, type Key } from './stored-key';

/** Key rings by their name for operators, with the time for which a replaced key still verifies; null: as long as it seals something. */
export const KEY_RINGS = {
  sesion: { setting: SETTINGS.signingSecret, afterwardsMs: MAX_SESSION_MS },
  canal: { setting: SETTINGS.channelSecret, afterwardsMs: TICKET_SECONDS * 1000 },
  factores: { setting: SETTINGS.factorSecret, afterwardsMs: null },
} as const;

export type RingName = keyof typeof KEY_RINGS;

/** Margin for processes that still sign with a former key for some seconds. */
const OVERLAP_MS = 60_000;

/** Reads the keys of a ring; empty before the first was needed. */
export async function listKeys(db: Queryable, ring: RingName): Promise<readonly Key[]> {
  const [row] = await db.select({ valor: ajuste.valor }).from(ajuste).where(eq(ajuste.clave, KEY_RINGS[ring].setting));
  return row ? storedRing(openSetting(KEY_RINGS[ring].setting, row.valor)) : [];
}

/**
 * Creates a new key, which signs from now on. The former ones verify until nothing that they signed can be valid. Second factors are
 * re-encrypted at once, and their former keys removed.
 *
 * @returns the new key
 */
export async function rotateKeys(tx: Queryable, ring: RingName): Promise<Key> {
  const { setting, afterwardsMs } = KEY_RINGS[ring];
  const before = await lockedRing(tx, setting);
  const key = newKey();
  if (afterwardsMs === null) {
    await resealFactors(tx, before, key);
    await writeSetting(tx, setting, storableRing([key]));
    return key;
  }
  const now = Date.now();
  const kept = before
    .map((each) => ({ ...each, until: each.until ?? new Date(now + afterwardsMs + OVERLAP_MS) }))
    .filter(({ until }) => until.getTime() > now);
  await writeSetting(tx, setting, storableRing([key, ...kept]));
  return key;
}

/**
 * Removes a key: everything that it signed becomes invalid.
 *
 * @throws for the newest, and for an unknown one
 */
export async function removeKey(tx: Queryable, ring: RingName, kid: string): Promise<void> {
  const { setting } = KEY_RINGS[ring];
  const keys = await lockedRing(tx, setting);
  const index = keys.findIndex((key) => key.kid === kid);
  if (index < 0) throw new Error(`No hay ninguna llave ${kid} en ${ring}.`);
  if (index === 0) throw new Error(`La llave ${kid} es la que firma: renuévela antes con --rotate ${ring}.`);
  await writeSetting(tx, setting, storableRing(keys.toSpliced(index, 1)));
}

async function lockedRing(tx: Queryable, setting: string): Promise<readonly Key[]> {
  const [row] = await tx.select({ valor: ajuste.valor }).from(ajuste).where(eq(ajuste.clave, setting)).for('update');
  return row ? storedRing(openSetting(setting, row.valor)) : [];
}

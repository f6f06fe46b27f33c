import type { Orm, Queryable } from '../database';
import { settingOr } from '../settings';
import { newKey, storableRing, storedRing, type Key } from './stored-key';

/** Time for which a process caches the keys. After a rotation it signs with the former key no longer than this. */
const TRUST_MS = 5000;

/**
 * Secrets of one purpose: the newest one signs, all unexpired ones verify by their name. They are in the database, so that any process
 * accepts the tokens of another. The first one is created on demand.
 */
export class KeyRing {
  #read: { readonly keys: readonly Key[]; readonly until: number } | null = null;

  /** @param setting key of the setting that contains the keys */
  constructor(
    private readonly orm: Orm,
    private readonly setting: string,
  ) {}

  /**
   * Returns the signing key.
   *
   * @param db the current transaction: until it ends, the embedded database serves nothing else
   */
  async newest(db: Queryable = this.orm): Promise<Key> {
    const [first] = await this.#keys(db);
    return first!;
  }

  /**
   * Returns a key that may verify; null when it was removed, has expired, or never existed.
   *
   * @param kid null for tokens signed before keys had names
   */
  async byName(kid: string | null): Promise<Key | null> {
    const among = (keys: readonly Key[]) =>
      keys.find((key) => (kid === null ? key.isUnnamed : key.kid === kid)) ?? null;
    const known = among(await this.#keys(this.orm));
    if (known) return known;
    // Another process may have created it meanwhile.
    this.forget();
    return among(await this.#keys(this.orm));
  }

  /** Discards the cached keys. */
  forget(): void {
    this.#read = null;
  }

  async #keys(db: Queryable): Promise<readonly Key[]> {
    const now = Date.now();
    if (!this.#read || this.#read.until <= now)
      this.#read = { keys: await readKeys(db, this.setting), until: now + TRUST_MS };
    return this.#read.keys.filter(({ until }) => until === null || until.getTime() > now);
  }
}

async function readKeys(db: Queryable, setting: string): Promise<readonly Key[]> {
  return storedRing(await settingOr(db, setting, () => storableRing([newKey()])));
}

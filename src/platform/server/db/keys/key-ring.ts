import type { Orm, Queryable } from '../database';
import { settingOr } from '../settings';
import { newKey, storableRing, storedRing, type Key } from './stored-key';

/** Time that a process trusts the keys it read. After a rotation it signs with the former key no longer than this. */
const TRUST_MS = 5000;

/**
 * Secrets of one purpose: the newest signs, all that have not expired verify by their name. They are in the database, so that any process takes what
 * another gave; the first one is made when it is first needed.
 */
export class KeyRing {
  #read: { readonly keys: readonly Key[]; readonly until: number } | null = null;

  /** @param setting where the keys are kept */
  constructor(
    private readonly orm: Orm,
    private readonly setting: string,
  ) {}

  /**
   * The key that signs.
   *
   * @param db the transaction that asks: the embedded database answers nothing else until it ends
   */
  async newest(db: Queryable = this.orm): Promise<Key> {
    const [first] = await this.#keys(db);
    return first!;
  }

  /**
   * A key that may verify; null when it was removed, has expired, or never was.
   *
   * @param kid null for what was signed before keys had names
   */
  async byName(kid: string | null): Promise<Key | null> {
    const among = (keys: readonly Key[]) =>
      keys.find((key) => (kid === null ? key.isUnnamed : key.kid === kid)) ?? null;
    const known = among(await this.#keys(this.orm));
    if (known) return known;
    // Another process may have made it meanwhile.
    this.forget();
    return among(await this.#keys(this.orm));
  }

  /** Has the keys read again. */
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

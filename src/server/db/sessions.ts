import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Orm, Queryable } from './database';
import { loadIdentity, type Identity } from './identity';
import { settingOr, SETTINGS } from './settings';
import { sesion } from './system-tables';

/** How long a token is good for. */
const LIFETIME_MS = 12 * 60 * 60 * 1000;
/** How long a process trusts what it read of an account: a change made through another process takes effect within this. */
const TRUST_MS = 10_000;
const CACHE_LIMIT = 10_000;

/** A session that may work. */
export interface Session {
  readonly jti: string;
  readonly identity: Identity;
}

interface Cached {
  readonly until: number;
  readonly session: Promise<Session | null>;
}

/** Tokens and the sessions behind them. The signing secret is in the database, so that all processes accept the same tokens. */
export class Sessions {
  readonly #cache = new Map<string, Cached>();

  private constructor(
    private readonly orm: Orm,
    private readonly secret: Uint8Array,
  ) {}

  static async open(orm: Orm): Promise<Sessions> {
    const stored = await settingOr(orm, SETTINGS.signingSecret, () => randomBytes(32).toString('base64'));
    return new Sessions(orm, Buffer.from(String(stored), 'base64'));
  }

  /** Starts a session and signs its token. */
  async issue(tx: Queryable, usuarioId: number, from: { readonly ip: string | null; readonly device: string | null }): Promise<string> {
    const jti = randomUUID();
    const expira = new Date(Date.now() + LIFETIME_MS);
    await tx.insert(sesion).values({ jti, usuarioId, expira, ip: from.ip, dispositivo: from.device });
    return new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setSubject(String(usuarioId)).setJti(jti).setIssuedAt().setExpirationTime(expira).sign(this.secret);
  }

  /** The session of a token; null when the token is not ours, has expired or was revoked, or the account may not work. */
  async find(token: string): Promise<Session | null> {
    const now = Date.now();
    const cached = this.#cache.get(token);
    if (cached && cached.until > now) return cached.session;
    const session = this.#load(token);
    if (this.#cache.size >= CACHE_LIMIT) this.#cache.clear();
    this.#cache.set(token, { until: now + TRUST_MS, session });
    // What is no session is not worth remembering: whoever makes tokens up must not fill the memory with them.
    session.then((found) => found ?? this.#drop(token, session), () => this.#drop(token, session));
    return session;
  }

  #drop(token: string, session: Promise<Session | null>): void {
    if (this.#cache.get(token)?.session === session) this.#cache.delete(token);
  }

  async revoke(jti: string): Promise<void> {
    await this.orm.update(sesion).set({ revocada: new Date() }).where(and(eq(sesion.jti, jti), isNull(sesion.revocada)));
    this.forget();
  }

  /** Drops what was read of accounts; called after a change to users or profiles, so that this process sees it at once. */
  forget(): void {
    this.#cache.clear();
  }

  /** Removes sessions that ended more than 30 days ago. */
  async purge(): Promise<void> {
    await this.orm.delete(sesion).where(lt(sesion.expira, sql`now() - interval '30 days'`));
  }

  async #load(token: string): Promise<Session | null> {
    const claims = await jwtVerify(token, this.secret, { algorithms: ['HS256'] }).then(({ payload }) => payload, () => null);
    const { jti, sub } = claims ?? {};
    const usuarioId = Number(sub);
    if (!jti || jti.includes('\0') || !Number.isSafeInteger(usuarioId)) return null;
    const isLive = and(eq(sesion.jti, jti), eq(sesion.usuarioId, usuarioId), isNull(sesion.revocada), gt(sesion.expira, sql`now()`));
    const [row] = await this.orm.select({ usuarioId: sesion.usuarioId }).from(sesion).where(isLive);
    const identity = row ? await loadIdentity(this.orm, row.usuarioId) : null;
    return identity && { jti, identity };
  }
}

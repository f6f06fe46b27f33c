import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Orm, Queryable } from '../database';
import { loadIdentity } from '../identity';
import { settingOr, SETTINGS } from '../settings';
import { findSimulation } from '../simulation/find-simulation';
import { sesion } from '../system-tables';
import { purgeSessions } from './purge-sessions';
import { SessionCache } from './session-cache';
import type { Session, SessionKeeper } from './sessions';

/** How long a token is good for. */
const LIFETIME_MS = 12 * 60 * 60 * 1000;
/** Our own tokens are for everything that the profile allows. */
const ALL = { read: true, write: true } as const;

/** Tokens of our own and the sessions behind them. The signing secret is in the database, so that all processes accept the same tokens. */
export class TokenSessions implements SessionKeeper {
  readonly mode = 'token';
  readonly #cache = new SessionCache<Session>();

  private constructor(
    private readonly orm: Orm,
    private readonly secret: Uint8Array,
  ) {}

  static async open(orm: Orm): Promise<TokenSessions> {
    const stored = await settingOr(orm, SETTINGS.signingSecret, () => randomBytes(32).toString('base64'));
    return new TokenSessions(orm, Buffer.from(String(stored), 'base64'));
  }

  /** Starts a session and signs its token. */
  async issue(tx: Queryable, usuarioId: number, from: { readonly ip: string | null; readonly device: string | null }): Promise<string> {
    const jti = randomUUID();
    const expira = new Date(Date.now() + LIFETIME_MS);
    await tx.insert(sesion).values({ jti, usuarioId, expira, ip: from.ip, dispositivo: from.device });
    return new SignJWT({}).setProtectedHeader({ alg: 'HS256' }).setSubject(String(usuarioId)).setJti(jti).setIssuedAt().setExpirationTime(expira).sign(this.secret);
  }

  /** The session of a token; null when the token is not ours, has expired or was revoked, or the account may not work. */
  find(token: string): Promise<Session | null> {
    return this.#cache.find(token, () => this.#load(token));
  }

  simulate(session: Session, simulacionId: string): Promise<Session | null> {
    return findSimulation(this.orm, session, simulacionId);
  }

  forget(): void {
    this.#cache.clear();
  }

  purge(): Promise<void> {
    return purgeSessions(this.orm);
  }

  async #load(token: string): Promise<Session | null> {
    const claims = await jwtVerify(token, this.secret, { algorithms: ['HS256'] }).then(({ payload }) => payload, () => null);
    const { jti, sub } = claims ?? {};
    const usuarioId = Number(sub);
    if (!jti || jti.includes('\0') || !Number.isSafeInteger(usuarioId)) return null;
    const isLive = and(eq(sesion.jti, jti), eq(sesion.usuarioId, usuarioId), isNull(sesion.revocada), gt(sesion.expira, sql`now()`));
    const [row] = await this.orm.select({ usuarioId: sesion.usuarioId }).from(sesion).where(isLive);
    const identity = row ? await loadIdentity(this.orm, row.usuarioId) : null;
    return identity && { jti, identity, allows: ALL };
  }
}

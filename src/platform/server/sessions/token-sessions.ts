import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Orm } from '../db/database';
import { loadIdentity } from '#areas/seguridad/server/identity';
import { KeyRing } from '../db/keys/key-ring';
import { keyNameOf } from '../db/keys/key-name-of';
import { SETTINGS } from '../db/settings';
import { findSimulation } from '#areas/seguridad/server/simulation/find-simulation';
import { sesion } from '../db/system-tables';
import { isLive, MAX_SESSION_MS, prolongSession } from './prolong-session';
import { purgeSessions } from './purge-sessions';
import { SessionCache } from './session-cache';
import type { IssueToken, Refusal, Session, Sessions } from './sessions';

/** Tokens issued here allow everything that the profile allows. */
const ALL = { read: true, write: true } as const;

/** Tokens issued here and their sessions. The signing secrets are in the database, so that all processes accept the same tokens. */
export class TokenSessions implements Sessions {
  readonly #cache = new SessionCache();

  private constructor(
    private readonly orm: Orm,
    private readonly keys: KeyRing,
    private readonly idleMs: number,
  ) {}

  /** @param idleMs idle time after which a session ends */
  static async open(orm: Orm, idleMs: number): Promise<TokenSessions> {
    const keys = new KeyRing(orm, SETTINGS.signingSecret);
    await keys.newest();
    return new TokenSessions(orm, keys, idleMs);
  }

  readonly issue: IssueToken = async (tx, usuarioId, from) => {
    const jti = randomBytes(32).toString('base64url');
    const { kid, secret } = await this.keys.newest(tx);
    const now = Date.now();
    const expira = new Date(now + Math.min(this.idleMs, MAX_SESSION_MS));
    await tx.insert(sesion).values({ jti, usuarioId, expira, ip: from.ip, dispositivo: from.device });
    return new SignJWT({})
      .setProtectedHeader({ alg: 'HS256', kid })
      .setSubject(String(usuarioId))
      .setJti(jti)
      .setIssuedAt()
      .setExpirationTime(new Date(now + MAX_SESSION_MS))
      .sign(secret);
  };

  find(token: string): Promise<Session | Refusal> {
    return this.#cache.find(token, () => this.#load(token));
  }

  /** The session already exists: `issue` creates it with the token. */
  begin(token: string): Promise<Session | Refusal> {
    return this.find(token);
  }

  simulate(session: Session, simulacionId: string): Promise<Session | null> {
    return findSimulation(this.orm, session, simulacionId);
  }

  forget(): void {
    this.#cache.clear();
    this.keys.forget();
  }

  purge(): Promise<void> {
    return purgeSessions(this.orm);
  }

  async #load(token: string): Promise<Session | Refusal> {
    const { jti, sub, isOver } = await this.#claims(token);
    const usuarioId = Number(sub);
    if (!jti || jti.includes('\0') || !Number.isSafeInteger(usuarioId)) return 'over';
    // Checked first: a deactivated user has no sessions either, and another sign-in would not help.
    const identity = await loadIdentity(this.orm, usuarioId);
    if (!identity) return 'unknown';
    if (isOver) return 'over';
    const isIt = and(eq(sesion.jti, jti), eq(sesion.usuarioId, usuarioId), isLive);
    const [row] = await this.orm.select({ jti: sesion.jti }).from(sesion).where(isIt);
    if (!row) return 'over';
    await prolongSession(this.orm, jti, this.idleMs);
    return { jti, identity, allows: ALL };
  }

  /** Returns the claims of a token issued here, even expired; empty for any other. */
  async #claims(token: string): Promise<JWTPayload & { readonly isOver: boolean }> {
    const kid = keyNameOf(token);
    const key = kid === undefined ? null : await this.keys.byName(kid);
    if (!key) return { isOver: true };
    try {
      const { payload } = await jwtVerify(token, key.secret, { algorithms: ['HS256'] });
      return { ...payload, isOver: false };
    } catch (error) {
      return { ...(error instanceof errors.JWTExpired ? error.payload : {}), isOver: true };
    }
  }
}

import { and, eq, lt } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { loadIdentity } from '#areas/seguridad/server/identity';
import { findSimulation } from '#areas/seguridad/server/simulation/find-simulation';
import { identidad, sesion } from '../db/system-tables';
import { scopesOf, sessionKeyOf } from './claims';
import { enterSession, mayEnter } from '#areas/seguridad/server/sessions/enter-session';
import type { IdentityProvider } from './identity-provider';
import { ProviderKeys } from './provider-keys';
import { isLive, prolongSession } from './prolong-session';
import { purgeSessions } from './purge-sessions';
import { SessionCache } from './session-cache';
import type { Refusal, Session, Sessions, TokenSource } from './sessions';
import { verifyToken, type VerifiedClaims } from './verify-token';

/**
 * Sessions of people who sign in at a hosted identity provider. Its access tokens are the tokens of this API. A stored row records each
 * sign-in, so that it is audited once and can be ended. A token grants nothing until the person begins the session (`begin`): a browser
 * obtains tokens by itself while the provider recognises the person.
 */
export class ProviderSessions implements Sessions {
  readonly issue = null;
  readonly #cache = new SessionCache();
  readonly #keys: ProviderKeys;

  constructor(
    private readonly orm: Orm,
    private readonly provider: IdentityProvider,
    private readonly idleMs: number,
  ) {
    this.#keys = new ProviderKeys(provider.authority);
  }

  async find(token: string): Promise<Session | Refusal> {
    // The token is verified at every request: cached account data must not outlive it.
    const claims = await verifyToken(token, this.provider, this.#keys);
    return claims ? this.#cache.find(token, () => this.#load(claims)) : 'over';
  }

  async begin(token: string, from: TokenSource): Promise<Session | Refusal> {
    const claims = await verifyToken(token, this.provider, this.#keys);
    if (!claims) return 'over';
    // A read-only token begins no session; the route refuses it.
    if (!scopesOf(claims, this.provider).write) return this.#load(claims);
    const jti = sessionKeyOf(claims);
    const entered = await enterSession(this.orm, claims, jti, from, this.idleMs);
    return typeof entered === 'string' ? entered : this.#sessionOf(claims, jti, entered);
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

  async #load(claims: VerifiedClaims): Promise<Session | Refusal> {
    const jti = sessionKeyOf(claims);
    const usuarioId = await this.#known(claims, jti);
    // Checked before returning «over»: signing in again does not help a person without an account.
    if (usuarioId === null) return (await mayEnter(this.orm, claims)) ? 'over' : 'unknown';
    return this.#sessionOf(claims, jti, usuarioId);
  }

  async #sessionOf(claims: VerifiedClaims, jti: string, usuarioId: number): Promise<Session | Refusal> {
    const identity = await loadIdentity(this.orm, usuarioId);
    return identity ? { jti, identity, allows: scopesOf(claims, this.provider) } : 'unknown';
  }

  /** Returns the account of a known sign-in whose session is live. */
  async #known(claims: VerifiedClaims, jti: string): Promise<number | null> {
    const isIt = and(eq(sesion.jti, jti), isLive);
    const [row] = await this.orm
      .select({ usuarioId: sesion.usuarioId })
      .from(sesion)
      .innerJoin(
        identidad,
        and(
          eq(identidad.usuarioId, sesion.usuarioId),
          eq(identidad.emisor, claims.iss),
          eq(identidad.sujeto, claims.sub),
        ),
      )
      .where(isIt);
    if (!row) return null;
    const emitida = new Date(claims.iat * 1000);
    await this.orm
      .update(sesion)
      .set({ emitida })
      .where(and(isIt, lt(sesion.emitida, emitida)));
    await prolongSession(this.orm, jti, this.idleMs);
    return row.usuarioId;
  }
}

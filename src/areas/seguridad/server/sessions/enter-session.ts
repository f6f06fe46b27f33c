import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import { audit } from '#platform/server/db/audit';
import type { Orm, Queryable } from '#platform/server/db/database';
import { identidad, sesion } from '#platform/server/db/system-tables';
import { emailOf, provenAt } from '#platform/server/sessions/claims';
import { isLive, MAX_SESSION_MS } from '#platform/server/sessions/prolong-session';
import type { Refusal, TokenSource } from '#platform/server/sessions/sessions';
import type { VerifiedClaims } from '#platform/server/sessions/verify-token';

/**
 * Begins the session of a sign-in at the provider, on request of its person. Finds the account, activates an invited one, and writes the
 * audit trail. Concurrent calls begin it once; for an existing session they record a later proof of identity. Returns `unknown` when no
 * active account exists for the person. Returns `over` when the sign-in was ended, or unused for too long, and the token is older than
 * that.
 */
export function enterSession(
  orm: Orm,
  claims: VerifiedClaims,
  jti: string,
  from: TokenSource,
  idleMs: number,
): Promise<number | Refusal> {
  return orm.transaction(async (tx) => {
    const account = await accountOf(tx, claims);
    if (!account) return 'unknown';
    const { usuarioId, unidadId } = account;
    const issued = new Date(claims.iat * 1000);
    const [before] = await tx
      .select({ emitida: sesion.emitida, isLive: sql<boolean>`${isLive}` })
      .from(sesion)
      .where(eq(sesion.jti, jti));
    // Compared with the latest token seen, not with the server's clock, because the provider dates them.
    const probada = provenAt(claims);
    if (before?.isLive) {
      await tx
        .update(sesion)
        .set({ probada })
        .where(and(eq(sesion.jti, jti), lt(sesion.probada, probada)));
      return usuarioId;
    }
    if (before?.emitida && issued <= before.emitida) return 'over';
    const fresh = {
      usuarioId,
      creada: sql`now()`,
      usada: sql`now()`,
      expira: sql`now() + ${Math.min(idleMs, MAX_SESSION_MS)} * interval '1 millisecond'`,
      emitida: issued,
      probada,
      revocada: null,
      ip: from.ip,
      dispositivo: from.device,
    };
    await tx
      .insert(sesion)
      .values({ jti, ...fresh })
      .onConflictDoUpdate({ target: sesion.jti, set: fresh });
    await tx
      .update(usuario)
      .set({ estatus: 'ACTIVO', ultimoAcceso: new Date() })
      .where(eq(usuario.usuarioId, usuarioId));
    await audit(
      tx,
      { ...from, usuarioId, unidadId },
      {
        accion: 'INICIO_SESION',
        entidad: 'usuario',
        entidadId: usuarioId,
        ...(account.isNew ? { despues: { identidadEnlazada: true } } : {}),
      },
    );
    return usuarioId;
  });
}

/** Checks whether an active account exists for a person of the provider: a linked one, or one that awaits their e-mail. */
export async function mayEnter(orm: Orm, claims: VerifiedClaims): Promise<boolean> {
  const email = emailOf(claims);
  const isTheirs = and(eq(identidad.emisor, claims.iss), eq(identidad.sujeto, claims.sub));
  const [account] = await orm
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .leftJoin(identidad, eq(identidad.usuarioId, usuario.usuarioId))
    .where(
      and(
        mayWork,
        or(isTheirs, email === null ? undefined : and(isNull(identidad.usuarioId), eq(usuario.email, email))),
      ),
    )
    .limit(1);
  return account !== undefined;
}

const mayWork = and(eq(usuario.activo, true), inArray(usuario.estatus, ['ACTIVO', 'INVITADO']));

/**
 * Returns the active account of a person of the provider, its row locked. Once linked, an account stays with the person who first used its
 * e-mail: an address that the provider later reassigns does not open it.
 */
async function accountOf(tx: Queryable, claims: VerifiedClaims) {
  const { iss, sub } = claims;
  const isPerson = and(eq(identidad.emisor, iss), eq(identidad.sujeto, sub));
  const columns = { usuarioId: usuario.usuarioId, unidadId: usuario.unidadId };
  const linked = () =>
    tx
      .select(columns)
      .from(usuario)
      .innerJoin(identidad, and(eq(identidad.usuarioId, usuario.usuarioId), isPerson))
      .where(mayWork)
      .for('update', { of: usuario });
  const [known] = await linked();
  if (known) return { ...known, isNew: false };
  const email = emailOf(claims);
  if (email === null) return undefined;
  const [invited] = await tx
    .select(columns)
    .from(usuario)
    .where(and(eq(usuario.email, email), mayWork))
    .for('update');
  if (!invited) return undefined;
  await tx.insert(identidad).values({ usuarioId: invited.usuarioId, emisor: iss, sujeto: sub }).onConflictDoNothing();
  const [now] = await linked();
  return now && { ...now, isNew: true };
}

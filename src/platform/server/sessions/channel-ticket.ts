import { randomUUID } from 'node:crypto';
import { and, inArray } from 'drizzle-orm';
import { jwtVerify, SignJWT } from 'jose';
import type { Orm } from '../db/database';
import { loadIdentities, type Identity } from '#areas/seguridad/server/identity';
import { KeyRing } from '../db/keys/key-ring';
import { keyNameOf } from '../db/keys/key-name-of';
import { SETTINGS } from '../db/settings';
import { idempotencia, sesion } from '../db/system-tables';
import { isLive } from './prolong-session';
import type { Session } from './sessions';

/** Lifetime of a channel ticket, in seconds: enough to connect. */
export const TICKET_SECONDS = 60;
const AUDIENCE = 'canal';
const TICKET_ID = 'boleto';

/** Session behind a channel, and its account. */
export interface Holder {
  readonly jti: string;
  readonly usuarioId: number;
}

/** Content of a ticket: its holder and its own id. */
export interface Ticket {
  readonly holder: Holder;
  readonly id: string;
}

/** Issues a ticket for one channel of a session. It grants nothing else, and the session must be valid when it is used. */
export async function issueTicket(orm: Orm, { jti, identity }: Session): Promise<string> {
  const { kid, secret } = await ringOf(orm).newest();
  return new SignJWT({ [TICKET_ID]: randomUUID() })
    .setProtectedHeader({ alg: 'HS256', kid })
    .setAudience(AUDIENCE)
    .setSubject(String(identity.usuarioId))
    .setJti(jti)
    .setIssuedAt()
    .setExpirationTime(`${TICKET_SECONDS}s`)
    .sign(secret);
}

/** Returns the content of a ticket; null when it has expired or was not issued here. */
export async function readTicket(orm: Orm, ticket: string): Promise<Ticket | null> {
  const kid = keyNameOf(ticket);
  const key = kid === undefined ? null : await ringOf(orm).byName(kid);
  if (!key) return null;
  try {
    const { payload } = await jwtVerify(ticket, key.secret, { algorithms: ['HS256'], audience: AUDIENCE });
    const usuarioId = Number(payload.sub);
    const id = payload[TICKET_ID];
    return payload.jti && Number.isSafeInteger(usuarioId) && typeof id === 'string'
      ? { holder: { jti: payload.jti, usuarioId }, id }
      : null;
  } catch {
    return null;
  }
}

/** Consumes a ticket, across all processes; returns false when it was used before. It is stored with the idempotency keys. */
export async function useTicket(orm: Orm, { holder: { usuarioId }, id }: Ticket): Promise<boolean> {
  const used = await orm
    .insert(idempotencia)
    .values({ clave: `${AUDIENCE}:${id}`, usuarioId, ruta: AUDIENCE, huella: '' })
    .onConflictDoNothing()
    .returning({ clave: idempotencia.clave });
  return used.length > 0;
}

/** Returns the sessions that are still valid, with the current permissions of their accounts. */
export async function liveSessions(orm: Orm, holders: readonly Holder[]): Promise<Map<string, Identity>> {
  if (holders.length === 0) return new Map();
  const rows = await orm
    .select({ jti: sesion.jti, usuarioId: sesion.usuarioId })
    .from(sesion)
    .where(
      and(
        inArray(
          sesion.jti,
          holders.map(({ jti }) => jti),
        ),
        isLive,
      ),
    );
  const identities = new Map(
    (await loadIdentities(orm, [...new Set(rows.map(({ usuarioId }) => usuarioId))])).map((each) => [
      each.usuarioId,
      each,
    ]),
  );
  const owners = new Map(rows.map(({ jti, usuarioId }) => [jti, usuarioId]));
  const live = new Map<string, Identity>();
  for (const { jti, usuarioId } of holders) {
    const identity = owners.get(jti) === usuarioId ? identities.get(usuarioId) : undefined;
    if (identity) live.set(jti, identity);
  }
  return live;
}

const rings = new WeakMap<Orm, KeyRing>();

function ringOf(orm: Orm): KeyRing {
  const ring = rings.get(orm) ?? new KeyRing(orm, SETTINGS.channelSecret);
  rings.set(orm, ring);
  return ring;
}

import { exceeding } from '#areas/seguridad/shared/cuentas/exceeding';
import type { LooseRecord } from '#platform/shared/paths';
import { SUPERUSER } from '#platform/shared/superuser';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { standingOf, standingOfUser, type AccountStanding } from './account-standing';

/**
 * Ground on which an actor may change an account: it is theirs, it has no more permissions than they do, or their profile may assign its
 * profile. An account of the last kind must not become accessible to the actor.
 */
export type Touch = 'own' | 'within' | 'delegated';

/**
 * Prevents changes to accounts with more permissions than the actor: by changing its e-mail, the actor could sign in as its holder.
 * Superusers and the server may change all accounts.
 *
 * @throws Problem 403 CUENTA_MAS_AMPLIA.
 */
export async function requireMayTouch(tx: Queryable, account: LooseRecord, actor: Actor): Promise<Touch> {
  if (actor.usuarioId === null) return 'within';
  if (account['usuarioId'] === actor.usuarioId) return 'own';
  const own = await standingOfUser(tx, actor.usuarioId);
  const touch = own && touchOf(own, await standingOf(tx, account));
  if (!touch) throw new Problem(403, 'CUENTA_MAS_AMPLIA');
  return touch;
}

/** Returns the ground on which an account may assign or change one with another standing; null when it may not. */
export function touchOf(own: AccountStanding, other: AccountStanding | null): Touch | null {
  if (own.perfilNombre === SUPERUSER) return 'within';
  if (!other || other.perfilNombre === SUPERUSER) return null;
  const more = exceeding(other, own);
  const gives = other.otorga.filter((perfilId) => other.perfilId !== own.perfilId && !own.otorga.includes(perfilId));
  if (more.length === 0 && gives.length === 0) return 'within';
  if (!own.otorga.includes(other.perfilId)) return null;
  // Permissions of a supplier's account reach only its company, so such accounts may be changed completely.
  return other.proveedorId !== null &&
    more.every((key) => other.permissions.get(key) === 'PROVEEDOR') &&
    gives.length === 0
    ? 'within'
    : 'delegated';
}

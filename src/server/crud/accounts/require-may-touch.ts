import { exceeding } from '../../../domain/cuentas/exceeding';
import type { LooseRecord } from '../../../shared/paths';
import { SUPERUSER } from '../../../shared/superuser';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { Problem } from '../../db/problem';
import { standingOf, standingOfUser, type AccountStanding } from './account-standing';

/**
 * Why somebody may change an account: it is theirs, it may do nothing that they may not, or its profile is one that theirs may give. Of the last
 * kind is an account that they must not be able to enter.
 */
export type Touch = 'own' | 'within' | 'delegated';

/**
 * Nobody touches an account that may more than they do: whoever changed its e-mail, for one, could sign in as its holder. Superusers may all, and the
 * server itself.
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

/** How an account with this standing may be given or changed by another; null when it may not. */
export function touchOf(own: AccountStanding, other: AccountStanding | null): Touch | null {
  if (own.perfilNombre === SUPERUSER) return 'within';
  if (!other || other.perfilNombre === SUPERUSER) return null;
  const more = exceeding(other, own);
  const gives = other.otorga.filter((perfilId) => other.perfilId !== own.perfilId && !own.otorga.includes(perfilId));
  if (more.length === 0 && gives.length === 0) return 'within';
  if (!own.otorga.includes(other.perfilId)) return null;
  // What suppliers' people may do reaches what is their company's alone: their accounts are looked after whole.
  return other.proveedorId !== null &&
    more.every((key) => other.permissions.get(key) === 'PROVEEDOR') &&
    gives.length === 0
    ? 'within'
    : 'delegated';
}

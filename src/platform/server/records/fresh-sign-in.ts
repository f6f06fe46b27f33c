import type { Resource } from '../entity/resource';
import { valueAt, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { requireFreshProof } from '../sessions/fresh-proof';

/** Checks whether records of a resource have fields with `freshSignIn`. */
export const asksFreshSignIn = ({ form }: Pick<Resource, 'form'>): boolean => (form.freshSignIn ?? []).length > 0;

/**
 * Refuses a write that changes a field with `freshSignIn` when the person's last proof of identity is too old.
 *
 * @param before null for a new record
 * @param after null for a deletion or restoration
 * @throws Problem 403 IDENTIDAD_SIN_CONFIRMAR
 */
export async function requireFreshSignIn(
  tx: Queryable,
  resource: Resource,
  before: LooseRecord | null,
  after: LooseRecord | null,
  { sesion }: Actor,
): Promise<void> {
  const isSame = (path: string) =>
    JSON.stringify(valueAt(before, path) ?? null) === JSON.stringify(valueAt(after, path) ?? null);
  const isLeft = before !== null && after !== null && (resource.form.freshSignIn ?? []).every(isSame);
  if (asksFreshSignIn(resource) && !isLeft) await requireFreshProof(tx, sesion);
}

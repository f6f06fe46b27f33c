import type { Resource } from '#generated/server/resource.gen';
import { valueAt, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { requireFreshProof } from '../sessions/fresh-proof';

/** True when records of a resource have fields with `freshSignIn`. */
export const asksFreshSignIn = ({ form }: Pick<Resource, 'form'>): boolean => (form.freshSignIn ?? []).length > 0;

/**
 * Refuses a write of a record that changes a field with `freshSignIn` when the person has not proved their identity for a while.
 *
 * @param before null for a record that is created
 * @param after null for one that is deleted or brought back
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

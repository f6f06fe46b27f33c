import type { ResourceTypes } from '#generated/shared/resource-types.gen';
import { holdsAccount } from '#platform/shared/lifecycle/lifecycle';
import { ownAccounts } from '../db/accounts-of-person';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { resourceOf } from '../records/resources';

/**
 * Returns a test of documents for which segregation of duties bars the actor's person from a step. They must contain the fields that its
 * `notSameAs` names.
 */
export async function keptOutOf(
  db: Queryable,
  name: keyof ResourceTypes,
  step: string,
  { usuarioId }: Actor,
): Promise<(document: object) => boolean> {
  const own = usuarioId === null ? [] : await ownAccounts(db, usuarioId);
  const { notSameAs } = resourceOf(name).lifecycle!.transitions[step]!;
  return (document) => notSameAs.some((path) => holdsAccount(document, path, own));
}

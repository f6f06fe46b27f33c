import type { ResourceTypes } from '#generated/shared/resource-types.gen';
import { holdsAccount } from '#platform/shared/lifecycle';
import { ownAccounts } from '../db/accounts-of-person';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { resourceOf } from '../records/resources';

/** Test of documents for which segregation of duties keeps the actor's person out of a step. They carry the fields that its `notSameAs` names. */
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

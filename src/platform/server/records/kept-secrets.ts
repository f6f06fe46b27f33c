import { eq } from 'drizzle-orm';
import { PERMISSIONS } from '#generated/shared/permissions.gen';
import type { Resource } from '../entity/resource';
import { isObject, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { mayRead, mayReadAll } from './read/readable';
import { readRecord } from './read/read-record';
import type { WireRecord } from './read/wire-record';

const EVERYTHING: Actor['permissions'] = new Map(PERMISSIONS.map(({ key }) => [key, 'RED']));

/** Returns an actor with every permission, for rules only: its results are never returned. */
export const allSeeing = (actor: Actor): Actor => ({ ...actor, permissions: EVERYTHING });

/** Adds the stored values that the actor may not read to a record that they may change; returns the same record when there are none. */
export async function wholeRecord(
  tx: Queryable,
  resource: Resource,
  before: WireRecord,
  actor: Actor,
): Promise<WireRecord> {
  if (
    mayReadAll(resource, actor) &&
    resource.embeds.every((embed) => mayRead(embed, actor) && mayReadAll(embed.resource, actor))
  )
    return before;
  return (
    (await readRecord(tx, resource, eq(resource.key.column, before[resource.key.name]), allSeeing(actor))) ?? before
  );
}

/**
 * Completes a request's record with the stored values of fields that the actor may not read. Those stay unchanged, and the complete record
 * is validated.
 */
export function withKept(
  resource: Pick<Resource, 'fields' | 'embeds'>,
  sent: LooseRecord,
  whole: LooseRecord,
  actor: Actor,
): Record<string, unknown> {
  const record = kept(resource, sent, whole, actor);
  for (const { name, resource: inner } of resource.embeds) {
    const stored = whole[name];
    if (!isObject(stored) || mayReadAll(inner, actor)) continue;
    record[name] = kept(inner, isObject(sent[name]) ? sent[name] : {}, stored, actor);
  }
  return record;
}

function kept(
  { fields }: Pick<Resource, 'fields'>,
  sent: LooseRecord,
  stored: LooseRecord,
  actor: Actor,
): Record<string, unknown> {
  const secret = fields.filter((field) => !mayRead(field, actor)).map(({ name }) => name);
  return { ...sent, ...Object.fromEntries(secret.map((name) => [name, stored[name]])) };
}

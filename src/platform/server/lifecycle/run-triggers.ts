import { eq } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { documentDay } from '../records/document-day';
import { readRecord } from '../records/read/read-record';
import { resourceOf } from '../records/resources';
import { asSystem } from './as-server';
import { guardIssues } from './guard-issues';
import { takeStep } from './apply-step';

/**
 * Runs the steps of other documents that an event of a record triggers, in its transaction. They belong to the server: the actor need not
 * reach the other document. A document in an unsuitable state, or stopped by the guard, stays unchanged. The other document is locked
 * before it is read, so that concurrent events see each other.
 *
 * @param event `create`, `delete`, or the step
 */
export async function runTriggers(
  tx: Queryable,
  { triggers = [] }: Resource,
  event: string,
  record: LooseRecord,
  actor: Actor,
): Promise<void> {
  for (const { on, of, entity, step, when } of triggers) {
    const key = record[of];
    if (on !== event || key === null || key === undefined || (when && !when(record))) continue;
    const other = resourceOf(entity);
    const { field, transitions } = other.lifecycle!;
    const { from } = transitions[step]!;
    const state = other.fields.find(({ name }) => name === field)!.column;
    const [found] = await tx
      .select({ state, version: other.table.version })
      .from(other.table)
      .where(eq(other.key.column, key))
      .for('update');
    if (!found || !from.includes(String(found.state))) continue;
    const server = asSystem(actor, transitions[step]!);
    const { guard, when: only } = transitions[step]!;
    if ((guard || only) && (await isHeldBack(tx, other, step, key, server))) continue;
    const stepped = await takeStep(
      tx,
      other,
      { id: String(key), name: step, version: Number(found.version), body: undefined },
      server,
    );
    await runTriggers(tx, other, step, stepped, actor);
  }
}

async function isHeldBack(tx: Queryable, other: Resource, step: string, key: unknown, actor: Actor): Promise<boolean> {
  const document = (await readRecord(tx, other, eq(other.key.column, key), actor)) ?? {};
  const today = await documentDay(tx, other, document, actor);
  if (other.lifecycle!.transitions[step]!.when?.(document) === false) return true;
  const transition = other.lifecycle!.transitions[step]!;
  return guardIssues(other.name, transition, document, undefined, { today, now: new Date() }).length > 0;
}

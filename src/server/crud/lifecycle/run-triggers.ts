import { eq } from 'drizzle-orm';
import type { Resource } from '../../../../generated/server/resource.gen';
import type { PermissionKey } from '../../../../generated/shared/permissions.gen';
import type { LooseRecord } from '../../../shared/paths';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { resourceOf } from '../resources';
import { takeStep } from './take-step';

/**
 * Takes the steps of other documents that go with what was done to a record, in its transaction. They are the server's: whoever acts need not
 * reach the other document, and one that is in no state from which the step leads stays as it is.
 *
 * @param event `create`, or the step
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
    const { from, permission } = transitions[step]!;
    const state = other.fields.find(({ name }) => name === field)!.column;
    const [found] = await tx
      .select({ state, version: other.table.version })
      .from(other.table)
      .where(eq(other.key.column, key))
      .for('update');
    if (!found || !from.includes(String(found.state))) continue;
    const permissions = new Map([...actor.permissions, [permission as PermissionKey, 'RED' as const]]);
    const stepped = await takeStep(
      tx,
      other,
      { id: String(key), name: step, version: Number(found.version), body: undefined },
      { ...actor, permissions },
      {},
    );
    await runTriggers(tx, other, step, stepped, actor);
  }
}

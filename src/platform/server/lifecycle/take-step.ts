import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import type { RecordOf, ResourceOf, WireRecord } from '../records/read/wire-record';
import { runTriggers } from './run-triggers';
import { takeStep, type StepArgs } from './apply-step';

/**
 * Takes a step of a document, together with the steps of other documents that it triggers; must run in a transaction.
 *
 * @throws Problem as {@link takeStep}
 */
export async function runTransition<Known extends object = WireRecord>(
  tx: Queryable,
  resource: ResourceOf<Known>,
  request: StepArgs,
  actor: Actor,
): Promise<RecordOf<Known>> {
  const record = await takeStep(tx, resource, request, actor);
  await runTriggers(tx, resource, request.name, record, actor);
  return record;
}

import type { RecordOf, ResourceOf, WireRecord } from './read/wire-record';
import { updateRecord } from './update-record';
import type { WriteContext } from '../entity/hooks';
import { entityOf } from '../entity/registry';

/**
 * Updates a record and runs the hooks of its entity, in the transaction of the context.
 *
 * @param version the one that the client saw, or null
 * @param motivo reason, when the client does not state it
 * @throws Problem as `updateRecord` does
 */
export async function saveRecord<Known extends object = WireRecord>(
  context: WriteContext,
  resource: ResourceOf<Known>,
  id: string,
  version: number | null,
  body: unknown,
  motivo?: string,
): Promise<RecordOf<Known>> {
  const hooks = entityOf(resource.name);
  const before = (await hooks.before?.(context.tx, id)) ?? {};
  const updated = await updateRecord({
    tx: context.tx,
    actor: context.actor,
    resource,
    id,
    version,
    body,
    reason: motivo,
  });
  await hooks.updated?.(before, updated, context);
  return ((await hooks.lookedUp?.(updated, context)) as RecordOf<Known> | undefined) ?? updated;
}

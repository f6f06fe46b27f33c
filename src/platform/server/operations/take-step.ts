import { runTransition } from '../lifecycle/take-step';
import type { RecordOf, ResourceOf, WireRecord } from '../records/read/wire-record';
import type { OperationContext } from './context';

/** Takes a step of a document written in the same transaction, with the same effects as its button. */
export function takeStep<Known extends object = WireRecord>(
  { tx, actor }: Pick<OperationContext, 'tx' | 'actor'>,
  resource: ResourceOf<Known>,
  document: WireRecord,
  name: string,
  body?: object,
): Promise<RecordOf<Known>> {
  const request = { id: String(document[resource.key.name]), name, version: Number(document['version']), body };
  return runTransition(tx, resource, request, actor);
}

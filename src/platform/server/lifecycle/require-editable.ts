import type { Resource } from '#generated/server/resource.gen';
import { Problem } from '../db/problem';
import type { WireRecord } from '../records/to-record';

/** @throws Problem 409 TRANSICION_INVALIDA when the document is in a state in which it can no longer be changed. */
export function requireEditable({ lifecycle }: Resource, record: WireRecord): void {
  if (!lifecycle) return;
  const state = String(record[lifecycle.field]);
  if (lifecycle.states[state]?.editable) return;
  throw new Problem(409, 'TRANSICION_INVALIDA', {
    labels: { estatus: `${lifecycle.labels}.${state}` },
    extra: { actual: record },
  });
}

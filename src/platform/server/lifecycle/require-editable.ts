import type { Resource } from '../entity/resource';
import { Problem } from '../db/problem';
import type { WireRecord } from '../records/read/wire-record';

/**
 * Requires an editable state.
 *
 * @throws Problem 409 TRANSICION_INVALIDA when the document's state does not allow changes.
 */
export function requireEditable({ lifecycle }: Resource, record: WireRecord): void {
  if (!lifecycle) return;
  const state = String(record[lifecycle.field]);
  if (lifecycle.states[state]?.editable) return;
  throw new Problem(409, 'TRANSICION_INVALIDA', {
    labels: { estatus: `${lifecycle.labels}.${state}` },
    extra: { actual: record },
  });
}

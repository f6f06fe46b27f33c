import type { FormSpec } from '../../../shared/form-spec';
import { mergeRecord } from '../../../shared/merge-record';
import { prepareRecord } from '../../../shared/prepare-record';
import { sameValues } from '../../../shared/same-values';
import type { WireRecord } from '../../resource/wire-record';
import type { Draft } from './draft-slot';
import { rowKeysOf } from '../../../shared/row-keys';

/** What becomes of a draft when its form is opened again. */
export type Recovery =
  | { readonly kind: 'nothing' }
  /** Values to put into the form; `merged` when somebody else changed other fields meanwhile. */
  | { readonly kind: 'values'; readonly values: WireRecord; readonly merged: boolean }
  /** Both changed the same: the person chooses. */
  | { readonly kind: 'conflict'; readonly base: WireRecord; readonly mine: WireRecord };

/**
 * A draft goes back into the form as it was written. When the record was saved by somebody else since, it goes through
 * the same merge as a save would.
 *
 * @param initial what the form starts with now: the record as the server has it, or a new record's defaults
 */
export function recoverDraft(spec: FormSpec, draft: Draft | null, initial: WireRecord): Recovery {
  if (!draft || sameValues(draft.values, initial)) return { kind: 'nothing' };
  const { base, values } = draft;
  if (!base || base['version'] === initial['version']) return { kind: 'values', values, merged: false };
  const mine = prepareRecord(spec, values);
  const { merged, changes } = mergeRecord(base, mine, initial, { theirsOnly: spec.readOnly, rowKeys: rowKeysOf(spec) });
  if (changes.some(({ changedBy }) => changedBy === 'both')) return { kind: 'conflict', base, mine };
  // Saved already, only the answer did not arrive.
  if (changes.every(({ changedBy }) => changedBy === 'theirs')) return { kind: 'nothing' };
  return { kind: 'values', values: merged, merged: true };
}

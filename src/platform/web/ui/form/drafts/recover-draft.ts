import type { FormSpec } from '#platform/shared/validation/form-spec';
import { mergeRecord } from '#platform/shared/merge/merge-record';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import { sameValues } from '#platform/shared/merge/same-values';
import type { WireRecord } from '../../resource/wire-record';
import type { Draft } from './draft-slot';
import { rowKeysOf } from '#platform/shared/merge/row-keys';

/** Result of restoring a draft. */
export type Recovery =
  | { readonly kind: 'nothing' }
  /** Values for the form; `merged` when another user changed other fields meanwhile. */
  | { readonly kind: 'values'; readonly values: WireRecord; readonly merged: boolean }
  /** Both sides changed the same field: the user chooses. */
  | { readonly kind: 'conflict'; readonly base: WireRecord; readonly mine: WireRecord };

/**
 * Restores a draft into its form. If another user has saved the record since, the draft goes through the same merge as a save.
 *
 * @param initial current initial values of the form: the record of the server, or a new record's defaults
 */
export function recoverDraft(spec: FormSpec, draft: Draft | null, initial: WireRecord): Recovery {
  if (!draft || sameValues(draft.values, initial)) return { kind: 'nothing' };
  const { base, values } = draft;
  if (!base || base['version'] === initial['version']) return { kind: 'values', values, merged: false };
  const mine = prepareRecord(spec, values);
  const { merged, changes } = mergeRecord(base, mine, initial, { theirsOnly: spec.readOnly, rowKeys: rowKeysOf(spec) });
  if (changes.some(({ changedBy }) => changedBy === 'both')) return { kind: 'conflict', base, mine };
  // The draft was saved already; only the response was lost.
  if (changes.every(({ changedBy }) => changedBy === 'theirs')) return { kind: 'nothing' };
  return { kind: 'values', values: merged, merged: true };
}

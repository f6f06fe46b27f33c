import { readPath } from '../resource/read-path';
import type { WireRecord } from '../resource/wire-record';
import type { RegisteredField } from './FormContext';
import { sameValues } from './same-values';

export type Side = 'mine' | 'theirs';

export interface Difference extends RegisteredField {
  /** The side that changed it; mine when both did, because mine is what was just typed. */
  readonly suggested: Side;
  /** Both sides changed it, to different values: only a person can tell. */
  readonly both: boolean;
}

/** Fields in which two versions of a record differ, in the order of the form. Rows of a list count as one field. */
export function differences(fields: readonly RegisteredField[], base: WireRecord, mine: WireRecord, theirs: WireRecord): Difference[] {
  return fields
    .filter(({ path }) => !/\.\d+\./.test(path) && !sameValues(readPath(mine, path), readPath(theirs, path)))
    .map((field) => {
      const mineChanged = !sameValues(readPath(mine, field.path), readPath(base, field.path));
      const theirsChanged = !sameValues(readPath(theirs, field.path), readPath(base, field.path));
      return { ...field, suggested: mineChanged ? 'mine' : 'theirs', both: mineChanged && theirsChanged };
    });
}

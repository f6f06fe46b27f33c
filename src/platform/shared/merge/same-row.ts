import { sameValues } from './same-values';
import type { LooseRecord } from '../validation/rule';

/** Compares two rows like `sameValues`. Comparing plain values first settles most cases, at a tenth of the cost. */
export function sameRow(a: LooseRecord, b: LooseRecord): boolean {
  const names = Object.keys(a);
  return (
    a === b ||
    (names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])) ||
    sameValues(a, b)
  );
}

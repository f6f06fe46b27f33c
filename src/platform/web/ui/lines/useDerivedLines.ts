import { useMemo, useState, useSyncExternalStore } from 'react';
import type { LooseRecord } from '#platform/shared/paths';
import { sameRow } from '#platform/shared/merge/same-row';
import { NOTHING_FOLLOWS } from '../form/derived/following-values';
import { useFormContextValue } from '../form/FormContext';
import type { Line } from './line';

interface Shown {
  readonly line: Line;
  readonly values: LooseRecord | undefined;
  readonly shown: Line;
}

const NONE: readonly LooseRecord[] = [];

/**
 * Returns the lines with derived values, for display only: the form contains the input alone. An unchanged line stays the same object, so
 * that it does not render again.
 */
export function useDerivedLines(path: string, lines: readonly Line[]): readonly Line[] {
  const { following = NOTHING_FOLLOWS } = useFormContextValue();
  const derived = (useSyncExternalStore(following.subscribe, () => following.get(path)) ??
    NONE) as readonly LooseRecord[];
  const [known] = useState(() => new Map<number, Shown>());
  return useMemo(() => {
    if (derived.length === 0) return lines;
    return lines.map((line, index) => {
      const values = derived[index];
      const before = known.get(line.id);
      if (
        before?.line === line &&
        (before.values === values || (before.values && values && sameRow(before.values, values)))
      )
        return before.shown;
      const isSame =
        values === undefined ||
        Object.entries(values).every(([name, value]) => (line.values[name] ?? null) === (value ?? null));
      const shown = isSame ? line : { ...line, values: { ...line.values, ...values } };
      known.set(line.id, { line, values, shown });
      return shown;
    });
  }, [lines, derived, known]);
}

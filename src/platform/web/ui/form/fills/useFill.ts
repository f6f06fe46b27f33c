import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch, type Control } from 'react-hook-form';
import { isFilled, isObject, valueAt } from '#platform/shared/paths';
import { today } from '../../format/format-date';
import { useFormContextValue } from '../FormContext';
import { useRules } from '../RulesContext';
import { useSetField } from '../field/useSetField';

/** Change of a filled field: its previous value, and the implied one. */
export interface FillChange {
  readonly path: string;
  readonly before: unknown;
  readonly said: unknown;
}

export interface Filling {
  /** Fields that were filled in. */
  readonly filled: readonly FillChange[];
  /** Fields with a differing value of the user, kept until confirmed. */
  readonly kept: readonly FillChange[];
  readonly undo: () => void;
  readonly take: () => void;
}

const NOTHING = { filled: [], kept: [] } as const;

/** Value of each field that last filled others, by form: a note that is mounted again does not repeat an undone fill. */
const lastOf = new WeakMap<Control, Map<string, unknown>>();

/**
 * Fills the neighbouring fields that a value implies, during typing. It overwrites blank fields, initial values, and results of this
 * field's earlier value. Values typed by the user stay.
 *
 * @param path path of the source field
 */
export function useFill(
  path: string,
  { fn, into }: { readonly fn: string; readonly into: readonly string[] },
): Filling {
  const { mode, record } = useFormContextValue();
  const { control, getValues } = useFormContext();
  const put = useSetField();
  const rule = useRules().fill?.[fn];
  const value: unknown = useWatch({ name: path });
  const [known, setKnown] = useState<Pick<Filling, 'filled' | 'kept'>>(NOTHING);
  const ours = useRef(new Map<string, unknown>());
  const group = path.includes('.') ? path.slice(0, path.lastIndexOf('.') + 1) : '';

  useEffect(() => {
    const last = lastOf.get(control) ?? new Map<string, unknown>();
    lastOf.set(control, last);
    // Compares with the initial value when the rule loads late, so that input during the load still counts.
    const earlier = last.has(path) ? last.get(path) : valueAt(record, path);
    last.set(path, value);
    if (value === earlier || (!isFilled(value) && !isFilled(earlier))) return;
    const around: unknown = group ? getValues(group.slice(0, -1)) : getValues();
    const says = rule?.(value, isObject(around) ? around : {}, today()) ?? null;
    if (says === null) return setKnown(NOTHING);
    const changes = into
      .map((name) => ({ path: group + name, before: getValues(group + name) as unknown, said: says[name] }))
      .filter(({ before, said }) => isFilled(said) && before !== said);
    const givesWay = ({ path: target, before }: FillChange) =>
      !isFilled(before) ||
      ours.current.get(target) === before ||
      (mode === 'create' && before === valueAt(record, target));
    const filled = changes.filter(givesWay);
    for (const { path: target, said } of filled) {
      ours.current.set(target, said);
      put(target, said);
    }
    setKnown({ filled, kept: changes.filter((change) => !givesWay(change) && !filled.includes(change)) });
    // Only what is typed starts it: the rest is read at that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value]);

  return {
    ...known,
    undo() {
      for (const { path: target, before } of known.filled) {
        ours.current.delete(target);
        put(target, before);
      }
      setKnown({ filled: [], kept: [...known.kept, ...known.filled] });
    },
    take() {
      for (const { path: target, said } of known.kept) {
        ours.current.set(target, said);
        put(target, said);
      }
      setKnown({ filled: [...known.filled, ...known.kept], kept: [] });
    },
  };
}

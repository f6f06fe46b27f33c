import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Comparison } from '#platform/shared/validation/form-spec';
import { schemaPath } from '#platform/shared/paths';

/** Validates the compared field again when its counterpart changes: the user may correct either. */
export function ComparisonWatch({ comparisons = [] }: { readonly comparisons: readonly Comparison[] | undefined }) {
  const { watch, trigger, getFieldState } = useFormContext();
  useEffect(() => {
    if (comparisons.length === 0) return undefined;
    const { unsubscribe } = watch((_values, { name = '' }) => {
      const beside = name.slice(0, name.lastIndexOf('.') + 1);
      for (const { path, than } of comparisons) {
        const parent = path.slice(0, path.lastIndexOf('.') + 1);
        if (schemaPath(name) !== `${parent}${than}`) continue;
        const other = `${beside}${path.slice(parent.length)}`;
        if (getFieldState(other).error) void trigger(other);
      }
    });
    return unsubscribe;
  }, [comparisons, watch, trigger, getFieldState]);
  return null;
}

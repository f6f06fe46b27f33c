import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Comparison } from '#platform/shared/form-spec';
import { schemaPath } from '#platform/shared/paths';

/** When a field changes that another must not be less than, what is said of the other is looked at again: either may be put right. */
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

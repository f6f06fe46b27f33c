import { createContext, useContext, useEffect, useState } from 'react';
import type { ListControllerResult } from 'react-admin';
import type { FilterValues } from '../filter-spec';

/** Values of the filters and functions that change them, shared by all parts of a list: a second copy would restore a removed filter. */
export interface FilterControls {
  readonly values: FilterValues;
  /** Sets one filter; `undefined` removes it. */
  readonly set: (source: string, value: unknown) => void;
  /** Removes all filters except the search. */
  readonly clear: () => void;
  /** True until the list follows a change. */
  readonly pending: boolean;
}

const FilterValuesContext = createContext<FilterControls | null>(null);
export const FilterValuesProvider = FilterValuesContext.Provider;

export function useFilterValues(): FilterControls {
  const controls = useContext(FilterValuesContext);
  if (!controls) throw new Error('useFilterValues needs a FilterValuesProvider above it');
  return controls;
}

/** Returns the controls of a list's filters. The values change at once; the URL and the list follow. */
export function useFilterControls({
  filterValues,
  setFilters,
}: Pick<ListControllerResult, 'filterValues' | 'setFilters'>): FilterControls {
  const [values, setValues] = useState<FilterValues>(filterValues);
  const current = JSON.stringify(filterValues);
  useEffect(() => setValues(JSON.parse(current) as FilterValues), [current]);

  const apply = (next: FilterValues) => {
    setValues(next);
    setFilters(next, {}, false);
  };
  return {
    values,
    pending: JSON.stringify(values) !== current,
    set: (source, value) => {
      const { [source]: _previous, ...others } = values;
      apply(value === undefined ? others : { ...others, [source]: value });
    },
    clear: () => apply(values['q'] ? { q: values['q'] } : {}),
  };
}

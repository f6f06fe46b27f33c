import { useListContext } from 'react-admin';
import { useEffect, useState } from 'react';
import type { FilterValues } from '../filter-spec';

/** Returns the values of the filters and functions that change them. They change at once; the URL and the list follow. */
export function useFilterValues() {
  const { filterValues, setFilters } = useListContext();
  const [values, setValues] = useState<FilterValues>(filterValues);
  const current = JSON.stringify(filterValues);
  useEffect(() => setValues(JSON.parse(current) as FilterValues), [current]);

  const apply = (next: FilterValues) => {
    setValues(next);
    setFilters(next, {}, false);
  };
  return {
    values,
    /** Sets one filter; `undefined` removes it. */
    set: (source: string, value: unknown) => {
      const { [source]: _previous, ...others } = values;
      apply(value === undefined ? others : { ...others, [source]: value });
    },
    /** Removes all filters except the search. */
    clear: () => apply(values['q'] ? { q: values['q'] } : {}),
  };
}

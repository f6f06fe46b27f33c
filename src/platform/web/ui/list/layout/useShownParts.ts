import { useMemo } from 'react';
import type { ListControllerResult } from 'react-admin';
import { pinnedFilters } from '../filters/pinned-filters';
import { constantColumns } from './constant-columns';
import { shownColumns, type ListLayout } from './list-layout';
import type { ListSettings } from './ListSettingsContext';

const NO_ROWS: readonly object[] = [];

/** Returns the visible columns, divided by what the page of records shows in them, and the filters of the toolbar. */
export function useShownParts(
  { columns, filters }: Pick<ListSettings, 'columns' | 'filters'>,
  layout: ListLayout,
  { data, sort, filterValues }: Pick<ListControllerResult, 'data' | 'sort' | 'filterValues'>,
): Pick<ListSettings, 'shown' | 'constant' | 'drawn' | 'pinned'> {
  const shown = useMemo(() => shownColumns(columns, layout.columns), [columns, layout.columns]);
  const constant = useMemo(
    () => constantColumns(shown, { rows: data ?? NO_ROWS, layout, sortedBy: sort.field }),
    [shown, data, layout, sort.field],
  );
  // The same columns stay the same list, so that a new answer does not draw every row again.
  const hidden = constant.map(({ source }) => source).join();
  const drawn = useMemo(() => {
    const sources = new Set<string>(hidden.split(','));
    return shown.filter(({ source }) => !sources.has(source));
  }, [shown, hidden]);
  const pinned = useMemo(() => pinnedFilters(filters, constant, filterValues), [filters, constant, filterValues]);
  return useMemo(() => ({ shown, constant, drawn, pinned }), [shown, constant, drawn, pinned]);
}

import { useMemo } from 'react';
import { usePermissionSet } from '../../access/PermissionsContext';
import { useProtected, type Protection } from '../../access/useProtected';
import type { NameColumn } from '../column';
import type { ListSettings } from './ListSettingsContext';

type Offered = Pick<ListSettings, 'name' | 'columns' | 'filters'>;

/** Returns the columns and filters that the user can use: the server neither sorts nor filters by fields hidden from the user. */
export function useReadable({ name, columns, filters }: Offered): Offered {
  const protection = useProtected();
  const held = usePermissionSet();
  return useMemo(
    () => ({
      name: readableName(name, protection),
      columns: columns
        .filter(({ source }) => protection(source) !== 'wholly')
        .map((column) => (protection(column.source) === 'none' ? column : { ...column, sortable: false })),
      // Without permission to list the referenced records, a filter has no options.
      filters: filters.filter(
        (filter) =>
          protection(filter.source) === 'none' && (filter.kind !== 'reference' || held.has(filter.permission)),
      ),
    }),
    [name, columns, filters, protection, held],
  );
}

/** Returns the first column without the order and the fields that are hidden from the user. */
function readableName({ sortBy, paths, ...name }: NameColumn, protection: (path: string) => Protection): NameColumn {
  const readable = { ...name, paths: paths.filter((path) => protection(path) !== 'wholly') };
  return sortBy === undefined || protection(sortBy) !== 'none' ? readable : { ...readable, sortBy };
}

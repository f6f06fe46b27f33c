import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import { useListSettings } from '../layout/ListSettingsContext';
import type { ListRowProps } from '../ListRow';
import { useSelection } from '../selection/SelectionContext';

/** Returns the records of the page, and the props of each row. */
export function useRows(toggle: (id: Identifier, range: boolean) => void) {
  const { data = [], page, perPage, isPlaceholderData } = useListContext();
  const { shown } = useListSettings();
  const { enabled, isSelected } = useSelection();
  const first = (page - 1) * perPage + 2;
  const propsOf = (record: RaRecord, index: number): ListRowProps => ({
    record,
    columns: shown,
    rowIndex: first + index,
    selected: enabled ? isSelected(record.id) : null,
    onToggle: toggle,
  });
  return { data: data as readonly RaRecord[], propsOf, stale: isPlaceholderData || undefined };
}

import { useListContext, type Identifier, type RaRecord } from 'react-admin';
import { usePeek } from '../../peek/PeekContext';
import { useListSettings } from '../layout/ListSettingsContext';
import type { ListRowProps } from '../ListRow';
import { useSelection } from '../selection/SelectionContext';
import { useIsStale } from './useIsStale';

/** Returns the records of the page, and the props of each row. */
export function useRows(toggle: (id: Identifier, range: boolean) => void) {
  const { data = [], page, perPage } = useListContext();
  const { drawn, name } = useListSettings();
  const { enabled, isSelected } = useSelection();
  const peek = usePeek();
  const stale = useIsStale();
  const first = (page - 1) * perPage + 2;
  const propsOf = (record: RaRecord, index: number): ListRowProps => ({
    record,
    ficha: name.ficha,
    columns: drawn,
    rowIndex: first + index,
    selected: enabled ? isSelected(record.id) : null,
    onToggle: toggle,
    peeked: peek.id === String(record.id),
    onPeek: peek.open,
  });
  return { data: data as readonly RaRecord[], propsOf, stale: stale || undefined };
}

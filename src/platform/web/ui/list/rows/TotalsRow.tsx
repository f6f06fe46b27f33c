import { useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../format/format-number';
import { ValueView } from '../../values/ValueView';
import { useListSettings } from '../layout/ListSettingsContext';
import { useSelection } from '../selection/SelectionContext';
import styles from '../list-table.module.css';
import { useTotals } from './useTotals';

/** Sums of columns with totals, over all matches rather than the page; nothing without such columns. */
export function TotalsRow() {
  const { total = 0 } = useListContext();
  const totals = useTotals();
  const { shown } = useListSettings();
  const { enabled } = useSelection();
  const translate = useTranslate();
  // The label spans all columns before the first sum: in a narrow column it would wrap.
  const first = shown.findIndex((column) => column.total);
  if (!totals || first < 0) return null;
  return (
    <tfoot className={styles['totals']}>
      <tr>
        {enabled && <td />}
        <th scope="row" colSpan={first + 1}>
          {translate('app.lists.totals', { smart_count: total, total: formatNumber(total) })}
        </th>
        {shown.slice(first).map((column) => (
          <td key={column.source} className={column.total ? styles['number'] : undefined}>
            {column.total && totals[column.source] !== undefined && (
              <ValueView spec={column} value={totals[column.source]} />
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

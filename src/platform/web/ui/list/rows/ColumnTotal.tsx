import { useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../../format/format-number';
import { ValueView } from '../../values/ValueView';
import type { Column } from '../column';
import styles from '../list-table.module.css';
import { useTotals } from './useTotals';

/** Sum of a column over all matches rather than the page, under its name. Its place is kept until the sum is known. */
export function ColumnTotal({ column }: { readonly column: Column }) {
  const { total = 0 } = useListContext();
  const totals = useTotals();
  const translate = useTranslate();
  const sum = totals?.[column.source];
  if (sum === undefined) return <span className={styles['total']}>&nbsp;</span>;
  const text = translate('app.lists.totals', { smart_count: total, total: formatNumber(total) });
  return (
    <span className={styles['total']} title={text}>
      <span aria-hidden>Σ </span>
      <span className="rs-hidden">{text}: </span>
      <ValueView spec={column} value={sum} />
    </span>
  );
}

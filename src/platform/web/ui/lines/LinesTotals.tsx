import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { ValueView } from '../values/ValueView';
import { totalOf } from './line-totals';
import type { LineColumn, LineTotal, LineValues } from './line-column';
import styles from './lines.module.css';

interface LinesTotalsProps {
  readonly rows: readonly LineValues[];
  readonly columns: readonly LineColumn[];
  readonly labels: readonly string[];
  readonly totals: readonly LineTotal[];
}

/** Totals below their columns, always visible. */
export const LinesTotals = memo(function LinesTotals({ rows, columns, labels, totals }: LinesTotalsProps) {
  const translate = useTranslate();
  return (
    <div className={styles['totals']} role="group" aria-label={translate('app.lines.totals')}>
      <span className={styles['number']} />
      {columns.map((column, index) => {
        const total = totals.find(({ field }) => field === column.source);
        const value = total && totalOf(rows, total);
        return (
          <span key={column.source} className={styles['total']} data-empty={!total || undefined}>
            {total ? (
              <>
                <small>
                  {translate(`app.lines.total.${total.fn}`)}
                  <span className={styles['cardOnly']}>: {labels[index]}</span>
                </small>
                <b>
                  <ValueView spec={total.fn === 'count' ? { type: 'integer' } : column} value={value} />
                </b>
              </>
            ) : index === 0 ? (
              <b>{translate('app.lines.count', { smart_count: rows.length })}</b>
            ) : null}
          </span>
        );
      })}
    </div>
  );
});

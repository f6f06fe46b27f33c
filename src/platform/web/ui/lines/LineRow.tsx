import Close from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import { LineCells, type LineCellsProps } from './LineCells';
import styles from './lines.module.css';

export interface LineRowProps extends LineCellsProps {
  readonly index: number;
  readonly removable: boolean;
}

/** One line. When lines above are added or removed, its number and remove button change, its cells do not. */
export const LineRow = memo(function LineRow({ index, removable, ...cells }: LineRowProps) {
  const translate = useTranslate();
  const remove = removable && translate('app.lines.remove', { row: index + 1 });
  return (
    <div role="row" aria-rowindex={index + 2} className={styles['row']} data-active={cells.active >= 0 || undefined}>
      <div role="rowheader" aria-colindex={1} className={styles['number']}>
        <span className={styles['cardOnly']}>{translate('app.lines.line')} </span>
        {index + 1}
      </div>
      <LineCells {...cells} />
      {remove && (
        <div role="gridcell" aria-colindex={cells.columns.length + 2} className={styles['removal']}>
          <button
            type="button"
            tabIndex={-1}
            className={styles['remove']}
            aria-label={remove}
            title={remove}
            onClick={() => cells.actions.remove(index)}
          >
            <Close aria-hidden fontSize="inherit" />
          </button>
        </div>
      )}
    </div>
  );
});

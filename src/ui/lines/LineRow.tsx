import Close from '@mui/icons-material/Close';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { LineCell } from './LineCell';
import { isReference } from './is-reference';
import type { Line } from './line';
import type { LineColumn } from './line-column';
import type { LinesActions } from './lines-actions';
import type { RowErrors } from './useRowErrors';
import styles from './lines.module.css';

export interface LineRowProps {
  readonly line: Line;
  readonly index: number;
  readonly path: string;
  readonly columns: readonly LineColumn[];
  readonly labels: readonly string[];
  /** Column that has the focus, -1 when it is in another line. */
  readonly active: number;
  /** The focused cell is being edited, begun by this text. */
  readonly editing: { readonly typed: string | null } | null;
  readonly errors: RowErrors | undefined;
  /** What the line repeats: text, and the columns that are the same. */
  readonly repeats: string | undefined;
  readonly repeated: readonly string[] | undefined;
  /** Second line of each referenced record, one a line. One text, so that a line is drawn again only when it changes. */
  readonly detail: string;
  readonly removable: boolean;
  readonly actions: LinesActions;
}

/** One line: drawn again only when it changed, or the focus came or went. */
export const LineRow = memo(function LineRow({ line, index, path, columns, labels, active, editing, errors, repeats, repeated, detail, removable, actions }: LineRowProps) {
  const translate = useTranslate();
  const details = detail.split('\n');
  let reference = -1;
  return (
    <div role="row" aria-rowindex={index + 2} className={styles['row']} data-active={active >= 0 || undefined}>
      <div role="rowheader" aria-colindex={1} className={styles['number']}>
        <span className={styles['cardOnly']}>{translate('app.lines.line')} </span>
        {index + 1}
      </div>
      {columns.map((column, position) => (
        <LineCell
          key={column.source}
          line={line}
          row={index}
          columnIndex={position}
          column={column}
          label={labels[position] ?? column.source}
          path={path}
          active={active === position}
          editing={active === position ? editing : null}
          error={errors?.[column.source] ?? (position === 0 ? errors?.[''] : undefined)}
          repeats={repeated?.includes(column.source) ? repeats : undefined}
          detail={isReference(column) ? details[(reference += 1)] : undefined}
          actions={actions}
        />
      ))}
      {removable && (
        <div role="gridcell" aria-colindex={columns.length + 2} className={styles['removal']}>
          <button type="button" tabIndex={-1} className={styles['remove']} aria-label={translate('app.lines.remove', { row: index + 1 })} title={translate('app.lines.remove', { row: index + 1 })} onClick={() => actions.remove(index)}>
            <Close aria-hidden fontSize="inherit" />
          </button>
        </div>
      )}
    </div>
  );
});

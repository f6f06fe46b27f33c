import { useTranslate } from 'react-admin';
import type { LineValues, LineColumn } from './line-column';
import { ValueView } from '../values/ValueView';
import { FetchedLabel } from '../values/FetchedLabel';
import { isNumeric } from '../values/value-spec';
import { CellEditor } from './editors/CellEditor';
import { cellId } from './grid/cell-id';
import type { Line } from './line';
import type { LinesActions } from './lines-actions';
import { isOpenShare } from './shares';
import styles from './lines.module.css';

/** Active edit: its cell, and the text that started it. */
export interface Editing {
  readonly row: number;
  readonly typed: string | null;
}

interface LineCellProps {
  readonly line: Line;
  readonly columnIndex: number;
  readonly column: LineColumn;
  readonly label: string;
  readonly path: string;
  readonly active: boolean;
  readonly editing: Editing | null;
  readonly error: string | undefined;
  readonly repeats: string | undefined;
  readonly detail: string | undefined;
  readonly actions: LinesActions;
}

/** One cell: its value, or its editor, and its errors. */
export function LineCell({
  line,
  columnIndex,
  column,
  label,
  path,
  active,
  editing,
  error,
  repeats,
  detail,
  actions,
}: LineCellProps) {
  const translate = useTranslate();
  const id = cellId(path, line.id, column.source);
  const { input } = column;
  const pending = line.pending?.[column.source];
  const problem =
    pending && pending.state !== 'searching'
      ? translate(`app.lines.unresolved.${pending.state}`, { text: pending.text })
      : error;
  const note = problem ?? repeats;
  const describedBy = note ? `${id}-note` : undefined;
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={columnIndex + 2}
      {...(input ? {} : { 'aria-readonly': true })}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={describedBy}
      aria-required={column.required || undefined}
      tabIndex={active && !editing ? 0 : -1}
      data-line={line.id}
      data-column={columnIndex}
      data-number={isNumeric(column) || undefined}
      data-name={column.type === 'reference' || undefined}
      data-read={!input || undefined}
      data-editing={editing ? true : undefined}
      data-problem={problem ? 'error' : repeats ? 'warning' : undefined}
      className={styles['cell']}
    >
      <span className={styles['cardOnly']} aria-hidden>
        {label}
      </span>
      {editing && input ? (
        <CellEditor
          path={path}
          input={input}
          source={column.source}
          values={line.values}
          pendingText={pending?.text}
          position={{ row: editing.row, column: columnIndex }}
          typed={editing.typed}
          label={translate('app.lines.cell', { row: editing.row + 1, label })}
          error={problem !== undefined}
          describedBy={describedBy}
          actions={actions}
        />
      ) : (
        <span className={styles['value']} data-pending={pending?.state}>
          {pending ? pending.text : <CellValue column={column} values={line.values} />}
          {!pending && detail && <small>{detail}</small>}
          {pending?.state === 'searching' && <small>{translate('app.reference.loading')}</small>}
        </span>
      )}
      {note && (
        <span id={`${id}-note`} className={styles['note']}>
          {note}
        </span>
      )}
    </div>
  );
}

/** Value of a cell outside editing. A referenced record is shown by name only: a link would be a second tab stop in the cell. */
function CellValue({ column, values }: { readonly column: LineColumn; readonly values: LineValues }) {
  const translate = useTranslate();
  const value = values[column.source];
  if (column.type === 'reference' && value != null && value !== '') {
    const label = column.labelField ? values[column.labelField] : undefined;
    return typeof label === 'string' && label !== '' ? label : <FetchedLabel reference={column.reference} id={value} />;
  }
  if (isOpenShare(column, value)) return <small>{translate('app.lines.shares.open')}</small>;
  // Editable cells without a value stay empty: a dash in each would be noise.
  if (column.input && (value === undefined || value === null || value === '')) return null;
  return <ValueView spec={column} value={value} />;
}

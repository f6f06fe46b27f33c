import { Fragment, memo, Suspense, type ComponentType } from 'react';
import { referenceOf } from './editors/is-reference';
import { LineCell, type Editing } from './LineCell';
import type { Line } from './line';
import type { LineColumn } from './line-column';
import type { LineNoteProps } from './scan/line-note';
import type { LinesActions } from './lines-actions';
import type { RowErrors } from './useRowErrors';
import styles from './lines.module.css';

export interface LineCellsProps {
  readonly line: Line;
  readonly path: string;
  readonly columns: readonly LineColumn[];
  readonly labels: readonly string[];
  /** Focused column; -1 when the focus is in another line. */
  readonly active: number;
  /** Edit of the focused cell, if any. */
  readonly editing: Editing | null;
  readonly errors: RowErrors | undefined;
  /** Repeated line: its text and the equal columns. */
  readonly repeats: string | undefined;
  readonly repeated: readonly string[] | undefined;
  /** Details of all referenced records, one per line of text. It is a string, so that equal content compares equal. */
  readonly detail: string;
  readonly actions: LinesActions;
  /** Note of a feature below the line, and the editable fields. */
  readonly note: ComponentType<LineNoteProps> | undefined;
  readonly inputs: readonly string[];
}

/** Content below a line is read-only. */
const READ_ONLY = { 'aria-readonly': true } as const;

/** Cells of a line; they render again only when the line changes, or the focus enters or leaves it. */
export const LineCells = memo(function LineCells({
  line,
  path,
  columns,
  labels,
  active,
  editing,
  errors,
  repeats,
  repeated,
  detail,
  actions,
  note: Note,
  inputs,
}: LineCellsProps) {
  const details = detail.split('\n');
  const references = columns.filter((column) => referenceOf(column) !== null);
  const named = Math.max(
    0,
    columns.findIndex((column) => referenceOf(column) !== null),
  );
  return columns.map((column, position) => (
    <Fragment key={column.source}>
      <LineCell
        line={line}
        columnIndex={position}
        column={column}
        label={labels[position] ?? column.source}
        path={path}
        active={active === position}
        editing={active === position ? editing : null}
        error={errors?.[column.source] ?? (position === 0 ? errors?.[''] : undefined)}
        repeats={repeated?.includes(column.source) ? repeats : undefined}
        detail={details[references.indexOf(column)]}
        actions={actions}
      />
      {Note && position === named && (
        <div role="gridcell" {...READ_ONLY} className={styles['below']}>
          <Suspense fallback={null}>
            <Note values={line.values} inputs={inputs} />
          </Suspense>
        </div>
      )}
    </Fragment>
  ));
});

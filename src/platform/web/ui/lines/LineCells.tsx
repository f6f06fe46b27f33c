import { Fragment, memo, Suspense, type ComponentType } from 'react';
import { referenceOf } from './is-reference';
import { LineCell } from './LineCell';
import type { Line } from './line';
import type { LineColumn } from './line-column';
import type { LineNoteProps } from './line-note';
import type { LinesActions } from './lines-actions';
import type { RowErrors } from './useRowErrors';
import styles from './lines.module.css';

/** The edit under way: where, and the text that began it. */
export interface Editing {
  readonly row: number;
  readonly typed: string | null;
}

export interface LineCellsProps {
  readonly line: Line;
  readonly path: string;
  readonly columns: readonly LineColumn[];
  readonly labels: readonly string[];
  /** Column that has the focus, -1 when it is in another line. */
  readonly active: number;
  /** The focused cell is being edited. */
  readonly editing: Editing | null;
  readonly errors: RowErrors | undefined;
  /** Repeated line: its text and the equal columns. */
  readonly repeats: string | undefined;
  readonly repeated: readonly string[] | undefined;
  /** Second line of each referenced record, one a line: one text, so that it is the same while it says the same. */
  readonly detail: string;
  readonly actions: LinesActions;
  /** Note of a feature below the line, and the fields that are filled in. */
  readonly note: ComponentType<LineNoteProps> | undefined;
  readonly inputs: readonly string[];
}

/** Nothing is typed into what stands below a line. */
const READ_ONLY = { 'aria-readonly': true } as const;

/** The cells of a line: drawn again only when the line changed, or the focus came or went. */
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

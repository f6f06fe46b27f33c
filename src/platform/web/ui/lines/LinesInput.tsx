import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate, useWrappedSource, type TranslateFunction } from 'react-admin';
import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { blocked } from '../buttons/blocked';
import { schemaPath } from '#platform/shared/paths';
import { fieldId } from '../form/field/field-id';
import { useFormContextValue } from '../form/FormContext';
import type { FieldProps } from '../form/field/FormField';
import { ProtectedField } from '../form/field/ProtectedField';
import { useCondition } from '../form/field/useCondition';
import { useFieldProtection } from '../form/field/useFieldProtection';
import { useRegisteredField } from '../form/field/useRegisteredField';
import { readPath } from '../resource/read-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { isNumeric } from '../values/value-spec';
import { lineTracks } from './grid/column-width';
import { duplicateLines } from './duplicate-lines';
import { gridAction } from './grid/grid-keys';
import type { Position } from './grid/grid-moves';
import { useLineEditors } from './editors/LineEditorsContext';
import { isReference, referenceOf } from './editors/is-reference';
import type { LineColumn, LineTotal, LineValues } from './line-column';
import type { LinesActions } from './lines-actions';
import { LineRow } from './LineRow';
import { LinesHelp } from './LinesHelp';
import { LinesTotals } from './LinesTotals';
import type { LineScan } from './scan/scan-line';
import { openedShares } from './shares';
import { ScanField } from './scan/ScanField';
import { LateTexts } from '../texts/LateTexts';
import { useDerivedLines } from './useDerivedLines';
import { useCellRegistry } from './grid/useCellRegistry';
import { detailKey, useDetails } from './useDetails';
import { sourcesOf, useGrid } from './grid/useGrid';
import { useLines, type LinesModel } from './useLines';
import { useRowErrors } from './useRowErrors';
import { useScan, type ScanResult } from './scan/useScan';
import { useStepColumns } from './useStepColumns';
import formStyles from '../form/form.module.css';
import styles from './lines.module.css';

export interface LinesInputProps extends FieldProps {
  /** Field with a saved line's key. */
  readonly rowKey: string;
  readonly columns: readonly LineColumn[];
  readonly totals?: readonly LineTotal[];
  /** Sets of fields that must be unique among lines. */
  readonly unique?: readonly (readonly string[])[];
  readonly maxItems?: number;
  /** Targets of a scan. Default: the first reference column and the first number. */
  readonly scan?: LineScan;
  /** True when lines cannot be added or removed: only their cells change (quantities of an authorisation). */
  readonly fixed?: boolean;
  /** True for the only field of its section, whose title already names the lines. */
  readonly plain?: boolean;
}

const NO_TOTALS: readonly LineTotal[] = [];
const NO_KEYS: readonly (readonly string[])[] = [];
const NO_DEFAULTS: LineValues = {};
/** Maximum lines visible without scrolling, in the largest window. */
const FIRST = 30;

/** Lines of a document: a grid for keyboard, scanner and spreadsheet; cards on a phone. */
export function LinesInput(props: LinesInputProps) {
  const path = useWrappedSource(props.source);
  const visible = useCondition(path, 'visible', true);
  const protection = useFieldProtection(path);
  const columns = useStepColumns(props.columns, props.source);
  if (!visible) return null;
  return protection === 'none' ? (
    <Grid {...props} columns={columns} />
  ) : (
    <ProtectedField source={props.source} protection={protection} wide />
  );
}

function Grid({
  source,
  rowKey,
  columns,
  totals = NO_TOTALS,
  unique = NO_KEYS,
  required = false,
  hint = false,
  maxItems = 500,
  scan: scans,
  fixed = false,
  plain = false,
}: LinesInputProps) {
  const path = useWrappedSource(source);
  const { name, parts } = useResourceModule();
  const { spec } = useFormContextValue();
  const translate = useTranslate();
  const needed = useCondition(path, 'required', required) || required;
  const key = `fields.${schemaPath(path)}`;
  const label = fieldText(translate, name, key);
  const labels = useMemo(
    () => columns.map((column) => fieldText(translate, name, `${key}.${column.source}`)),
    [columns, key, name, translate],
  );
  const sources = useMemo(() => sourcesOf(columns), [columns]);
  const editors = useLineEditors();
  // Loads the provided editors before a cell is edited.
  useEffect(() => {
    for (const each of sources) editors[`${path}.${each}`]?.preload?.();
  }, [editors, path, sources]);
  const note = parts?.lineNotes?.[schemaPath(path)];
  const Tool = parts?.lineTools?.[schemaPath(path)];
  const references = useMemo(
    () =>
      columns.flatMap((column) => {
        const reference = referenceOf(column);
        return reference === null ? [] : [{ reference, source: column.source }];
      }),
    [columns],
  );
  const defaults = (readPath(spec.defaults, schemaPath(path)) as LineValues | undefined) ?? NO_DEFAULTS;

  const { lines: filled, model, message, errors: found } = useLines(path, rowKey);
  const lines = useDerivedLines(path, filled);
  useEffect(() => {
    const before = model.current();
    const after = before.map((line) => {
      const values = openedShares(columns, line.values);
      return values === line.values ? line : { ...line, values };
    });
    if (after.some((line, index) => line !== before[index])) model.change(after, false);
  }, [columns, model]);
  const { active, editing, news, setNews, actions, tabStays, append, goBack } = useGrid({
    path,
    rowKey,
    model,
    columns,
    labels,
    defaults,
    limit: maxItems,
    growing: !fixed,
  });
  const scanned = fixed
    ? -1
    : columns.findIndex((column) => isReference(column) && (!scans || column.source === scans.reference));
  const scanColumn = columns[scanned];
  const firstNumber = columns.find(({ input }) => input?.type === 'number');
  const onResult = useCallback(
    ({ state, label: what, row, quantity, pieces }: ScanResult) => {
      const said = translate(`app.lines.${state}`, { name: what, row: row + 1, quantity: quantity ?? '' });
      setNews({
        text: pieces > 1 && quantity !== null ? `${translate('app.scan.pack', { pieces })} ${said}` : said,
        undoable: true,
      });
    },
    [setNews, translate],
  );
  const { scan, problems, dismiss, question, answer } = useScan({
    model,
    sources,
    defaults,
    limit: maxItems,
    onResult,
    column: isReference(scanColumn) ? scanColumn : undefined,
    columns: scans ?? { reference: scanColumn?.source ?? '', quantity: firstNumber?.source },
    filter: () => actions.filterFor(-1, scanned),
  });

  const fill = useCallback(
    (changes: readonly (LineValues | undefined)[]) => {
      const count = changes.filter((change) => change !== undefined).length;
      if (count > 0)
        model.change(
          model
            .current()
            .map((line, index) =>
              changes[index] === undefined ? line : { ...line, values: { ...line.values, ...changes[index] } },
            ),
        );
      setNews({ text: translate('app.lines.filled', { smart_count: count }), undoable: count > 0 });
    },
    [model, setNews, translate],
  );

  // The focus stays in the scanner's field.
  const undo = useCallback(() => {
    if (model.undo()) setNews({ text: translate('app.lines.undone'), undoable: false });
  }, [model, setNews, translate]);

  // Renders the first lines at once, and the others after the page: a key pressed meanwhile is not delayed.
  const whole = useDeferredValue(true, false);
  const rows = useMemo(() => lines.map(({ values }) => values), [lines]);
  const repeats = useMemo(() => duplicateLines(rows, unique), [rows, unique]);
  const errors = useRowErrors(found);
  const id = fieldId(path);
  useRegisteredField({ path, label, elementId: id, spec: { type: 'words' } });
  useCellRegistry(path, columns, labels, lines);
  const details = useDetails(rows, columns);
  const seconds = useMemo(
    () =>
      rows.map((row) =>
        references
          .map(({ source: field, reference }) => details.get(detailKey(reference, row[field])) ?? '')
          .join('\n'),
      ),
    [rows, references, details],
  );
  const tracks = useMemo(
    () => lineTracks({ columns, labels, rows, totals, removable: !fixed }),
    [columns, labels, rows, totals, fixed],
  );

  return (
    <fieldset
      data-full-width
      className={`${formStyles['wide']} ${styles['lines']}`}
      aria-describedby={hint ? `${id}-hint` : undefined}
    >
      <legend className={plain ? 'rs-hidden' : formStyles['label']}>
        {label} {!needed && <span className={formStyles['optional']}>{translate('app.form.optional')}</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={formStyles['hint']}>
          {translate(`resources.${name}.hints.${schemaPath(path)}`)}
        </p>
      )}
      <div className={styles['tools']}>
        {scanned >= 0 && (
          <LateTexts area="walk">
            <ScanField
              onScan={scan}
              problems={problems}
              onDismiss={dismiss}
              news={news}
              question={question}
              onAnswer={answer}
              onUndo={undo}
            />
          </LateTexts>
        )}
        {Tool && lines.length > 0 && (
          <Suspense>
            <Tool rows={rows} inputs={sources} onFill={fill} />
          </Suspense>
        )}
        <LinesHelp growing={!fixed} />
      </div>
      {lines.length > 0 ? (
        <div className={styles['box']} style={tracks}>
          <div
            role="grid"
            tabIndex={-1}
            aria-label={label}
            aria-rowcount={lines.length + 1}
            aria-colcount={columns.length + (fixed ? 1 : 2)}
            className={styles['grid']}
            onKeyDown={(event) => onKey(event, model, actions, tabStays)}
            onFocus={(event) => {
              const position = positionOf(event.target, model);
              if (position && !editing) actions.focus(position);
            }}
            onClick={(event) => onClick(event, model, actions)}
            onPaste={(event) => {
              const position = positionOf(event.target, model);
              if (!position) return;
              const text = event.clipboardData.getData('text/plain');
              if (!actions.paste(position, text)) actions.act({ type: 'edit', text }, position);
              event.preventDefault();
            }}
          >
            <div role="row" aria-rowindex={1} className={`${styles['row']} ${styles['head']}`}>
              <div role="columnheader" aria-colindex={1} className={styles['number']}>
                <span className="rs-hidden">{translate('app.lines.line')}</span>
                <span aria-hidden>#</span>
              </div>
              {columns.map((column, index) => (
                <div
                  key={column.source}
                  role="columnheader"
                  aria-colindex={index + 2}
                  className={styles['headCell']}
                  data-number={isNumeric(column) || undefined}
                >
                  {labels[index]}
                  {column.required && column.input && (
                    <span className={styles['required']} aria-hidden>
                      {' '}
                      *
                    </span>
                  )}
                </div>
              ))}
              {!fixed && (
                <div role="columnheader" aria-colindex={columns.length + 2}>
                  <span className="rs-hidden">{translate('app.lines.removal')}</span>
                </div>
              )}
            </div>
            {(whole ? lines : lines.slice(0, FIRST)).map((line, index) => {
              const twin = repeats.get(index);
              const here = active.row === index;
              return (
                <LineRow
                  key={line.id}
                  line={line}
                  index={index}
                  path={path}
                  columns={columns}
                  labels={labels}
                  active={here ? active.column : -1}
                  editing={here ? editing : null}
                  errors={errors.get(index)}
                  repeats={twin && translate('app.lines.repeats', { row: twin.first + 1 })}
                  repeated={twin?.fields}
                  detail={seconds[index] ?? ''}
                  removable={!fixed}
                  actions={actions}
                  note={note}
                  inputs={sources}
                />
              );
            })}
          </div>
          <LinesTotals rows={rows} columns={columns} labels={labels} totals={totals} />
        </div>
      ) : (
        <p className={styles['empty']}>{translate(scanned >= 0 ? 'app.lines.none' : 'app.lines.noneFixed')}</p>
      )}
      {message && <p className={formStyles['error']}>{message}</p>}
      <div className={styles['foot']}>
        {!fixed && (
          <Button
            id={id}
            size="small"
            startIcon={<Add />}
            {...blocked(lines.length >= maxItems && translate('app.why.full', { max: maxItems }))}
            onClick={append}
          >
            {translate('app.lines.add')}
          </Button>
        )}
        <p role="status" className={styles['news']}>
          {news?.text}
        </p>
        {news?.undoable && (
          <Button size="small" variant="text" onClick={() => goBack('undo')}>
            {translate('app.lines.undo')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** Returns the label of a column: a step has labels for the columns that it fills in; others have their usual one. */
function fieldText(translate: TranslateFunction, name: string, key: string): string {
  return translate(`resources.${name}.${key}`, { _: translate(`resources.${name.split('.')[0]}.${key}`) });
}

/** Returns the cell of an event; null for any other target, including an input inside a cell. */
function positionOf(target: EventTarget, model: LinesModel): Position | null {
  const { line, column } = target instanceof HTMLElement ? target.dataset : {};
  if (line === undefined) return null;
  const row = model.current().findIndex(({ id }) => id === Number(line));
  return row < 0 ? null : { row, column: Number(column) };
}

function onKey(
  event: KeyboardEvent<HTMLElement>,
  model: LinesModel,
  { act }: LinesActions,
  tabStays: (position: Position, by: 'next' | 'previous') => boolean,
): void {
  const position = positionOf(event.target, model);
  if (!position || event.nativeEvent.isComposing) return;
  const action = gridAction({
    key: event.key,
    ctrl: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
  });
  if (!action) return;
  if (
    action.type === 'move' &&
    (action.move === 'next' || action.move === 'previous') &&
    !tabStays(position, action.move)
  )
    return;
  // Escape also closes the step around the grid.
  if (action.type !== 'leave') event.preventDefault();
  act(action, position);
}

/** Starts editing on click, without any shortcut. */
function onClick(event: MouseEvent<HTMLElement>, model: LinesModel, { act }: LinesActions): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, select, button, [popover]')) return;
  const cell = target.closest('[data-line]');
  const position = cell && positionOf(cell, model);
  if (position) act({ type: 'edit', text: null }, position);
}

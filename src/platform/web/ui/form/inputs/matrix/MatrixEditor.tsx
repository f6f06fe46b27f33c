import { useTranslate } from 'react-admin';
import { useMemo, useRef, useState, useCallback, useLayoutEffect, type RefObject } from 'react';
import { choicesOf, type Choices, type MatrixRows } from '#platform/shared/matrix';
import { matrixChanges } from '#platform/shared/matrix-changes';
import { clashesIn } from '#platform/web/ui/matrix/clashes-in';
import { ClashList } from '#platform/web/ui/matrix/ClashList';
import type { MatrixSpec } from '#platform/web/ui/matrix/matrix-spec';
import { withUnknown } from '#platform/web/ui/matrix/with-unknown';
import { readPath } from '#platform/web/ui/resource/read-path';
import type { FieldControl } from '#platform/web/ui/form/field/FormField';
import { useFormContextValue } from '../../FormContext';
import { ChangeReview } from './ChangeReview';
import { filtered, NO_FILTER } from './matrix-filter';
import { ItemErrors } from './ItemErrors';
import { MatrixTable } from './MatrixTable';
import { MatrixTools } from './MatrixTools';
import { UndoNote, type Undo } from './UndoNote';

interface MatrixEditorProps {
  readonly control: FieldControl;
  readonly matrix: MatrixSpec;
  readonly rows: MatrixRows;
}

/** Minimum width for a column per choice. */
const ROOM_PX = 820;

/** Tools, warnings and the matrix itself. Each change sets a new value of the field. */
export function MatrixEditor({ control, matrix, rows }: MatrixEditorProps) {
  const { path, value, onChange, locked } = control;
  const { record } = useFormContextValue();
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const isWide = useWidth(box) >= ROOM_PX;
  const before = useMemo(() => choicesOf(readPath(record, path), matrix), [record, path, matrix]);
  const chosen = useMemo(() => choicesOf(value, matrix), [value, matrix]);
  const groups = useMemo(
    () => withUnknown(rows.grupos, [...before.keys(), ...chosen.keys()], translate('app.matrix.gone')),
    [rows, before, chosen, translate],
  );
  const [filter, setFilter] = useState(NO_FILTER);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [undo, setUndo] = useState<Undo | null>(null);
  const shown = useMemo(() => filtered(groups, filter), [groups, filter]);
  const clashes = useMemo(() => clashesIn(rows.incompatibles, chosen), [rows, chosen]);
  const fresh = useMemo(
    () => new Set(clashes.filter(({ filas }) => !filas.every((row) => before.has(row)))),
    [clashes, before],
  );

  const write = (next: Choices) => {
    const order = groups.flatMap(({ filas }) => filas.map(({ clave }) => clave));
    onChange(
      order.filter((row) => next.has(row)).map((row) => ({ [matrix.key]: row, [matrix.choice]: next.get(row) })),
    );
  };
  // A stable function for all rows: only the changed row renders again.
  const choose = useSteady((row: string, choice: string | null) => {
    write(changed(chosen, [row], choice));
    setUndo(null);
  });
  const chooseAll = (name: string, keys: readonly string[], choice: string | null) => {
    const moved = keys.filter((key) => (chosen.get(key) ?? null) !== choice);
    write(changed(chosen, keys, choice));
    setUndo({ name, count: moved.length, was: new Map(moved.map((key) => [key, chosen.get(key) ?? null])) });
  };
  const takeBack = ({ was }: Undo) => {
    write([...was].reduce((choices, [key, choice]) => changed(choices, [key], choice), chosen));
    setUndo(null);
  };

  return (
    <div ref={box}>
      <MatrixTools
        id={control.id}
        groups={groups}
        filter={filter}
        onFilter={setFilter}
        chosen={chosen}
        before={before}
        changes={matrixChanges(matrix.order, before, chosen).length}
        allClosed={closed.size >= groups.length}
        onFold={(close) => setClosed(new Set(close ? groups.map(({ clave }) => clave) : []))}
        keyboard={isWide}
      />
      <ItemErrors path={path} />
      {clashes.length > 0 && <ClashList clashes={clashes} groups={rows.grupos} fresh={fresh} />}
      <p className="rs-hidden" role="status">
        {[...fresh].map(({ motivo }) => motivo).join(' ')}
      </p>
      {undo && <UndoNote undo={undo} onUndo={() => takeBack(undo)} onClose={() => setUndo(null)} />}
      <MatrixTable
        name={control.id}
        label={control.label}
        describedBy={control.describedBy}
        groups={shown}
        allGroups={groups}
        matrix={matrix}
        chosen={chosen}
        before={before}
        closed={closed}
        isWide={isWide}
        locked={locked}
        onToggle={(group) =>
          setClosed(
            closed.has(group) ? new Set([...closed].filter((other) => other !== group)) : new Set([...closed, group]),
          )
        }
        onChoose={choose}
        onChooseAll={chooseAll}
      />
      <ChangeReview path={path} matrix={matrix} groups={groups} />
    </div>
  );
}

function changed(choices: Choices, rows: readonly string[], choice: string | null): Choices {
  const next = new Map(choices);
  for (const row of rows) {
    if (choice === null) next.delete(row);
    else next.set(row, choice);
  }
  return next;
}

/** Returns a function with a stable identity that calls the one of the last render. */
function useSteady<Arguments extends unknown[]>(act: (...given: Arguments) => void): (...given: Arguments) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}

/** Returns the current width of an element in px; 0 before it is rendered. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    setWidth(element.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

import { useTranslate } from 'react-admin';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ListFilter } from '#platform/shared/list-filter';
import { isFilled, valueAt } from '#platform/shared/paths';
import { choiceKey } from '#platform/web/ui/values/enum-choices';
import { useDocument } from '#platform/web/ui/lifecycle/DocumentContext';
import { cellFromText } from '../cell-from-text';
import { cellId } from './cell-id';
import type { GridAction, Move } from './grid-keys';
import { moveFrom, type Position } from './grid-moves';
import { isReference } from '../editors/is-reference';
import { isBlank, newLine } from '../line';
import { changeLine, fillDown, removeLine, type LineChange } from '../line-changes';
import type { LineColumn, LineValues } from '../line-column';
import type { Editing } from '../LineCell';
import type { CellEntry, LinesActions } from '../lines-actions';
import { parseBlock } from '../parse-block';
import { planPaste } from '../paste-plan';
import { withShares } from '../shares';
import { useLatest } from '../useLatest';
import { useLookUp, type LookUp } from '../scan/useLookUp';
import type { LinesModel } from '../useLines';

/** Last change of the lines, shown beside them; `undoable` offers an undo. */
export interface GridNews {
  readonly text: string;
  readonly undoable: boolean;
}

interface GridOptions {
  readonly path: string;
  /** Field with a saved line's key. */
  readonly rowKey: string;
  readonly model: LinesModel;
  readonly columns: readonly LineColumn[];
  readonly labels: readonly string[];
  readonly defaults: LineValues;
  readonly limit: number;
  /** True when lines can be added and removed. */
  readonly growing: boolean;
}

/** Manages the focus, the active edit, and all actions of keys and pointers on the lines. */
export function useGrid(options: GridOptions) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const { model, path } = options;
  const lookUp = useLookUp(model);
  // Lines of a step begin where it is filled in.
  const [active, setActive] = useState<Position>(() => ({
    row: 0,
    column: options.growing
      ? 0
      : Math.max(
          0,
          options.columns.findIndex(({ input }) => input),
        ),
  }));
  const [editing, setEditing] = useState<Editing | null>(null);
  const [news, setNews] = useState<GridNews | null>(null);
  const leaving = useRef(false);
  // Focus target after the next render; null keeps the focus.
  const focusNext = useRef<Position | null>(null);
  const document = useDocument();
  const latest = useLatest({ ...options, translate, active, stored: document });

  useEffect(() => {
    const target = focusNext.current;
    if (!target || editing) return;
    focusNext.current = null;
    const line = model.current()[target.row];
    const source = latest.current.columns[target.column]?.source;
    if (line && source) window.document.getElementById(cellId(path, line.id, source))?.focus();
  });

  const go = useCallback((position: Position, edit: Editing | null = null) => {
    if (!edit) focusNext.current = position;
    leaving.current = false;
    setActive(position);
    setEditing(edit);
  }, []);

  const move = useCallback(
    (from: Position, by: Move): boolean => {
      const { columns, defaults, limit, growing } = latest.current;
      const lines = model.current();
      const to = moveFrom(from, by, { rows: lines.length, editable: columns.map(({ input }) => input !== undefined) });
      if (to === 'leave') return false;
      if (to !== 'add') {
        go(to);
        return true;
      }
      const first = Math.max(
        0,
        columns.findIndex(({ input }) => input),
      );
      const blank = lines.at(-1);
      if (!growing || lines.length >= limit || (blank && isBlank(blank, sourcesOf(columns))))
        go({ row: lines.length - 1, column: growing ? first : from.column });
      else {
        model.change([...lines, newLine(defaults)]);
        go({ row: lines.length, column: first });
      }
      return true;
    },
    [go, latest, model],
  );

  const narrowedFor = useCallback(
    (row: number, dependsOn: Readonly<Record<string, string>>): ListFilter => {
      const prefix = `${path.split('.').at(-1)}.`;
      const values = model.current()[row]?.values ?? {};
      const given = Object.entries(dependsOn).map(
        ([theirs, ours]) =>
          [
            theirs,
            ours.startsWith(prefix)
              ? values[ours.slice(prefix.length)]
              : ((getValues(ours) as unknown) ?? valueAt(latest.current.stored, ours)),
          ] as const,
      );
      return Object.fromEntries(given.filter(([, value]) => isFilled(value))) as ListFilter;
    },
    [getValues, latest, model, path],
  );

  const filterFor = useCallback(
    (row: number, column: number): ListFilter => {
      const input = latest.current.columns[column]?.input;
      return input?.type === 'reference' || input?.type === 'shares'
        ? { ...input.filter, ...narrowedFor(row, input.dependsOn ?? {}) }
        : {};
    },
    [latest, narrowedFor],
  );

  const storedFor = useCallback(
    (row: number): LineValues | undefined => {
      const { stored, rowKey } = latest.current;
      const lines = stored?.[path.split('.').at(-1)!];
      const key = model.current()[row]?.values[rowKey];
      return Array.isArray(lines) ? (lines as LineValues[]).find((line) => line[rowKey] === key) : undefined;
    },
    [latest, model, path],
  );

  const search = useCallback(
    async (jobs: readonly LookUp[], done: (missing: number) => void) => {
      done(jobs.length > 0 ? await lookUp(jobs) : 0);
    },
    [lookUp],
  );

  const write = useCallback(
    (position: Position, entry: CellEntry) => {
      const column = latest.current.columns[position.column];
      const line = model.current()[position.row];
      if (!column?.input || !line || entry.kind === 'same') return;
      const { source, input } = column;
      const label =
        input.type === 'reference' ? { [input.labelField]: entry.kind === 'option' ? entry.label : null } : {};
      const value = entry.kind === 'value' ? entry.value : entry.kind === 'option' ? entry.id : null;
      // Clears the server's data of the previous record.
      const told =
        input.type === 'reference' && latest.current.growing
          ? Object.fromEntries(latest.current.columns.filter((each) => !each.input).map((each) => [each.source, null]))
          : {};
      const change: LineChange = {
        values: withShares(latest.current.columns, { ...told, [source]: value, ...label }),
        pending: { [source]: entry.kind === 'lookUp' ? { text: entry.text, state: 'searching' } : null },
      };
      if (entry.kind !== 'lookUp' && line.values[source] === value && !line.pending?.[source]) return;
      model.change(changeLine(model.current(), line.id, change));
      if (entry.kind === 'lookUp' && isReference(column))
        void search(
          [{ lineId: line.id, column, text: entry.text, filter: filterFor(position.row, position.column) }],
          () => undefined,
        );
    },
    [filterFor, latest, model, search],
  );

  const remove = useCallback(
    (row: number) => {
      const { translate: say, columns } = latest.current;
      const line = model.current()[row];
      if (!line || !latest.current.growing) return;
      model.change(removeLine(model.current(), line.id));
      setNews({ text: say('app.lines.removed', { row: row + 1 }), undoable: true });
      go({
        row: Math.max(0, Math.min(row, model.current().length - 1)),
        column: Math.max(0, Math.min(latest.current.active.column, columns.length - 1)),
      });
    },
    [go, latest, model],
  );

  const goBack = useCallback(
    (step: 'undo' | 'redo') => {
      if (model[step]())
        setNews({
          text: latest.current.translate(`app.lines.${step === 'undo' ? 'undone' : 'redone'}`),
          undoable: false,
        });
      const { row, column } = latest.current.active;
      go({ row: Math.max(0, Math.min(row, model.current().length - 1)), column });
    },
    [go, latest, model],
  );

  const begin = useCallback(
    (position: Position, typed: string | null) => {
      const { columns, translate: say } = latest.current;
      const column = columns[position.column];
      const line = model.current()[position.row];
      if (!column?.input || !line) return;
      if (column.input.type !== 'switch') {
        go(position, { row: position.row, typed });
        return;
      }
      const reading =
        typed === null ? { value: line.values[column.source] !== true } : cellFromText(column.input, typed, say);
      if ('value' in reading && typeof reading.value === 'boolean')
        write(position, { kind: 'value', value: reading.value });
      go(position);
    },
    [go, latest, model, write],
  );

  const paste = useCallback(
    (position: Position, text: string): boolean => {
      const { columns, labels, defaults, limit, growing, translate: say } = latest.current;
      const block = parseBlock(text);
      if (!block) return false;
      const label = (source: string) => labels[columns.findIndex((column) => column.source === source)] ?? source;
      const choice = (column: LineColumn, code: string) =>
        column.input?.type === 'select' ? say(choiceKey(column.input.choices, code)) : code;
      const plan = planPaste(columns, position.column, block, { label, choice }).map((row) => ({
        ...row,
        values: withShares(columns, row.values ?? {}),
      }));
      const { lines, ids, cut } = fillDown(
        model.current(),
        position.row,
        plan,
        defaults,
        growing ? limit : model.current().length,
      );
      model.change(lines);
      const jobs = ids.flatMap((lineId, index) =>
        columns.flatMap((column, at): LookUp[] => {
          const pending = plan[index]?.pending?.[column.source];
          return pending && isReference(column)
            ? [{ lineId, column, text: pending.text, filter: filterFor(position.row + index, at) }]
            : [];
        }),
      );
      const tell = (missing: number | null) =>
        setNews({
          text: [
            say('app.lines.pasted', { smart_count: ids.length }),
            missing === null
              ? say('app.lines.searching')
              : missing > 0
                ? say('app.lines.missing', { smart_count: missing })
                : '',
            cut > 0 ? say('app.lines.cut', { smart_count: cut, limit }) : '',
          ]
            .filter(Boolean)
            .join(' '),
          undoable: true,
        });
      tell(jobs.length > 0 ? null : 0);
      void search(jobs, tell);
      go(position);
      return true;
    },
    [filterFor, go, latest, model, search],
  );

  const actions = useMemo<LinesActions>(
    () => ({
      filterFor,
      narrowedFor,
      storedFor,
      paste,
      remove,
      focus: (position) =>
        setActive((before) => (before.row === position.row && before.column === position.column ? before : position)),
      cancel: () => go(latest.current.active),
      commit(position, entry, by) {
        write(position, entry);
        if (by === null) {
          // The focus has moved by itself. A choice stays open, as it may still be changed.
          if (entry.kind !== 'value' || latest.current.columns[position.column]?.input?.type !== 'select')
            setEditing(null);
        } else if (!move(position, by)) {
          setEditing(null);
          focusNext.current = position;
          leaving.current = true;
        }
      },
      act(action: GridAction, position) {
        switch (action.type) {
          case 'move':
            move(position, action.move);
            break;
          case 'edit':
            begin(position, action.text);
            break;
          case 'clear':
            write(position, { kind: 'value', value: null });
            break;
          case 'remove':
            remove(position.row);
            break;
          case 'undo':
          case 'redo':
            goBack(action.type);
            break;
          case 'leave':
            leaving.current = true;
        }
      },
    }),
    [begin, filterFor, go, goBack, latest, move, narrowedFor, paste, remove, storedFor, write],
  );

  /** True when Tab moves to another cell; after Escape, and at both ends, it leaves the grid. */
  const tabStays = useCallback(
    (position: Position, by: 'next' | 'previous') => {
      if (leaving.current) return false;
      return (
        moveFrom(position, by, {
          rows: model.current().length,
          editable: latest.current.columns.map(({ input }) => input !== undefined),
        }) !== 'leave'
      );
    },
    [latest, model],
  );

  const append = useCallback(() => {
    const { columns, defaults, limit } = latest.current;
    const lines = model.current();
    const blank = lines.at(-1);
    const column = Math.max(
      0,
      columns.findIndex(({ input }) => input),
    );
    if (blank && isBlank(blank, sourcesOf(columns))) go({ row: lines.length - 1, column });
    else if (lines.length < limit) {
      model.change([...lines, newLine(defaults)]);
      go({ row: lines.length, column });
    }
  }, [go, latest, model]);

  return { active, editing, news, setNews, actions, tabStays, append, goBack };
}

export function sourcesOf(columns: readonly LineColumn[]): string[] {
  return columns.flatMap(({ source, input }) => (input ? [source] : []));
}

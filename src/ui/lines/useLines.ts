import { useCallback, useMemo, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { adoptRows, type Line } from './line';
import type { LineValues } from './line-column';

const UNDO_STEPS = 50;

export interface LinesModel {
  readonly lines: readonly Line[];
  /** The lines as they are now, for work that ends later. */
  readonly current: () => readonly Line[];
  /** Replaces the lines; `step` false joins the change to the one before it, as far as undo is concerned. */
  readonly change: (next: readonly Line[], step?: boolean) => void;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly message: string | undefined;
  readonly errors: unknown;
}

const NO_ROWS: readonly LineValues[] = [];

/**
 * The lines of a document as one field of the form: an array that the form's checks, drafts and conflict dialog see whole.
 * One registration, however many cells there are.
 */
export function useLines(path: string, rowKey: string): LinesModel {
  const { field, fieldState } = useController({ name: path });
  const rows: readonly LineValues[] = Array.isArray(field.value) ? (field.value as LineValues[]) : NO_ROWS;
  const [kept, setKept] = useState<readonly Line[]>(() => adoptRows([], rows, rowKey));
  const lines = useMemo(() => adoptRows(kept, rows, rowKey), [kept, rows, rowKey]);
  if (lines !== kept) setKept(lines);

  const latest = useRef(lines);
  latest.current = lines;
  const write = useRef(field.onChange);
  write.current = field.onChange;
  const [past, future] = [useRef<(readonly Line[])[]>([]), useRef<(readonly Line[])[]>([])];

  const put = useCallback((next: readonly Line[]) => {
    latest.current = next;
    setKept(next);
    write.current(next.map(({ values }) => values));
  }, []);
  const change = useCallback((next: readonly Line[], step = true) => {
    if (next === latest.current) return;
    if (step) {
      past.current = [...past.current.slice(1 - UNDO_STEPS), latest.current];
      future.current = [];
    }
    put(next);
  }, [future, past, put]);
  const back = useCallback((from: typeof past, to: typeof past) => {
    const previous = from.current.pop();
    if (!previous) return false;
    to.current.push(latest.current);
    put(previous);
    return true;
  }, [put]);

  const error = fieldState.error as { message?: string; root?: { message?: string } } | undefined;
  return {
    lines,
    current: useCallback(() => latest.current, []),
    change,
    undo: useCallback(() => back(past, future), [back, future, past]),
    redo: useCallback(() => back(future, past), [back, future, past]),
    message: error?.message ?? error?.root?.message,
    errors: fieldState.error,
  };
}

import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { adoptRows, type Line } from './line';
import type { LineValues } from './line-column';
import { useLatest } from './useLatest';

const UNDO_STEPS = 50;

/** Operations on the lines; a stable object. */
export interface LinesModel {
  /** Returns the current lines, also for asynchronous work. */
  readonly current: () => readonly Line[];
  /** Replaces the lines; with `step` false, undo treats the change as part of the previous one. */
  readonly change: (next: readonly Line[], step?: boolean) => void;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
}

export interface LinesState {
  readonly lines: readonly Line[];
  readonly model: LinesModel;
  /** Error of the lines as a whole. */
  readonly message: string | undefined;
  /** Errors of single lines, nested as in react-hook-form. */
  readonly errors: unknown;
}

const NO_ROWS: readonly LineValues[] = [];

/**
 * Manages the lines of a document as one field of the form: an array that validation, drafts and the conflict dialog see as a whole. It has
 * one registration, regardless of the number of cells.
 */
export function useLines(path: string, rowKey: string): LinesState {
  const { field, fieldState } = useController({ name: path });
  const rows: readonly LineValues[] = Array.isArray(field.value) ? (field.value as LineValues[]) : NO_ROWS;
  const [kept, setKept] = useState<readonly Line[]>(() => adoptRows([], rows, rowKey));
  const lines = useMemo(() => adoptRows(kept, rows, rowKey), [kept, rows, rowKey]);
  if (lines !== kept) setKept(lines);

  const latest = useLatest(lines);
  const write = useLatest(field.onChange);

  const [model] = useState<LinesModel>(() => {
    let past: (readonly Line[])[] = [];
    let future: (readonly Line[])[] = [];
    const put = (next: readonly Line[]) => {
      latest.current = next;
      setKept(next);
      write.current(next.map(({ values }) => values));
    };
    const back = (from: (readonly Line[])[], to: (readonly Line[])[]) => {
      const previous = from.pop();
      if (!previous) return false;
      to.push(latest.current);
      put(previous);
      return true;
    };
    return {
      current: () => latest.current,
      change(next, step = true) {
        if (next === latest.current) return;
        if (step) {
          past = [...past.slice(1 - UNDO_STEPS), latest.current];
          future = [];
        }
        put(next);
      },
      undo: () => back(past, future),
      redo: () => back(future, past),
    };
  });

  const error = fieldState.error as { message?: string; root?: { message?: string } } | undefined;
  return { lines, model, message: error?.message ?? error?.root?.message, errors: fieldState.error };
}

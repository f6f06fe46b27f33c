import type { ComponentType } from 'react';
import type { LineValues } from './line-column';

export interface LineToolProps {
  readonly rows: readonly LineValues[];
  /** Editable fields of a line. */
  readonly inputs: readonly string[];
  /** Changes fields of the lines, by position; `undefined` keeps a line. The grid offers to undo it. */
  readonly onFill: (changes: readonly (LineValues | undefined)[]) => void;
}

/** Tools of a feature above the lines of a form or a step, by the field of the lines. */
export type LineTools = Readonly<Record<string, ComponentType<LineToolProps>>>;

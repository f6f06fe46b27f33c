import type { ComponentType } from 'react';
import type { LineValues } from '../line-column';

export interface LineNoteProps {
  readonly values: LineValues;
  /** Editable fields of the line. */
  readonly inputs: readonly string[];
}

/** Notes of a feature below each line of a form, by the field of the lines. */
export type LineNotes = Readonly<Record<string, ComponentType<LineNoteProps>>>;

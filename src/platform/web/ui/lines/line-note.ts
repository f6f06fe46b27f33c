import type { ComponentType } from 'react';
import type { LineValues } from './line-column';

export interface LineNoteProps {
  readonly values: LineValues;
  /** Fields of the line that are filled in here. */
  readonly inputs: readonly string[];
}

/** Notes of a feature below each line of a form, by the field that holds the lines. */
export type LineNotes = Readonly<Record<string, ComponentType<LineNoteProps>>>;

import type { ComponentType } from 'react';
import type { FieldPath } from '../../resource/field-path';
import type { WireRecord } from '../../resource/wire-record';
import type { EnumChoices } from '../../values/enum-choices';

/** Layouts of a list. */
export type Shape = 'tabla' | 'tablero' | 'calendario';

/** Shapes of a list besides the table. */
export interface ListShapes<Item extends object = WireRecord> {
  readonly board?: BoardSpec<Item>;
  readonly calendar?: CalendarSpec<Item>;
}

export interface BoardSpec<Item extends object = WireRecord> {
  /** Field of the choice with a column for each of its values. */
  readonly by: FieldPath<Item>;
  readonly choices: EnumChoices;
  /** Values with a column only when the list is filtered by them. */
  readonly closed: readonly string[];
  /** Steps of a document, when the choice is its state. */
  readonly Steps?: ComponentType<StepsProps>;
}

export interface CalendarSpec<Item extends object = WireRecord> {
  readonly start: FieldPath<Item>;
  readonly end?: FieldPath<Item>;
  readonly of: 'date' | 'datetime';
}

/** Props of a document's steps. */
export interface StepsProps {
  readonly id: string;
  readonly record: WireRecord;
  readonly title: string;
  /** Target state: the step that leads to it opens at once. */
  readonly to?: string;
  /** Called after a step was taken. */
  readonly onDone?: () => void;
}

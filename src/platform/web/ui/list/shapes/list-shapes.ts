import type { ComponentType } from 'react';
import type { FieldPath } from '../../resource/field-path';
import type { WireRecord } from '../../resource/wire-record';
import type { EnumChoices } from '../../values/enum-choices';

/** Layouts of a list. */
export type Shape = 'tabla' | 'tablero' | 'calendario';

/** Ways to see a list besides the table. */
export interface ListShapes<Item extends object = WireRecord> {
  readonly board?: BoardSpec<Item>;
  readonly calendar?: CalendarSpec<Item>;
}

export interface BoardSpec<Item extends object = WireRecord> {
  /** The choice that has a column for each of its values. */
  readonly by: FieldPath<Item>;
  readonly choices: EnumChoices;
  /** Values that have a column only where the list is filtered by them. */
  readonly closed: readonly string[];
  /** Steps of a document, where the choice is its state. */
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
  /** State that it should go to: the step that leads there is opened at once. */
  readonly to?: string;
  /** A step was taken. */
  readonly onDone?: () => void;
}

import type { ListFilter } from '#platform/shared/list-filter';
import type { Position } from './grid/grid-moves';
import type { GridAction, Move } from './grid/grid-keys';
import type { LineValues } from './line-column';

/** Actions that cells call on the grid. The object is stable, so that a cell renders only when it changes. */
export interface LinesActions {
  readonly focus: (position: Position) => void;
  readonly act: (action: GridAction, position: Position) => void;
  /** Ends an edit: writes the value and moves on. Without a move the focus stays where it is. */
  readonly commit: (position: Position, entry: CellEntry, move: Move | null) => void;
  readonly cancel: () => void;
  readonly remove: (row: number) => void;
  readonly paste: (position: Position, text: string) => boolean;
  readonly filterFor: (row: number, column: number) => ListFilter;
  /** Returns the filter of a picker from fields of the document and of the line. It maps fields of the referenced record to values. */
  readonly narrowedFor: (row: number, dependsOn: Readonly<Record<string, string>>) => ListFilter;
  /** Returns the stored line of the document, in a step of its lifecycle. */
  readonly storedFor: (row: number) => LineValues | undefined;
}

/** Result of an editor: unchanged, a value, a chosen record, or a text to look up. */
export type CellEntry =
  | { readonly kind: 'same' }
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'option'; readonly id: string | number; readonly label: string }
  | { readonly kind: 'lookUp'; readonly text: string };

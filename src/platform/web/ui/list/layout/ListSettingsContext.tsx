import { createContext, useContext } from 'react';
import type { LeftOut } from '../../page/left-out';
import type { PeekSpec } from '../../peek/peek-spec';
import type { Column, NameColumn } from '../column';
import type { FilterSpec } from '../filter-spec';
import type { ListShapes, Shape } from '../shapes/list-shapes';
import type { ListView } from '../views/list-view';
import type { ListLayout } from './list-layout';

/** Settings of a list, shared by the parts of its page. */
export interface ListSettings {
  readonly name: NameColumn;
  /** All columns. */
  readonly columns: readonly Column[];
  /** Visible columns, in order. */
  readonly shown: readonly Column[];
  /** Visible columns with the same value in all rows of the page: a chip shows it once. */
  readonly constant: readonly Column[];
  /** Visible columns without the constant ones. */
  readonly drawn: readonly Column[];
  readonly filters: readonly FilterSpec[];
  /** Filters with a button of their own in the toolbar. */
  readonly pinned: readonly FilterSpec[];
  readonly defaultSort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Tabs besides the one of all records. */
  readonly views: readonly ListView[];
  readonly shapes: ListShapes | undefined;
  /** Current shape. */
  readonly shape: Shape;
  readonly layout: ListLayout;
  readonly setLayout: (changes: Partial<ListLayout>) => void;
  /** Content of a record's preview; without it, its first columns. */
  readonly peek: PeekSpec | undefined;
  /** Reports the parts of the URL that the list ignores. */
  readonly leaveOut: (parts: readonly LeftOut[]) => void;
}

const ListSettingsContext = createContext<ListSettings | null>(null);
export const ListSettingsProvider = ListSettingsContext.Provider;

export function useListSettings(): ListSettings {
  const settings = useContext(ListSettingsContext);
  if (!settings) throw new Error('useListSettings needs a ListSettingsProvider above it');
  return settings;
}

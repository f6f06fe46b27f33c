import { createContext, useContext } from 'react';
import type { Identifier } from 'react-admin';

/** Selected records of a list, on any of its pages. */
export interface Selection {
  /** True when the user has any action for selected records. */
  readonly enabled: boolean;
  /** True when everything that matches the filter is selected, including records on unvisited pages. */
  readonly all: boolean;
  /** Selected records, when `all` is false. */
  readonly ids: ReadonlySet<Identifier>;
  readonly count: number;
  readonly isSelected: (id: Identifier) => boolean;
  /** Selects or deselects a record; with `range`, also those between it and the previously selected one. */
  readonly toggle: (id: Identifier, range: boolean) => void;
  readonly togglePage: () => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

const SelectionContext = createContext<Selection | null>(null);
export const SelectionProvider = SelectionContext.Provider;

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelection needs a SelectionProvider above it');
  return selection;
}

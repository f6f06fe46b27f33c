import { createContext, useContext } from 'react';
import type { Identifier } from 'react-admin';

/** Which records of a list are chosen, on whatever page they are. */
export interface Selection {
  /** True when the user has any action for selected records. */
  readonly enabled: boolean;
  /** Everything that the filter matches, also what no page has shown. */
  readonly all: boolean;
  /** The records themselves, when it is not all. */
  readonly ids: ReadonlySet<Identifier>;
  readonly count: number;
  readonly isSelected: (id: Identifier) => boolean;
  /** With `range`, also all between this record and the one that was chosen before. */
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

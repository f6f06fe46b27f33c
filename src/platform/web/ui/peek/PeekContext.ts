import { createContext, useContext } from 'react';
import type { Identifier } from 'react-admin';

/** Record shown beside its list. */
export interface Peek {
  /** Its key; null while none is shown. */
  readonly id: string | null;
  /** Shows a record, and focuses its row. */
  readonly open: (id: Identifier) => void;
  /** Shows the focused record in place of another one. It waits a moment: a held key passes many records. */
  readonly follow: (id: Identifier) => void;
  readonly close: () => void;
}

const PeekContext = createContext<Peek | null>(null);
export const PeekProvider = PeekContext.Provider;

export function usePeek(): Peek {
  const peek = useContext(PeekContext);
  if (!peek) throw new Error('usePeek needs a PeekProvider above it');
  return peek;
}

import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Present } from '#platform/shared/channel';

export interface Presence {
  /** Registers that a record is open here, and whether it is being edited. Returns a function that ends it. */
  readonly enter: (resource: string, id: string, edits: boolean) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns other people who have the record open; the same array until it changes. */
  readonly at: (resource: string, id: string) => readonly Present[];
}

const NOBODY: readonly Present[] = [];
const ALONE: Presence = {
  enter: () => () => undefined,
  subscribe: () => () => undefined,
  at: () => NOBODY,
};

const PresenceContext = createContext(ALONE);
export const PresenceProvider = PresenceContext.Provider;

/** Reports a record as open while mounted, and returns the other people who have it open. */
export function usePresence(resource: string, id: string, edits: boolean): readonly Present[] {
  const presence = useContext(PresenceContext);
  useEffect(() => presence.enter(resource, id, edits), [presence, resource, id, edits]);
  return useSyncExternalStore(presence.subscribe, () => presence.at(resource, id));
}

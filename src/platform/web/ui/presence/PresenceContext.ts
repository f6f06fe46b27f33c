import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Present } from '#platform/shared/channel';

export interface Presence {
  /** Says that a record is open here, and whether it is being edited; answers what takes that back. */
  readonly enter: (resource: string, id: string, edits: boolean) => () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Other people who have it open; the same array until that changes. */
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

/** Says that a record is open for as long as it is mounted, and tells who else has it open. */
export function usePresence(resource: string, id: string, edits: boolean): readonly Present[] {
  const presence = useContext(PresenceContext);
  useEffect(() => presence.enter(resource, id, edits), [presence, resource, id, edits]);
  return useSyncExternalStore(presence.subscribe, () => presence.at(resource, id));
}

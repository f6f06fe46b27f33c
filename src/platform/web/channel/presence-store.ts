import type { FollowedRecord, Present } from '#platform/shared/channel';
import type { Presence } from '../ui/presence/PresenceContext';

const NOBODY: readonly Present[] = [];
const keyOf = (resource: string, id: string) => `${resource} ${id}`;

/** Records open on this page, and other people who have them open, as reported by the channel. */
export interface PresenceStore extends Presence {
  readonly opened: () => readonly FollowedRecord[];
  /** Called when the records open here change. */
  onOpened: () => void;
  readonly told: (resource: string, id: string, people: readonly Present[]) => void;
  /** Clears what is known when the channel closes. */
  readonly forget: () => void;
}

export function createPresenceStore(): PresenceStore {
  const here = new Map<object, FollowedRecord>();
  const others = new Map<string, readonly Present[]>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const store: PresenceStore = {
    enter(entidad, id, edita) {
      const visit = {};
      here.set(visit, { entidad, id, edita });
      store.onOpened();
      return () => {
        here.delete(visit);
        store.onOpened();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    at: (resource, id) => others.get(keyOf(resource, id)) ?? NOBODY,
    opened: () => [...here.values()],
    onOpened: () => undefined,
    told(resource, id, people) {
      others.set(keyOf(resource, id), people);
      tell();
    },
    forget() {
      others.clear();
      tell();
    },
  };
  return store;
}

import { useSyncExternalStore } from 'react';

/** Groups of the menu that the user opened or closed, by id. */
export type Folds = Readonly<Record<string, boolean>>;

const KEY = 'red-salud.menu';
const listeners = new Set<() => void>();
let folds: Folds | null = null;

/** Returns the opened and closed groups, remembered across reloads until sign-out. */
export function useFolds(): Folds {
  return useSyncExternalStore(subscribe, get);
}

export function setFold(id: string, open: boolean): void {
  publish({ ...get(), [id]: open });
  try {
    localStorage.setItem(KEY, JSON.stringify(folds));
  } catch {
    // Storage is blocked: remembered until the tab closes.
  }
}

/** Forgets the opened groups at sign-out: they reveal the user's work. */
export function forgetFolds(): void {
  publish({});
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

function get(): Folds {
  folds ??= read();
  return folds;
}

function publish(next: Folds): void {
  folds = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Folds {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

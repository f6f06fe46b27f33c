import { useCallback, useState } from 'react';
import { useUserId } from '../../access/UserIdContext';
import { DEFAULT_LAYOUT, type ListLayout } from './list-layout';

/**
 * Returns the layout of a resource's list, stored on this machine for the signed-in user. It contains columns and a view, but no data of
 * records.
 */
export function useListLayout(resource: string): readonly [ListLayout, (changes: Partial<ListLayout>) => void] {
  const key = `red-salud.lista.${useUserId() ?? 0}.${resource}`;
  const [layout, setLayout] = useState(() => read(key));
  const change = useCallback(
    (changes: Partial<ListLayout>) => {
      setLayout((current) => {
        const next = { ...current, ...changes };
        write(key, next);
        return next;
      });
    },
    [key],
  );
  return [layout, change];
}

function read(key: string): ListLayout {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}');
    const { columns, density, view, shape } = kept as Record<string, unknown>;
    return {
      columns: Array.isArray(columns) && columns.every((source) => typeof source === 'string') ? columns : null,
      density: density === 'compacta' ? 'compacta' : 'comoda',
      view: typeof view === 'number' ? view : null,
      shape: shape === 'tablero' || shape === 'calendario' ? shape : 'tabla',
    };
  } catch {
    // Blocked or unreadable storage: the list's own layout.
    return DEFAULT_LAYOUT;
  }
}

function write(key: string, layout: ListLayout): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(layout));
  } catch {
    // The layout lasts until the page is left.
  }
}

import type { Identifier, RaRecord } from 'react-admin';
import { useEvent } from 'react-admin';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Selection } from './SelectionContext';

interface Listed {
  readonly data: readonly RaRecord[] | undefined;
  readonly total: number | undefined;
  readonly filterValues: unknown;
}

const NONE: ReadonlySet<Identifier> = new Set();

/** Manages the selection of a list page. It lasts as long as the page, across pages, orders and filters. */
export function useSelectionState({ data, total, filterValues }: Listed, enabled: boolean): Selection {
  const [{ ids, allOf }, setState] = useState<{ ids: ReadonlySet<Identifier>; allOf: string | null }>({
    ids: NONE,
    allOf: null,
  });
  const anchor = useRef<Identifier | null>(null);
  const filter = JSON.stringify(filterValues);
  // «All that match» applies only to the filter for which it was chosen.
  const all = allOf === filter;

  const page = () => (data ?? []).map(({ id }) => id);
  const toggle = useEvent((id: Identifier, range: boolean) => {
    const shown = page();
    const [from, to] = [anchor.current === null ? -1 : shown.indexOf(anchor.current), shown.indexOf(id)];
    // Deselecting one record of «all» leaves the others of this page: unvisited records are not selected one by one.
    const next = new Set(all ? shown : ids);
    const on = !next.has(id);
    const touched = range && from >= 0 && to >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    for (const one of touched)
      if (on) next.add(one);
      else next.delete(one);
    anchor.current = id;
    setState({ ids: next, allOf: null });
  });
  const togglePage = useEvent(() => {
    const shown = page();
    const next = new Set(all ? [] : ids);
    const every = all || shown.every((id) => ids.has(id));
    for (const id of shown)
      if (every) next.delete(id);
      else next.add(id);
    setState({ ids: next, allOf: null });
  });
  return useMemo(
    () => ({
      enabled,
      all,
      ids,
      count: all ? (total ?? 0) : ids.size,
      isSelected: (id: Identifier) => all || ids.has(id),
      toggle,
      togglePage,
      selectAll: () => setState({ ids: NONE, allOf: filter }),
      clear: () => setState({ ids: NONE, allOf: null }),
    }),
    [enabled, all, ids, total, filter, toggle, togglePage],
  );
}

/** True after the first selection on the page; the selection code is loaded then. */
export function useEverSelected({ count }: Selection): boolean {
  const [ever, setEver] = useState(false);
  useEffect(() => {
    if (count > 0) setEver(true);
  }, [count]);
  return ever;
}

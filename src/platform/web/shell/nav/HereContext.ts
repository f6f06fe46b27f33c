import { createContext, useContext } from 'react';
import type { MenuGroup } from '../useNavigation';

const HereContext = createContext<string | null>(null);
export const HereProvider = HereContext.Provider;

/** Address of the item of the menu that the page is of; null when it is of none. */
export function useHere(): string | null {
  return useContext(HereContext);
}

/**
 * The one item of the menu that an address is of: the list with just these filters on, or else the page itself or the nearest one above it.
 *
 * @param search query of the address, with `?`
 */
export function hereIn(groups: readonly MenuGroup[], pathname: string, search: string): string | null {
  const all = groups.flatMap(({ items }) => items.map(({ to }) => to));
  const filter = new URLSearchParams(search).get('filter');
  const pile =
    filter === null
      ? undefined
      : all.find((to) => {
          const [path, query] = to.split('?');
          return query !== undefined && path === pathname && new URLSearchParams(query).get('filter') === filter;
        });
  return (
    pile ??
    all
      .filter((to) => !to.includes('?') && (pathname === to || pathname.startsWith(`${to}/`)))
      .toSorted((a, b) => b.length - a.length)[0] ??
    null
  );
}

import { createContext, useContext } from 'react';
import type { MenuGroup } from '../menu';

const HereContext = createContext<string | null>(null);
export const HereProvider = HereContext.Provider;

/** Returns the path of the menu item of the current page; null when it has none. */
export function useHere(): string | null {
  return useContext(HereContext);
}

/**
 * Returns the menu item of a URL: the list with exactly these filters, or else the page itself or its nearest parent.
 *
 * @param search query of the URL, with `?`
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

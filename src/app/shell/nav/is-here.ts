import type { MenuGroup, MenuItem } from '../useNavigation';

/** Whether the page at an address is an item of the menu, or below it. */
export function isHere({ to }: MenuItem, pathname: string): boolean {
  return isBelow(to, pathname);
}

export function isGroupHere({ items }: MenuGroup, pathname: string): boolean {
  return items.some((item) => isHere(item, pathname));
}

/** Whether an address is the one of a link, or below it; a list with filters on is there only while they are on. */
export function isAt(to: string, pathname: string, search: string): boolean {
  const [path = '', query] = to.split('?');
  if (query === undefined) return isBelow(path, pathname);
  return pathname === path && new URLSearchParams(query).get('filter') === new URLSearchParams(search).get('filter');
}

const isBelow = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

import type { MenuGroup, MenuItem } from '../useNavigation';

/** Whether the page at an address is an item of the menu, or below it. */
export function isHere({ to }: MenuItem, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}

export function isGroupHere({ items }: MenuGroup, pathname: string): boolean {
  return items.some((item) => isHere(item, pathname));
}

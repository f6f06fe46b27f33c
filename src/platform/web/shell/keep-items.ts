import type { MenuGroup, MenuItem } from './menu';

/** Returns the groups reduced to the items that pass the test. Groups without such items are omitted. */
export function keepItems(groups: readonly MenuGroup[], isKept: (item: MenuItem) => boolean): MenuGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter(isKept) }))
    .filter(({ items }) => items.length > 0);
}

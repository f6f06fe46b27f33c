/** Most characters of a module's `clave`. */
const LONGEST = 40;

/** `clave` of the module that an item of the menu is. */
export function moduleKey(group: string, item: string): string {
  return `${group}-${item}`.slice(0, LONGEST);
}

/** Returns the sort order of a menu item, from zero-based positions; groups use `item` -1. */
export function moduleOrder(group: number, item: number): number {
  return (group + 1) * 100 + item + 1;
}

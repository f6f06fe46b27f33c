/** Maximum length of a module's `clave`. */
const LONGEST = 40;

/** Returns the `clave` of the module of a menu item. */
export function moduleKey(group: string, item: string): string {
  return `${group}-${item}`.slice(0, LONGEST);
}

/** Returns the sort order of a menu item, from zero-based positions; groups use `item` -1. */
export function moduleOrder(group: number, item: number): number {
  return (group + 1) * 100 + item + 1;
}

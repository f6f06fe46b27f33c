/** Most characters of a module's `clave`. */
const LONGEST = 40;

/** `clave` of the module that an item of the menu is. */
export function moduleKey(group: string, item: string): string {
  return `${group}-${item}`.slice(0, LONGEST);
}

/** Where the compiler places an item of the menu among all, counted from 0; groups have the places of `item` -1. */
export function moduleOrder(group: number, item: number): number {
  return (group + 1) * 100 + item + 1;
}

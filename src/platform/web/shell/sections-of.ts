import type { MenuItem } from './menu';

export interface MenuSection {
  /** Null for items without a heading. */
  readonly title: string | null;
  readonly items: readonly MenuItem[];
}

/**
 * Returns the items of a group by heading, in order of first appearance. Items without one come first: after a heading they would seem to
 * belong to it.
 */
export function sectionsOf(items: readonly MenuItem[]): MenuSection[] {
  const sections = new Map<string | null, MenuItem[]>([[null, []]]);
  for (const item of items) sections.set(item.section, [...(sections.get(item.section) ?? []), item]);
  return [...sections].filter(([, inside]) => inside.length > 0).map(([title, inside]) => ({ title, items: inside }));
}

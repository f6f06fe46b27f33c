import type { MenuGroup, MenuItem } from './useNavigation';

/** A group of more pages than this is for setting up, not for the day; where one works is for the day, however long. */
const LONG = 14;

/** True when a group has many pages: it starts closed, and comes last elsewhere. */
export const isLong = ({ items, isOwn }: MenuGroup): boolean => !isOwn && items.length > LONG;

export interface MenuSection {
  /** Null for what stands under no heading. */
  readonly title: string | null;
  readonly items: readonly MenuItem[];
}

/**
 * Items of a group under their headings, in the order of first appearance. Items without one come first: below a heading they would seem to
 * belong to it.
 */
export function sectionsOf(items: readonly MenuItem[]): MenuSection[] {
  const sections = new Map<string | null, MenuItem[]>([[null, []]]);
  for (const item of items) sections.set(item.section, [...(sections.get(item.section) ?? []), item]);
  return [...sections].filter(([, inside]) => inside.length > 0).map(([title, inside]) => ({ title, items: inside }));
}

import type { MenuItem } from './useNavigation';

export interface MenuSection {
  /** Null for what stands under no heading. */
  readonly title: string | null;
  readonly items: readonly MenuItem[];
}

/** Items of a group under their headings, in the order in which each first comes. */
export function sectionsOf(items: readonly MenuItem[]): MenuSection[] {
  const sections = new Map<string | null, MenuItem[]>();
  for (const item of items) sections.set(item.section, [...(sections.get(item.section) ?? []), item]);
  return [...sections].map(([title, inside]) => ({ title, items: inside }));
}

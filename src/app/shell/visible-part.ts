import type { MenuGroup } from './useNavigation';

/**
 * What somebody sees of a group of the menu: items that they hold the permission of, and nothing that is for units of another
 * kind than theirs (DOMAIN f.1.1). Who belongs to no unit sees what is for any.
 */
export function visiblePart(group: MenuGroup, held: ReadonlySet<string>, unitGroup: string | null): MenuGroup {
  const isForUnit = ({ unitGroups }: { readonly unitGroups: readonly string[] | null }) => unitGroups === null || unitGroup === null || unitGroups.includes(unitGroup);
  return { ...group, items: isForUnit(group) ? group.items.filter((item) => isForUnit(item) && (item.permission === null || held.has(item.permission))) : [] };
}

import type { CurrentUser } from '../session/current-user';
import { isOffered } from '#areas/muestra/web/is-offered';
import type { MenuGroup } from './menu';
import { isForUnitGroup } from '#platform/shared/is-for-unit-group';

/**
 * Returns the part of a menu group that the user sees: items with a held permission, except those for units of another kind. Samples appear
 * only when enabled.
 */
export function visiblePart(
  group: MenuGroup,
  held: ReadonlySet<string>,
  user: Pick<CurrentUser, 'unidadGrupo' | 'perfilNombre'>,
  enableMock: boolean,
): MenuGroup {
  const isForUnit = ({ unitGroups }: { readonly unitGroups: readonly string[] | null }) =>
    isForUnitGroup(unitGroups, user);
  return {
    ...group,
    items: isForUnit(group)
      ? group.items.filter(
          (item) =>
            isForUnit(item) &&
            isOffered(item, enableMock) &&
            (item.permissions?.some((key) => held.has(key)) ?? true) &&
            (item.needs === undefined || held.has(item.needs)),
        )
      : [],
  };
}

import type { CurrentUser } from '../../auth/current-user';
import { isOffered } from '../sample/is-offered';
import type { MenuGroup } from './useNavigation';
import { SUPERUSER } from '../../shared/superuser';

/**
 * What somebody sees of a group of the menu: items that they hold the permission of, and nothing that is for units of another
 * kind than theirs (DOMAIN f.1.1). Who belongs to no unit sees what is for any;
 * so does a superuser, who works in all of them (DOMAIN e.1). Samples are there only where they are on.
 */
export function visiblePart(group: MenuGroup, held: ReadonlySet<string>, { unidadGrupo, perfilNombre }: Pick<CurrentUser, 'unidadGrupo' | 'perfilNombre'>, enableMock: boolean): MenuGroup {
  const isForUnit = ({ unitGroups }: { readonly unitGroups: readonly string[] | null }) => unitGroups === null || unidadGrupo === null || perfilNombre === SUPERUSER || unitGroups.includes(unidadGrupo);
  return { ...group, items: isForUnit(group) ? group.items.filter((item) => isForUnit(item) && isOffered(item, enableMock) && (item.permission === null || held.has(item.permission))) : [] };
}

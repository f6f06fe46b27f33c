import { SUPERUSER } from './superuser';

/**
 * True when an item for certain unit groups applies to a user (DOMAIN f.1.1). Users without a unit see items for any group. A superuser
 * does too, as they work in all groups (DOMAIN e.1).
 */
export function isForUnitGroup(
  groups: readonly string[] | null,
  { unidadGrupo, perfilNombre }: { readonly unidadGrupo: string | null; readonly perfilNombre: string },
): boolean {
  return (
    groups === null ||
    groups.length === 0 ||
    unidadGrupo === null ||
    perfilNombre === SUPERUSER ||
    groups.includes(unidadGrupo)
  );
}

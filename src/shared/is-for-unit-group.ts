import { SUPERUSER } from './superuser';

/**
 * Whether something that is for units of some groups is for somebody (DOMAIN f.1.1). Who belongs to no unit sees what is for any;
 * so does a superuser, who works in all of them (DOMAIN e.1).
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

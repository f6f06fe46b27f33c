import { PAGES } from '#generated/shared/pages.gen';
import { usePermissionSet } from '../ui/access/PermissionsContext';
import { useCurrentUser } from './CurrentUserContext';
import { HOME_PATH } from './gate-path';

/** Returns the start page of the user's profile, if it exists and they may open it; otherwise home. */
export function useStartPath(): string {
  const { rutaInicio } = useCurrentUser();
  const held = usePermissionSet();
  const permission = rutaInicio === undefined ? undefined : PAGES.get(rutaInicio);
  return rutaInicio !== undefined && permission !== undefined && (permission === null || held.has(permission))
    ? rutaInicio
    : HOME_PATH;
}

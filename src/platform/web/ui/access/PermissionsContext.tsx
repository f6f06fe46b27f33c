import { createContext, useContext } from 'react';

const PermissionsContext = createContext<ReadonlySet<string>>(new Set());
export const PermissionsProvider = PermissionsContext.Provider;

/**
 * True when the current user holds a permission (`recurso.accion`); no key means that none is required. Controls visibility only: the
 * server enforces permissions.
 */
export function usePermission(key: string | null | undefined): boolean {
  const held = useContext(PermissionsContext);
  return key == null || held.has(key);
}

/** Returns all permissions of the signed-in user. */
export function usePermissionSet(): ReadonlySet<string> {
  return useContext(PermissionsContext);
}

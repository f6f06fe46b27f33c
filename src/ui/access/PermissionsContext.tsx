import { createContext, useContext } from 'react';

const PermissionsContext = createContext<ReadonlySet<string>>(new Set());
export const PermissionsProvider = PermissionsContext.Provider;

/**
 * Whether the signed-in person holds a permission (`recurso.accion`); no key means that none is needed.
 * It only decides what is offered: the server decides what is allowed.
 */
export function usePermission(key: string | null | undefined): boolean {
  const held = useContext(PermissionsContext);
  return key == null || held.has(key);
}

/** All permissions of the signed-in person. */
export function usePermissionSet(): ReadonlySet<string> {
  return useContext(PermissionsContext);
}

import { useCallback, useMemo } from 'react';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { ResourceModule } from '../resource/resource-module';
import { usePermissionSet } from './PermissionsContext';

const NONE: NonNullable<ResourceModule['secrets']> = {};

/** Protection of a field against the current user: none, all but its initial, or all. */
export type Protection = 'none' | 'partly' | 'wholly';

/** Returns the protection of each field of this resource, by path, for the current user. */
export function useProtected(): (path: string) => Protection {
  const { secrets } = useResourceModule();
  const held = usePermissionSet();
  return useCallback(
    (path) => {
      const secret = secrets?.[path] ?? secrets?.[path.split('.')[0] ?? ''];
      if (!secret || held.has(secret.permission)) return 'none';
      return secret.initial ? 'partly' : 'wholly';
    },
    [secrets, held],
  );
}

/** True when any field of this resource is hidden from the current user. */
export function useHasProtected(): boolean {
  return useProtectedPaths().length > 0;
}

/** Returns the paths of fields hidden from the signed-in user, wholly or except for the initial. */
export function useProtectedPaths(): readonly string[] {
  const { secrets = NONE } = useResourceModule();
  const held = usePermissionSet();
  return useMemo(
    () =>
      Object.entries(secrets)
        .filter(([, { permission }]) => !held.has(permission))
        .map(([path]) => path),
    [secrets, held],
  );
}

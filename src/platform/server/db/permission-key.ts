import { PERMISSIONS, type PermissionKey } from '#generated/shared/permissions.gen';

const KEYS: ReadonlySet<unknown> = new Set(PERMISSIONS.map(({ key }) => key));

/** Tests if the product has a permission of this key; profiles may still name one of an earlier version. */
export const isPermissionKey = (key: unknown): key is PermissionKey => KEYS.has(key);

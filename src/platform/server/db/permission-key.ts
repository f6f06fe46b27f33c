import { PERMISSIONS } from '#generated/shared/permissions.gen';
import type { PermissionKey } from '#platform/shared/product-names';

const KEYS: ReadonlySet<unknown> = new Set(PERMISSIONS.map(({ key }) => key));

/** Checks whether a key is a permission of the product; profiles may still contain those of an earlier version. */
export const isPermissionKey = (key: unknown): key is PermissionKey => KEYS.has(key);

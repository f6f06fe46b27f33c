import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { Identity } from '../identity';

/**
 * Returns permissions of a profile that the user does not hold for the whole network: a simulation would show them records that they may
 * not see.
 */
export function exceeding(profile: Identity['permissions'], own: Identity['permissions']): PermissionKey[] {
  return [...profile.keys()].filter((key) => own.get(key) !== 'RED');
}

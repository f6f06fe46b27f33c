import type { PermissionKey } from '#generated/shared/permissions.gen';
import type { TransitionSpec } from '#platform/shared/lifecycle';
import type { Actor } from '../db/actor';

/** Actor with the permission of a step that belongs to the server: the trail names the actor, who needs no permission. */
export function asServer(actor: Actor, { permission }: TransitionSpec): Actor {
  return { ...actor, permissions: new Map([...actor.permissions, [permission as PermissionKey, 'RED' as const]]) };
}

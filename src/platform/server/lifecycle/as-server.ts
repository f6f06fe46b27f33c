import type { PermissionKey } from '#platform/shared/product-names';
import type { StepSpec } from '#platform/shared/lifecycle/lifecycle';
import type { Actor } from '../db/actor';

/** Returns an actor with the permission of a step that belongs to the server. The audit trail names the actor, who needs no permission. */
export function asSystem(actor: Actor, { permission }: StepSpec): Actor {
  return { ...actor, permissions: new Map([...actor.permissions, [permission as PermissionKey, 'RED' as const]]) };
}

import type { PermissionKey } from '../../../../generated/shared/permissions.gen';
import type { TransitionSpec } from '../../../shared/lifecycle';
import type { Actor } from '../../db/actor';

/** Whoever acts, as they take a step that is the server's: it is theirs in the trail, and nobody's to be permitted. */
export function asServer(actor: Actor, { permission }: TransitionSpec): Actor {
  return { ...actor, permissions: new Map([...actor.permissions, [permission as PermissionKey, 'RED' as const]]) };
}

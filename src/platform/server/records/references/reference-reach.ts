import { or, type SQL } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import type { Actor } from '#platform/server/db/actor';
import { mayRead } from '../read/readable';
import { resources } from '../resources';
import { heldBy, scopeCondition } from '../reach/scope';

/**
 * Returns the condition on records that the actor may refer to: those that they may open, and those embedded in one that they may open.
 * Undefined for all, null for none. Answers include referenced records, so a wider reach would let the actor read them.
 */
export function referableCondition(resource: Resource, actor: Actor): SQL | undefined | null {
  // The actor is the server, in automatic steps.
  if (actor.usuarioId === null) return undefined;
  const { get } = resource.permissions;
  const own = actor.permissions.has(get) ? scopeCondition(resource, get, actor) : null;
  if (own === undefined) return undefined;
  const held = resources
    .filter(
      ({ permissions, embeds }) =>
        actor.permissions.has(permissions.get) &&
        embeds.some((embed) => embed.resource.name === resource.name && mayRead(embed, actor)),
    )
    .map((holder) => heldBy(resource, holder, holder.permissions.get, actor));
  return or(...(own ? [own] : []), ...held) ?? null;
}

import { sql, type SQL } from 'drizzle-orm';
import type { Resource, ScopeKind } from '#generated/server/resource.gen';
import type { Actor } from '../db/actor';
import { ownBy, valuesOf } from '../records/scope';

/** From the nearest to the widest. */
const NEAREST: readonly ScopeKind[] = ['propio', 'servicio', 'almacen', 'unidad', 'proveedor', 'jurisdiccion'];

/** Expressions of ORDER BY that put what is tied to the actor before the rest; none where nothing is. */
export function ownFirst(resource: Resource, actor: Actor): SQL[] {
  // A tie inside an embedded record would need its table joined.
  const kinds = NEAREST.filter(
    (kind) =>
      valuesOf(kind, actor).length > 0 &&
      resource.scope[kind] &&
      !resource.scope[kind].some((path) => path.includes('.')),
  );
  return kinds.map((kind) => sql`coalesce(${ownBy(resource, kind, actor)}, false) desc`);
}

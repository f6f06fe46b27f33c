import { sql, type SQL } from 'drizzle-orm';
import type { Resource, ScopeKind } from '../entity/resource';
import type { Actor } from '../db/actor';
import { ownBy, valuesOf } from '../records/reach/scope';

/** Scopes from the nearest to the widest. */
const NEAREST: readonly ScopeKind[] = ['propio', 'servicio', 'almacen', 'unidad', 'proveedor', 'jurisdiccion'];

/** Returns expressions of ORDER BY that sort records within the actor's own scope first; empty without such a scope. */
export function ownUnitFirst(resource: Resource, actor: Actor): SQL[] {
  // A scope inside an embedded record would require joining its table.
  const kinds = NEAREST.filter(
    (kind) =>
      valuesOf(kind, actor).length > 0 &&
      resource.scope[kind] &&
      !resource.scope[kind].some((path) => path.includes('.')),
  );
  return kinds.map((kind) => sql`coalesce(${ownBy(resource, kind, actor)}, false) desc`);
}

import { and, asc, eq } from 'drizzle-orm';
import { almacen, unidad } from '#generated/server/tables.gen';
import type { TipoAlmacen } from '#generated/shared/enums.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';

/** A warehouse covered by a template. */
export interface TemplatePlace {
  readonly almacenId: number;
  readonly almacenNombre: string;
  readonly unidadId: number;
  readonly unidadNombre: string;
  readonly jurisdiccionId: number | null;
}

/** Reads the warehouses of a kind in units of a type, where the actor may approve settings. */
export function templatePlaces(
  db: Queryable,
  unidadTipoId: number,
  tipoAlmacen: TipoAlmacen,
  actor: Actor,
): Promise<TemplatePlace[]> {
  return db
    .select({
      almacenId: almacen.almacenId,
      almacenNombre: almacen.nombre,
      unidadId: unidad.unidadId,
      unidadNombre: unidad.nombre,
      jurisdiccionId: unidad.jurisdiccionId,
    })
    .from(almacen)
    .innerJoin(unidad, and(eq(unidad.unidadId, almacen.unidadId), eq(unidad.activo, true)))
    .where(
      and(
        eq(almacen.activo, true),
        eq(almacen.tipo, tipoAlmacen),
        eq(unidad.unidadTipoId, unidadTipoId),
        scopeCondition(resourceOf('almacen'), 'insumo-configuracion.autorizar', actor),
      ),
    )
    .orderBy(asc(unidad.nombre), asc(almacen.almacenId));
}

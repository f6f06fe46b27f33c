import { and, eq, inArray } from 'drizzle-orm';
import { perfil, persona, unidad, usuario } from '#generated/server/tables.gen';
import { fullName } from '#platform/shared/text/full-name';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { permissionsOf } from '#areas/seguridad/server/identity';
import { isSharedWith, type Sharer } from './shared-with';

interface Kept {
  readonly usuarioId: number;
  readonly compartida: boolean;
}

/** Filters rows to those that the actor owns or that are shared with them, with the owner's name. */
export async function visibleTo<Row extends Kept>(
  db: Queryable,
  rows: readonly Row[],
  actor: Actor,
): Promise<readonly { readonly row: Row; readonly propia: boolean; readonly autor: string }[]> {
  const owners = await ownersOf(db, [...new Set(rows.map(({ usuarioId }) => usuarioId))]);
  return rows.flatMap((row) => {
    const owner = owners.get(row.usuarioId);
    const propia = row.usuarioId === actor.usuarioId;
    if (!propia && !(row.compartida && owner && isSharedWith(owner.sharer, actor))) return [];
    return [{ row, propia, autor: owner?.autor ?? '' }];
  });
}

async function ownersOf(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly sharer: Sharer; readonly autor: string }>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      usuarioId: usuario.usuarioId,
      permisos: perfil.permisos,
      unidadId: usuario.unidadId,
      jurisdiccionId: unidad.jurisdiccionId,
      proveedorId: usuario.proveedorId,
      almacenIds: usuario.almacenIds,
      servicioIds: usuario.servicioIds,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
    })
    .from(usuario)
    .leftJoin(persona, eq(persona.personaId, usuario.personaId))
    .leftJoin(perfil, and(eq(perfil.perfilId, usuario.perfilId), eq(perfil.activo, true)))
    .leftJoin(unidad, eq(unidad.unidadId, usuario.unidadId))
    .where(inArray(usuario.usuarioId, [...ids]));
  return new Map(
    found.map(({ usuarioId, permisos, nombre, primerApellido, segundoApellido, almacenIds, servicioIds, ...place }) => [
      usuarioId,
      {
        sharer: {
          ...place,
          alcance: permissionsOf(permisos ?? []).get('vista.compartir'),
          almacenIds: almacenIds ?? [],
          servicioIds: servicioIds ?? [],
        },
        autor: nombre === null || primerApellido === null ? '' : fullName({ nombre, primerApellido, segundoApellido }),
      },
    ]),
  );
}

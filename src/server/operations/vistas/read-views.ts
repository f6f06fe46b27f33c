import { and, eq, type SQL } from 'drizzle-orm';
import type { VistaListAnswer } from '../../../../generated/shared/operations.gen';
import { perfil, persona, unidad, usuario } from '../../../../generated/server/tables.gen';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { permissionsOf } from '../../db/identity';
import { vista } from '../../db/system-tables';
import { fullName } from '../../../shared/full-name';
import { isSharedWith } from './shared-with';

export type View = VistaListAnswer[number];

/** Views as the wire has them, with the name of their owner: the actor's own and those that are shared with them. */
export async function readViews(db: Queryable, where: SQL | undefined, actor: Actor): Promise<View[]> {
  const rows = await db
    .select({
      view: vista,
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
    .from(vista)
    .leftJoin(usuario, eq(usuario.usuarioId, vista.usuarioId))
    .leftJoin(persona, eq(persona.personaId, usuario.personaId))
    .leftJoin(perfil, and(eq(perfil.perfilId, usuario.perfilId), eq(perfil.activo, true)))
    .leftJoin(unidad, eq(unidad.unidadId, usuario.unidadId))
    .where(where)
    .orderBy(vista.nombre, vista.vistaId);
  const visible = rows.filter(
    ({ view, permisos, almacenIds, servicioIds, ...place }) =>
      view.usuarioId === actor.usuarioId ||
      (view.compartida &&
        isSharedWith(
          {
            ...place,
            alcance: permissionsOf(permisos ?? []).get('vista.compartir'),
            almacenIds: almacenIds ?? [],
            servicioIds: servicioIds ?? [],
          },
          actor,
        )),
  );
  return visible.map(({ view, nombre, primerApellido, segundoApellido }) => {
    const { vistaId, recurso, contenido, compartida, version } = view;
    const propia = view.usuarioId === actor.usuarioId;
    return {
      vistaId,
      recurso,
      nombre: view.nombre,
      contenido: contenido as View['contenido'],
      compartida,
      version,
      propia,
      // Which view somebody else begins with is theirs to know.
      predeterminada: propia && view.predeterminada,
      autor: nombre === null || primerApellido === null ? '' : fullName({ nombre, primerApellido, segundoApellido }),
    };
  });
}

import { and, eq, type SQL } from 'drizzle-orm';
import type { VistaListAnswer } from '../../../../generated/shared/operations.gen';
import { persona, usuario } from '../../../../generated/server/tables.gen';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { vista } from '../../db/system-tables';
import { fullName } from '../full-name';

export type View = VistaListAnswer[number];

/** Views as the wire has them, with the name of their owner. */
export async function readViews(db: Queryable, where: SQL | undefined, actor: Actor): Promise<View[]> {
  const rows = await db
    .select({ view: vista, nombre: persona.nombre, primerApellido: persona.primerApellido, segundoApellido: persona.segundoApellido })
    .from(vista)
    .leftJoin(usuario, eq(usuario.usuarioId, vista.usuarioId))
    .leftJoin(persona, eq(persona.personaId, usuario.personaId))
    .where(and(where))
    .orderBy(vista.nombre, vista.vistaId);
  return rows.map(({ view, nombre, primerApellido, segundoApellido }) => {
    const { vistaId, recurso, contenido, compartida, version } = view;
    const propia = view.usuarioId === actor.usuarioId;
    return {
      vistaId, recurso, nombre: view.nombre, contenido: contenido as View['contenido'], compartida, version, propia,
      // Which view somebody else begins with is theirs to know.
      predeterminada: propia && view.predeterminada,
      autor: nombre === null || primerApellido === null ? '' : fullName({ nombre, primerApellido, segundoApellido }),
    };
  });
}

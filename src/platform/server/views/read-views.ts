import type { SQL } from 'drizzle-orm';
import type { VistaListAnswer } from '#generated/shared/operations.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { vista } from '../db/system-tables';
import { visibleTo } from './owners';

export type View = VistaListAnswer[number];

/** Returns views as the API sends them, with their owner's name: the actor's own and those shared with them. */
export async function readViews(db: Queryable, where: SQL | undefined, actor: Actor): Promise<View[]> {
  const found = await db.select().from(vista).where(where).orderBy(vista.nombre, vista.vistaId);
  const visible = await visibleTo(db, found, actor);
  return visible.map(({ row, propia, autor }) => {
    const { vistaId, recurso, nombre, contenido, compartida, predeterminada, version } = row;
    return {
      vistaId,
      recurso,
      nombre,
      contenido: contenido as View['contenido'],
      compartida,
      version,
      propia,
      // Another user's default view is private.
      predeterminada: propia && predeterminada,
      autor,
    };
  });
}

import type { SQL } from 'drizzle-orm';
import type { TableroListAnswer } from '#generated/shared/operations.gen';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { tablero } from '../db/system-tables';
import { visibleTo } from '../views/owners';

export type OwnBoard = TableroListAnswer[number];

/** Reads boards in their wire format: the actor's own and those shared with them. */
export async function readBoards(db: Queryable, where: SQL | undefined, actor: Actor): Promise<OwnBoard[]> {
  const found = await db.select().from(tablero).where(where).orderBy(tablero.nombre, tablero.tableroId);
  const visible = await visibleTo(db, found, actor);
  return visible.map(({ row, propia, autor }) => {
    const { tableroId, nombre, contenido, compartida, version } = row;
    return { tableroId, nombre, contenido: contenido as OwnBoard['contenido'], compartida, version, propia, autor };
  });
}

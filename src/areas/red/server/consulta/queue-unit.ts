import { and, eq } from 'drizzle-orm';
import { unidad } from '#generated/server/tables.gen';
import { knownZone, todayIn } from '#platform/shared/dates/moments';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';

export interface QueueUnit {
  readonly unidadId: number;
  readonly nombre: string;
  /** Current day at the unit, `yyyy-MM-dd`. */
  readonly day: string;
}

/** Returns the unit of the requested queue, by default the actor's; null without one. Scopes restrict its records. */
export async function queueUnit(db: Queryable, asked: number | undefined, actor: Actor): Promise<QueueUnit | null> {
  const unidadId = asked ?? actor.unidadId;
  if (unidadId === null) return null;
  const [row] = await db
    .select({ nombre: unidad.nombre, zone: unidad.zonaHoraria })
    .from(unidad)
    .where(and(eq(unidad.unidadId, unidadId), eq(unidad.activo, true)));
  return row ? { unidadId, nombre: row.nombre, day: todayIn(knownZone(row.zone) ?? actor.timeZone) } : null;
}

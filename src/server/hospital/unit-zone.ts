import { eq } from 'drizzle-orm';
import { unidad } from '../../../generated/server/tables.gen';
import { DEFAULT_TIME_ZONE, knownZone } from '../../shared/dates/moments';
import type { Queryable } from '../db/database';

/** Reads the time zone by whose clock a unit works. */
export async function unitZone(db: Queryable, unidadId: number): Promise<string> {
  const [row] = await db.select({ zone: unidad.zonaHoraria }).from(unidad).where(eq(unidad.unidadId, unidadId));
  return knownZone(row?.zone) ?? DEFAULT_TIME_ZONE;
}

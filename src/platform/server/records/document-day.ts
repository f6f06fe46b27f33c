import { eq } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { unidad } from '#generated/server/tables.gen';
import { knownZone, todayIn } from '#platform/shared/dates/moments';
import { valueAt, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { isKeyValue } from '../listing/search/is-key-value';
import { resourceOf } from './resources';

/**
 * Returns the current date of a record, `yyyy-MM-dd`: in the time zone of the unit that numbers it, or else of its unit. Records of no
 * unit, or of several, use the actor's time zone. The writer may be in another zone.
 */
export async function documentDay(
  db: Queryable,
  { folio, scope }: Resource,
  record: LooseRecord,
  actor: Actor,
): Promise<string> {
  const path = folio?.unit ?? (scope.unidad?.length === 1 ? scope.unidad[0] : undefined);
  const unidadId = path === undefined ? undefined : valueAt(record, path);
  // The request may contain any value; the check of the reference refuses an invalid unit.
  if (!isKeyValue(resourceOf('unidad'), unidadId) || unidadId === actor.unidadId) return todayIn(actor.timeZone);
  const [unit] = await db
    .select({ zone: unidad.zonaHoraria })
    .from(unidad)
    .where(eq(unidad.unidadId, Number(unidadId)));
  return todayIn(knownZone(unit?.zone) ?? actor.timeZone);
}

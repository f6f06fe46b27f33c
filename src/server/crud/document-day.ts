import { eq } from 'drizzle-orm';
import type { Resource } from '../../../generated/server/resource.gen';
import { unidad } from '../../../generated/server/tables.gen';
import { knownZone, todayIn } from '../../shared/dates/moments';
import { valueAt, type LooseRecord } from '../../shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { isPossibleKey } from './possible-key';
import { resourceOf } from './resources';

/**
 * Today where a record belongs, `yyyy-MM-dd`: by the clock of the unit that numbers it, or else that it is tied to; by the actor's where
 * it is of no unit, or of several. Whoever writes it may be in another zone.
 */
export async function documentDay(
  db: Queryable,
  { folio, scope }: Resource,
  record: LooseRecord,
  actor: Actor,
): Promise<string> {
  const path = folio?.unit ?? (scope.unidad?.length === 1 ? scope.unidad[0] : undefined);
  const unidadId = path === undefined ? undefined : valueAt(record, path);
  // What a client sent may be anything; that it is no unit is said when the reference is checked.
  if (!isPossibleKey(resourceOf('unidad'), unidadId) || unidadId === actor.unidadId) return todayIn(actor.timeZone);
  const [unit] = await db
    .select({ zone: unidad.zonaHoraria })
    .from(unidad)
    .where(eq(unidad.unidadId, Number(unidadId)));
  return todayIn(knownZone(unit?.zone) ?? actor.timeZone);
}

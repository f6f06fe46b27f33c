import type { OperationTypes } from '#generated/shared/operations.gen';
import type { Actor } from '#platform/server/db/actor';
import type { Database } from '#platform/server/db/database';
import { parseListQuery } from '#platform/server/listing/list-query';
import { listRecords } from '#platform/server/listing/list-records';
import type { DayQuery } from '#platform/server/listing/worklist-query';
import { resourceOf } from '#platform/server/records/resources';
import { todayIn } from '#platform/shared/dates/moments';
import { listParameters } from './list-parameters';

type Day = NonNullable<OperationTypes['inicio']['answer']['dia']>;

/** Maximum records of a day. */
const MAX_RECORDS = 6;

/**
 * Returns the first records of the current day, by time, as the list answers them. The day is that of the actor's unit.
 *
 * @param staff key of the actor's staff record; null without one
 * @returns null for a list that the actor may not read, and for a day of their own without a staff record
 */
export async function worklistDay(
  database: Database,
  actor: Actor,
  { resource: name, filter, date, time, owner }: DayQuery,
  staff: number | null,
): Promise<Day | null> {
  const resource = resourceOf(name);
  if (!actor.permissions.has(resource.permissions.list) || (owner !== undefined && staff === null)) return null;
  const own = owner === undefined ? {} : { [owner]: staff };
  const query = { filter: { ...filter, ...own, [date]: todayIn(actor.timeZone) }, sort: time };
  const listQuery = parseListQuery(resource, listParameters(query, MAX_RECORDS));
  const { records, total } = await listRecords(database, resource, listQuery, actor);
  return { total, registros: [...records] };
}

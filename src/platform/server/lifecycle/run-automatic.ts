import { and, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { addDays } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import type { StepSpec } from '#platform/shared/lifecycle/lifecycle';
import type { Actor } from '../db/actor';
import type { Orm } from '../db/database';
import { Problem } from '../db/problem';
import { resources } from '../records/resources';
import { runTransition } from './take-step';

/** Maximum of documents moved in one round; the next one follows soon. */
const ROUND = 200;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Runs the automatic steps of documents: after a time in their state, or once one of their dates or times has passed. Dates are in the
 * network's time zone. Each step is a separate transaction; steps already taken by a user or another process are skipped.
 *
 * @returns number of moved documents.
 */
export async function runAutomatic(orm: Orm, system: Actor, now = new Date()): Promise<number> {
  let moved = 0;
  for (const resource of resources) {
    for (const [name, { after, from }] of Object.entries(resource.lifecycle?.transitions ?? {})) {
      if (after === null) continue;
      for (const key of await overdue(orm, resource, from, after, { now, zone: system.timeZone })) {
        try {
          await orm.transaction((tx) =>
            runTransition(tx, resource, { id: String(key), name, version: null, body: undefined }, system),
          );
          moved += 1;
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
        }
      }
    }
  }
  return moved;
}

async function overdue(
  orm: Orm,
  { table, key, fields, lifecycle }: Resource,
  from: readonly string[],
  after: NonNullable<StepSpec['after']>,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Promise<unknown[]> {
  const column = (name: string | null | undefined) => fields.find((field) => field.name === name)?.column;
  const [state, moment] = [column(lifecycle?.field), column(after.field ?? lifecycle?.since)];
  if (!state || !moment) return [];
  const isDue =
    'days' in after
      ? lte(moment, addDays(todayIn(zone, now), -after.days))
      : lt(moment, new Date(now.getTime() - after.hours * HOUR_MS));
  const rows = await orm
    .select({ key: key.column })
    .from(table)
    .where(and(eq(table.activo, true), inArray(state, [...from]), isDue))
    .limit(ROUND);
  return rows.map((row) => row.key);
}

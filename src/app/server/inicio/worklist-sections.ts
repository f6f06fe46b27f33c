import { and, inArray } from 'drizzle-orm';
import type { OperationTypes } from '#generated/shared/operations.gen';
import type { Actor } from '#platform/server/db/actor';
import type { Database } from '#platform/server/db/database';
import type { Resource } from '#platform/server/entity/resource';
import { stepCondition } from '#platform/server/lifecycle/step-condition';
import { parseListQuery } from '#platform/server/listing/list-query';
import { listRecords } from '#platform/server/listing/list-records';
import type { WorklistQuery } from '#platform/server/listing/worklist-query';
import { resourceOf } from '#platform/server/records/resources';
import type { WireRecord } from '#platform/server/records/read/wire-record';
import { refusalOf } from '#platform/shared/lifecycle/lifecycle';
import { STEP_FILTER } from '#platform/shared/lifecycle/step-filter';
import { listParameters } from './list-parameters';

type Section = OperationTypes['inicio']['answer']['secciones'][number];

/** Maximum records of a section. */
const MAX_RECORDS = 5;

/** Returns the sections of a worklist that the actor may list, each with its total and its first records, as the list answers them. */
export async function worklistSections(
  database: Database,
  actor: Actor,
  worklist: readonly WorklistQuery[],
): Promise<Section[]> {
  const sections: Section[] = [];
  // In sequence: a list reads its rows and its count in parallel already.
  for (const query of worklist) {
    const resource = resourceOf(query.resource);
    if (!actor.permissions.has(resource.permissions.list)) continue;
    const listQuery = parseListQuery(resource, listParameters(query, MAX_RECORDS));
    const { records, total } = await listRecords(database, resource, listQuery, actor);
    sections.push({
      id: query.id,
      recurso: resource.name,
      total,
      registros: [...records],
      posibles: await keysWithStep(database, resource, records, query, actor),
    });
  }
  return sections;
}

/** Returns the keys of the records with which the actor can take the step of the section now. */
async function keysWithStep(
  { orm }: Database,
  resource: Resource,
  records: readonly WireRecord[],
  { action, filter }: WorklistQuery,
  actor: Actor,
): Promise<Section['posibles']> {
  const { lifecycle, key, table } = resource;
  if (!lifecycle || action === undefined) return [];
  const keys = records
    .filter((record) => refusalOf(lifecycle, record, action, null) === null)
    .map((record) => record[key.name] as string | number);
  // The filter has checked the step already.
  if (filter[STEP_FILTER] === action || keys.length === 0) return keys;
  const rows = await orm
    .select({ key: key.column })
    .from(table)
    .where(and(inArray(key.column, keys), stepCondition(resource, action, actor)));
  const able = new Set(rows.map((row) => row.key));
  return keys.filter((each) => able.has(each));
}

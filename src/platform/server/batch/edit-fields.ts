import type { Resource } from '../entity/resource';
import { isFilled, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { invalid, malformed } from '../db/problem';
import { isEqual } from '../records/changes';
import { findRecord } from '../records/read/get-record';
import { updateRecord } from '../records/update-record';

/** Effect of an action on a record. */
export interface BatchEffect {
  /** True when the action changed the record. */
  readonly changed: boolean;
  /** Previous values of the changed fields, for an undo. */
  readonly antes?: LooseRecord;
}

/**
 * Sets some fields of a record, as its form would. An unchanged value is no change.
 *
 * @throws Problem 400 for a field that is not editable in batches; 422 NO_APLICA for one that this record does not have; the errors of
 * `updateRecord`.
 */
export async function editFields(
  tx: Queryable,
  resource: Resource,
  id: string,
  version: number,
  cambios: LooseRecord,
  actor: Actor,
): Promise<BatchEffect> {
  const names = Object.keys(cambios);
  for (const name of names)
    if (!resource.fields.some((field) => field.bulk && field.name === name))
      throw malformed(`cambios.${name}`, 'CAMPO_DESCONOCIDO', { campo: name });
  if (names.length === 0) throw malformed('cambios', 'REQUERIDO');
  const before = await findRecord(tx, resource, id, resource.permissions.update, actor);
  if (names.every((name) => isEqual(before[name], cambios[name]))) return { changed: false };
  const after = await updateRecord({ tx, actor, resource, id, version, body: { ...before, ...cambios } });
  // A value hidden by a condition is normally dropped silently; here it was requested, so it is refused.
  const dropped = names.filter((name) => isFilled(cambios[name]) && !isFilled(after[name]));
  if (dropped.length > 0) throw invalid(dropped.map((campo) => ({ campo, codigo: 'NO_APLICA', params: {} })));
  return { changed: true, antes: Object.fromEntries(names.map((name) => [name, before[name] ?? null])) };
}

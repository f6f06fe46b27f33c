import type { Resource } from '../entity/resource';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import { isEqual } from '../records/changes';
import { createRecord } from '../records/create-record';
import { possibleDuplicates } from '../listing/search/possible-duplicates';
import { startedBy } from '../records/started-form';
import { updateRecord } from '../records/update-record';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { isDecided, withheld, type AlikeDecisions, type ImportEntry, type RowResult } from './import-row';
import { issuesOf } from './issues-of';
import { withValues } from './with-values';
import { writableOf } from './writable-of';

/** Rolls back a possible duplicate. */
class Withheld extends Error {
  constructor(readonly result: RowResult) {
    super('withheld');
  }
}

/**
 * Imports one row through the same functions as a form. A savepoint isolates it, so that a failed row is reported and the next one
 * continues.
 */
export async function importOne(
  tx: Queryable,
  resource: Resource,
  { fila, values, stored }: ImportEntry,
  actor: Actor,
  decisions: AlikeDecisions,
): Promise<RowResult> {
  try {
    if (!stored) {
      await tx.transaction(async (point) => {
        const created = await createRecord({
          tx: point,
          actor,
          resource,
          body: withValues(structuredClone(startedBy(actor, resource.form).defaults), values),
        });
        const alike = isDecided(decisions, fila)
          ? []
          : await possibleDuplicates(point, resource, created, created[resource.key.name], actor);
        if (alike.length > 0) throw new Withheld(withheld(decisions, { keys: alike.map(({ id }) => id), fila: null }));
      });
      return 'nuevas';
    }
    if (stored['activo'] === false) return [{ campo: '', codigo: 'IMPORTACION_INACTIVO', params: {} }];
    const before = writableOf(resource, stored);
    const body = withValues(before, values);
    if (isEqual(prepareRecord(resource.form, body), prepareRecord(resource.form, before))) return 'sinCambio';
    await tx.transaction((point) =>
      updateRecord({
        tx: point,
        actor,
        resource,
        id: String(stored[resource.key.name]),
        version: Number(stored['version']),
        body,
      }),
    );
    return 'actualizadas';
  } catch (error) {
    if (error instanceof Withheld) return error.result;
    return issuesOf(error);
  }
}

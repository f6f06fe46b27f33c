import { eq } from 'drizzle-orm';
import type { Resource } from '#generated/server/resource.gen';
import { isObject, type LooseRecord } from '#platform/shared/paths';
import { withDefaults } from '#platform/shared/start-values';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { checkAmong } from './check-among';
import { checkInput } from './check-input';
import { checkNarrowing } from './check-narrowing';
import { checkReferences } from './check-references';
import { copiedValues } from './copies';
import { bindPictures } from '../files/pictures';
import { withFarStarts } from '../listing/far-starts';
import { requireFreshSignIn } from './fresh-sign-in';
import { entityOf } from '../entity/registry';
import { refuseHeldValues } from './held-by-import';
import { folioValues } from '../lifecycle/assign-folio';
import { runTriggers } from '../lifecycle/run-triggers';
import { stampValues } from '../lifecycle/stamp-values';
import { stateValues } from '../lifecycle/state-values';
import { linesIn, writeNewLines } from '../lines/write-lines';
import { withSurvivors } from './merges/survivors';
import { insertValues, type ColumnValues } from './column-values';
import { writeNewEmbedded } from './embedded';
import { readRecord } from './read-record';
import { refusedWrite } from './refused-write';
import { documentDay } from './document-day';
import { requireInScope } from './require-in-scope';
import { requireReachable } from './require-reachable';
import { startedBy } from './started-form';
import { storeDerived } from './store-derived';
import type { RecordOf, ResourceOf, WireRecord } from './to-record';

/**
 * Creates a record, its embedded entities, its lines and their audit rows; belongs in a transaction.
 *
 * @param settled references that the server itself filled in, to what the actor need not reach
 * @param set values of read-only fields that the server itself gives the record
 * @throws Problem 422 when the record is not right, 403 when it would be out of reach or takes a fresh sign-in, 409 DUPLICADO when another has its key.
 */
export async function createRecord<Known extends object = WireRecord>(
  tx: Queryable,
  resource: ResourceOf<Known>,
  body: unknown,
  actor: Actor,
  settled: readonly string[] = [],
  set: ColumnValues = {},
): Promise<RecordOf<Known>> {
  await requireFreshSignIn(tx, resource, null, null, actor);
  const entity = entityOf(resource.name);
  const sent = entity.parseBody && isObject(body) ? entity.parseBody(body, null) : body;
  const day = await documentDay(
    tx,
    resource,
    isObject(sent) ? withDefaults(startedBy(actor, resource.form), sent) : {},
    actor,
  );
  const begun = startedBy(actor, resource.form, day);
  const checked = checkInput(
    resource,
    isObject(sent) ? await withFarStarts(tx, begun, withDefaults(begun, sent)) : sent,
    day,
  );
  const record = await withSurvivors(tx, resource, checked);
  refuseHeldValues(resource, record);
  try {
    await checkReferences(tx, resource, record, null, actor, { settled });
    await checkAmong(tx, resource, record, null);
    await checkNarrowing(tx, resource, record, null);
    await requireReachable(
      tx,
      resource,
      async () => ({
        ...record,
        ...set,
        ...(await copiedValues(tx, resource, { ...record, ...set })),
        // Whose it is may be what its lifecycle stamps.
        ...(resource.lifecycle ? stampValues(resource.lifecycle.stamps, actor, new Date(), day) : {}),
        creadoPor: actor.usuarioId,
      }),
      resource.permissions.create,
      actor,
    );
    const links = await writeNewEmbedded(tx, resource, record, actor);
    const copies = await copiedValues(tx, resource, { ...record, ...set, ...links });
    const own = {
      ...insertValues(resource, resource, record, ''),
      ...copies,
      ...(await initialValues(tx, resource, { ...record, ...set, ...copies }, actor)),
      ...set,
    };
    const values = { ...own, ...(await entity.beforeCreate?.(tx, { ...record, ...own }, actor)) };
    const stamps = { creadoPor: actor.usuarioId, modificadoPor: actor.usuarioId };
    const [inserted] = await tx
      .insert(resource.table)
      .values({ ...values, ...links, ...stamps })
      .returning({ key: resource.key.column });
    const key = inserted?.key as string | number;
    await bindPictures(tx, resource, key, record, null, actor);
    await writeNewLines(tx, resource, key, record, actor);
    const lines = Object.fromEntries(resource.lines.map((table) => [table.name, linesIn(record, table)]));
    await audit(tx, actor, {
      accion: 'CREAR',
      entidad: resource.name,
      entidadId: key,
      despues: { ...links, ...values, ...lines },
    });
    await requireInScope(tx, resource, key, resource.permissions.create, actor);
    const created = (await readRecord(tx, resource, eq(resource.key.column, key), actor)) ?? {};
    const stored = await storeDerived(tx, resource, created, actor);
    await runTriggers(tx, resource, 'create', stored, actor);
    return stored;
  } catch (error) {
    throw refusedWrite(resource, error);
  }
}

/** Initial values of a document: its first state, its stamps, and its number when the creation assigns it. */
async function initialValues(
  tx: Queryable,
  resource: Resource,
  record: LooseRecord,
  actor: Actor,
): Promise<ColumnValues> {
  const { lifecycle, folio } = resource;
  if (!lifecycle && !folio) return {};
  const day = await documentDay(tx, resource, record, actor);
  const now = new Date();
  const states = lifecycle
    ? { ...stampValues(lifecycle.stamps, actor, now, day), ...stateValues(resource, lifecycle.initial, record, now) }
    : {};
  return { ...states, ...(await folioValues(tx, resource, null, record, day)) };
}

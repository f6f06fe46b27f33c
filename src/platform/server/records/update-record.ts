import { eq, sql } from 'drizzle-orm';
import type { Resource } from '#generated/server/resource.gen';
import { isObject, valuesAt } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { malformed } from '../db/problem';
import { changesBetween, type Changes } from './changes';
import { copiedValues } from './copies';
import { requireEditable } from '../lifecycle/require-editable';
import { lineChanges } from '../lines/line-changes';
import { updateLines } from '../lines/write-lines';
import { checkAmong } from './check-among';
import { checkInput } from './check-input';
import { checkNarrowing } from './check-narrowing';
import { checkReferences } from './check-references';
import { updateValues } from './column-values';
import { updateAllEmbedded } from './embedded';
import { bindPictures } from '../files/pictures';
import { requireFreshSignIn } from './fresh-sign-in';
import { entityOf } from '../entity/registry';
import { refuseHeldValues } from './held-by-import';
import { wholeRecord, withKept } from './kept-secrets';
import { lockedRecord } from './locked-record';
import { refuseOnceWritten, withOnceWritten } from './once-written';
import { readRecord } from './read-record';
import { refusedWrite } from './refused-write';
import { requireInScope } from './require-in-scope';
import { requireReachable } from './require-reachable';
import { documentDay } from './document-day';
import { storeDerived } from './store-derived';
import type { RecordOf, ResourceOf, WireRecord } from './to-record';

/**
 * Replaces the writable fields of a record; `activo: true` restores an inactive one. Requires a transaction. Fields that the actor may not
 * read stay unchanged and may be missing.
 *
 * @param motivo reason, when the client does not give it
 * @param settled references that the server filled in, to records that the actor need not reach
 * @throws Problem 404, 412, 428, 422, 409 as `lockedRecord` and `createRecord` do.
 */
export async function updateRecord<Known extends object = WireRecord>(
  tx: Queryable,
  resource: ResourceOf<Known>,
  id: string,
  version: number | null,
  sent: unknown,
  actor: Actor,
  motivo?: string,
  settled: readonly string[] = [],
): Promise<RecordOf<Known>> {
  if (!isObject(sent)) throw malformed('', 'TIPO');
  const before = await lockedRecord(tx, resource, id, version, resource.permissions.update, actor);
  requireEditable(resource, before);
  const entity = entityOf(resource.name);
  const body = entity.parseBody?.(sent, before) ?? sent;
  const key = before[resource.key.name] as string | number;
  const whole = await wholeRecord(tx, resource, before, actor);
  const record = checkInput(
    resource,
    withOnceWritten(resource, whole === before ? body : withKept(resource, body, whole, actor), whole),
    await documentDay(tx, resource, whole, actor),
    key,
  );
  refuseOnceWritten(resource, whole, record);
  refuseHeldValues(resource, record);
  const revived = before['activo'] === false && body['activo'] === true ? { activo: true } : {};
  await requireFreshSignIn(tx, resource, whole, 'activo' in revived ? null : record, actor);
  try {
    await checkReferences(tx, resource, record, whole, actor, { settled });
    await checkAmong(tx, resource, record, whole);
    const values = {
      ...updateValues(resource, resource, record, '', actor),
      ...(await copiedValues(tx, resource, { ...whole, ...record })),
    };
    await requireReachable(tx, resource, () => ({ ...whole, ...values }), resource.permissions.update, actor);
    const held = await entity.beforeUpdate?.(tx, whole, { ...record, ...revived }, actor);
    await checkNarrowing(tx, resource, record, whole, key);
    await bindPictures(tx, resource, key, record, whole, actor);
    await updateAllEmbedded(tx, resource, whole, record, actor);
    await updateLines(tx, resource, key, before, record, body, actor);
    const stamps = {
      version: sql`${resource.table.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: new Date(),
    };
    await tx
      .update(resource.table)
      .set({ ...values, ...held, ...revived, ...editorValues(resource, before, actor), ...stamps })
      .where(eq(resource.key.column, key));
    await requireInScope(tx, resource, key, resource.permissions.update, actor);
    const stored = (await readRecord(tx, resource, eq(resource.key.column, key), actor)) ?? {};
    const after = await storeDerived(tx, resource, stored, actor);
    const aside = [
      ...resource.lines.map(({ name }) => name),
      ...resource.embeds.map(({ name }) => name),
      ...[...resource.computed, ...resource.counts].map(({ name }) => name),
      ...resource.references.map(({ label }) => label),
      ...(resource.lifecycle?.editors ? [resource.lifecycle.editors] : []),
    ];
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: resource.name,
      entidadId: key,
      ...(motivo === undefined ? {} : { motivo }),
      ...mergedChanges(changesBetween(before, after, aside), lineChanges(resource, before, after)),
    });
    return after;
  } catch (error) {
    throw refusedWrite(resource, error);
  }
}

/** The accounts that changed a document, with the actor's. */
function editorValues({ lifecycle }: Resource, before: WireRecord, { usuarioId }: Actor): Record<string, unknown> {
  if (!lifecycle?.editors || usuarioId === null) return {};
  const known = valuesAt(before, lifecycle.editors).filter((id) => typeof id === 'number');
  return { [lifecycle.editors]: [...new Set([...known, usuarioId])] };
}

function mergedChanges(own: Changes, lines: Changes): Changes {
  return { antes: { ...own.antes, ...lines.antes }, despues: { ...own.despues, ...lines.despues } };
}

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

/** Arguments of an update. */
export interface UpdateArgs<Known extends object> {
  readonly tx: Queryable;
  readonly actor: Actor;
  readonly resource: ResourceOf<Known>;
  readonly id: string;
  /** Version that the client saw; null when the server itself updates. */
  readonly version: number | null;
  readonly body: unknown;
  /** Reason for the audit trail, when the client does not give it. */
  readonly reason?: string | undefined;
  /** References that the server filled in, to records that the actor need not reach. */
  readonly trustedReferences?: readonly string[];
}

/**
 * Replaces the writable fields of a record; `activo: true` restores an inactive one. Requires a transaction. Fields that the actor may not
 * read stay unchanged and may be missing.
 *
 * @throws Problem 404, 412, 428, 422, 409 as `lockedRecord` and `createRecord` do.
 */
export async function updateRecord<Known extends object = WireRecord>(
  args: UpdateArgs<Known>,
): Promise<RecordOf<Known>> {
  const { tx, actor, resource, id, version, body: sent, reason, trustedReferences = [] } = args;
  const entity = entityOf(resource.name);
  const permission = resource.permissions.update;
  if (!isObject(sent)) throw malformed('', 'TIPO');

  // 1. Lock; check version and state
  const before = await lockedRecord(tx, resource, id, version, permission, actor);
  requireEditable(resource, before);
  const key = before[resource.key.name] as string | number;

  // 2. Input: hidden fields restored, write-once kept, validated by schema and rules
  const body = entity.parseBody?.(sent, before) ?? sent;
  const whole = await wholeRecord(tx, resource, before, actor);
  const restored = whole === before ? body : withKept(resource, body, whole, actor);
  const day = await documentDay(tx, resource, whole, actor);
  const record = checkInput(resource, withOnceWritten(resource, restored, whole), day, key);
  refuseOnceWritten(resource, whole, record);
  refuseHeldValues(resource, record);
  const revived = before['activo'] === false && body['activo'] === true ? { activo: true } : {};
  await requireFreshSignIn(tx, resource, whole, 'activo' in revived ? null : record, actor);

  try {
    // 3. References and reach, as they would be after the write
    await checkReferences(tx, resource, record, whole, actor, { settled: trustedReferences });
    await checkAmong(tx, resource, record, whole);
    const values = {
      ...updateValues(resource, resource, record, '', actor),
      ...(await copiedValues(tx, resource, { ...whole, ...record })),
    };
    await requireReachable(tx, resource, () => ({ ...whole, ...values }), permission, actor);

    // 4. Hook: may refuse, may set other values
    const set = await entity.beforeUpdate?.(tx, whole, { ...record, ...revived }, actor);
    await checkNarrowing(tx, resource, record, whole, key);

    // 5. Store pictures, embedded records, lines, row; derive
    await bindPictures(tx, resource, key, record, whole, actor);
    await updateAllEmbedded(tx, resource, whole, record, actor);
    await updateLines({ tx, actor, resource, key, before, record, sent: body });
    await tx
      .update(resource.table)
      .set({
        ...values,
        ...set,
        ...revived,
        ...editorValues(resource, before, actor),
        version: sql`${resource.table.version} + 1`,
        modificadoPor: actor.usuarioId,
        fechaModificacion: new Date(),
      })
      .where(eq(resource.key.column, key));
    await requireInScope(tx, resource, key, permission, actor);
    const stored = (await readRecord(tx, resource, eq(resource.key.column, key), actor)) ?? {};
    const after = await storeDerived(tx, resource, stored, actor);

    // 6. Audit
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: resource.name,
      entidadId: key,
      ...(reason === undefined ? {} : { motivo: reason }),
      ...mergedChanges(changesBetween(before, after, auditedElsewhere(resource)), lineChanges(resource, before, after)),
    });
    return after;
  } catch (error) {
    throw refusedWrite(resource, error);
  }
}

/** Fields that the row of the audit trail leaves out: lines and embedded records have rows of their own, others follow from fields. */
const auditedElsewhere = ({ lines, embeds, computed, counts, references, lifecycle }: Resource): string[] => [
  ...[...lines, ...embeds, ...computed, ...counts].map(({ name }) => name),
  ...references.map(({ label }) => label),
  ...(lifecycle?.editors ? [lifecycle.editors] : []),
];

/** The accounts that changed a document, with the actor's. */
function editorValues({ lifecycle }: Resource, before: WireRecord, { usuarioId }: Actor): Record<string, unknown> {
  if (!lifecycle?.editors || usuarioId === null) return {};
  const known = valuesAt(before, lifecycle.editors).filter((id) => typeof id === 'number');
  return { [lifecycle.editors]: [...new Set([...known, usuarioId])] };
}

function mergedChanges(own: Changes, lines: Changes): Changes {
  return { antes: { ...own.antes, ...lines.antes }, despues: { ...own.despues, ...lines.despues } };
}

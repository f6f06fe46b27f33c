import { eq, sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { isObject, valuesAt } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { malformed } from '../db/problem';
import { changesBetween, type Changes } from './changes';
import { denormalisedValues } from './copies';
import { requireEditable } from '../lifecycle/require-editable';
import { lineChanges } from '../lines/line-changes';
import { updateLines } from '../lines/write-lines';
import { checkAmong } from './references/check-among';
import { checkInput } from './check-input';
import { checkNarrowing } from './references/check-narrowing';
import { checkReferences } from './references/check-references';
import { updateValues } from './column-values';
import { updateAllEmbedded } from './embedded';
import { bindPictures } from '../files/pictures';
import { requireFreshSignIn } from './fresh-sign-in';
import { entityOf } from '../entity/registry';
import { requireNotImportOwned } from './import-holds';
import { wholeRecord, withKept } from './kept-secrets';
import { lockRecord } from './lock-record';
import { requireUnchanged, restoreWriteOnce } from './write-once';
import { readRecord } from './read/read-record';
import { toWriteProblem } from './to-write-problem';
import { requireInScope } from './reach/require-in-scope';
import { requireReachable } from './reach/require-reachable';
import { documentDay } from './document-day';
import { storeDerived } from './store-derived';
import type { RecordOf, ResourceOf, WireRecord } from './read/wire-record';

/** Arguments of an update. */
export interface UpdateArgs<Known extends object> {
  readonly tx: Queryable;
  readonly actor: Actor;
  readonly resource: ResourceOf<Known>;
  readonly id: string;
  /** Version that the client saw; null when the server itself updates. */
  readonly version: number | null;
  readonly body: unknown;
  /** Reason for the audit trail when the client gives none. */
  readonly reason?: string | undefined;
  /** References that the server filled in, to records that the actor need not reach. */
  readonly trustedReferences?: readonly string[];
}

/**
 * Replaces the writable fields of a record; `activo: true` restores an inactive one. Requires a transaction. Fields that the actor may not
 * read stay unchanged and may be missing.
 *
 * @throws Problem 404, 412, 428, 422, 409 as `lockRecord` and `createRecord` do.
 */
export async function updateRecord<Known extends object = WireRecord>(
  args: UpdateArgs<Known>,
): Promise<RecordOf<Known>> {
  const { tx, actor, resource, id, version, body: sent, reason, trustedReferences = [] } = args;
  const entity = entityOf(resource.name);
  const permission = resource.permissions.update;
  if (!isObject(sent)) throw malformed('', 'TIPO');

  // 1. Lock; check version and state
  const before = await lockRecord(tx, resource, id, version, permission, actor);
  requireEditable(resource, before);
  const key = before[resource.key.name] as string | number;

  // 2. Input: hidden fields restored, write-once kept, validated by schema and rules
  const body = entity.parseBody?.(sent, before) ?? sent;
  const whole = await wholeRecord(tx, resource, before, actor);
  const restored = whole === before ? body : withKept(resource, body, whole, actor);
  const day = await documentDay(tx, resource, whole, actor);
  const record = checkInput(resource, restoreWriteOnce(resource, restored, whole), day, key);
  requireUnchanged(resource, whole, record);
  requireNotImportOwned(resource, record);
  const revived = before['activo'] === false && body['activo'] === true ? { activo: true } : {};
  await requireFreshSignIn(tx, resource, whole, 'activo' in revived ? null : record, actor);

  try {
    // 3. References and reach, as of after the write
    await checkReferences(tx, resource, record, whole, actor, { settled: trustedReferences });
    await checkAmong(tx, resource, record, whole);
    const values = {
      ...updateValues(resource, resource, record, '', actor),
      ...(await denormalisedValues(tx, resource, { ...whole, ...record })),
    };
    await requireReachable(tx, resource, () => ({ ...whole, ...values }), permission, actor);

    // 4. Hook: may refuse the write or set other values
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
    throw toWriteProblem(resource, error);
  }
}

/** Fields omitted from the audit row: lines and embedded records have rows of their own, others are derived. */
const auditedElsewhere = ({ lines, embeds, computed, counts, references, lifecycle }: Resource): string[] => [
  ...[...lines, ...embeds, ...computed, ...counts].map(({ name }) => name),
  ...references.map(({ label }) => label),
  ...(lifecycle?.editors ? [lifecycle.editors] : []),
];

/** Returns the accounts that changed a document, with the actor's added. */
function editorValues({ lifecycle }: Resource, before: WireRecord, { usuarioId }: Actor): Record<string, unknown> {
  if (!lifecycle?.editors || usuarioId === null) return {};
  const known = valuesAt(before, lifecycle.editors).filter((id) => typeof id === 'number');
  return { [lifecycle.editors]: [...new Set([...known, usuarioId])] };
}

function mergedChanges(own: Changes, lines: Changes): Changes {
  return { antes: { ...own.antes, ...lines.antes }, despues: { ...own.despues, ...lines.despues } };
}

import { eq } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import { isObject, type LooseRecord } from '#platform/shared/paths';
import { withDefaults } from '#platform/shared/validation/start-values';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { checkAmong } from './references/check-among';
import { checkInput } from './check-input';
import { checkNarrowing } from './references/check-narrowing';
import { checkReferences } from './references/check-references';
import { denormalisedValues } from './copies';
import { bindPictures } from '../files/pictures';
import { referencedDefaults } from '../listing/referenced-defaults';
import { requireFreshSignIn } from './fresh-sign-in';
import { entityOf } from '../entity/registry';
import { requireNotImportOwned } from './import-holds';
import { folioValues } from '../lifecycle/assign-folio';
import { runTriggers } from '../lifecycle/run-triggers';
import { stampValues } from '../lifecycle/stamp-values';
import { stateValues } from '../lifecycle/state-values';
import { linesIn, writeNewLines } from '../lines/write-lines';
import { withSurvivors } from './merges/survivors';
import { insertValues, type ColumnValues } from './column-values';
import { writeNewEmbedded } from './embedded';
import { readRecord } from './read/read-record';
import { toWriteProblem } from './to-write-problem';
import { documentDay } from './document-day';
import { requireInScope } from './reach/require-in-scope';
import { requireReachable } from './reach/require-reachable';
import { startedBy } from './started-form';
import { storeDerived } from './store-derived';
import type { RecordOf, ResourceOf, WireRecord } from './read/wire-record';

/** Arguments of a creation. */
export interface CreateArgs<Known extends object> {
  readonly tx: Queryable;
  readonly actor: Actor;
  readonly resource: ResourceOf<Known>;
  readonly body: unknown;
  /** References set by the server, to records that the actor need not reach. */
  readonly trustedReferences?: readonly string[];
  /** Values of read-only fields set by the server. */
  readonly set?: ColumnValues;
}

/**
 * Creates a record, its embedded entities, its lines and their audit rows; must run in a transaction.
 *
 * @throws Problem 422 for an invalid record, 403 when it would be out of reach or requires a fresh sign-in, 409 DUPLICADO when another
 * record has its key.
 */
export async function createRecord<Known extends object = WireRecord>(
  args: CreateArgs<Known>,
): Promise<RecordOf<Known>> {
  const { tx, actor, resource, body, trustedReferences = [], set = {} } = args;
  const entity = entityOf(resource.name);
  const permission = resource.permissions.create;
  await requireFreshSignIn(tx, resource, null, null, actor);

  // 1. Input: defaults, validated by schema and rules; merged records replaced by their survivors
  const sent = entity.parseBody && isObject(body) ? entity.parseBody(body, null) : body;
  const first = isObject(sent) ? withDefaults(startedBy(actor, resource.form), sent) : {};
  const day = await documentDay(tx, resource, first, actor);
  const begun = startedBy(actor, resource.form, day);
  const started = isObject(sent) ? await referencedDefaults(tx, begun, withDefaults(begun, sent)) : sent;
  const record = await withSurvivors(tx, resource, checkInput(resource, started, day));
  requireNotImportOwned(resource, record);

  try {
    // 2. References and reach, evaluated for the state after the write
    await checkReferences(tx, resource, record, null, actor, { settled: trustedReferences });
    await checkAmong(tx, resource, record, null);
    await checkNarrowing(tx, resource, record, null);
    const intended = async () => ({
      ...record,
      ...set,
      ...(await denormalisedValues(tx, resource, { ...record, ...set })),
      // A lifecycle stamp may determine the owner of the record.
      ...(resource.lifecycle ? stampValues(resource.lifecycle.stamps, actor, new Date(), day) : {}),
      creadoPor: actor.usuarioId,
    });
    await requireReachable(tx, resource, intended, permission, actor);

    // 3. Embedded records, first state, stamps and folio; hook: may refuse, may set values
    const links = await writeNewEmbedded(tx, resource, record, actor);
    const copies = await denormalisedValues(tx, resource, { ...record, ...set, ...links });
    const own = {
      ...insertValues(resource, resource, record, ''),
      ...copies,
      ...(await initialValues(tx, resource, { ...record, ...set, ...copies }, actor)),
      ...set,
    };
    const values = { ...own, ...(await entity.beforeCreate?.(tx, { ...record, ...own }, actor)) };

    // 4. Store row, pictures, lines; audit
    const [inserted] = await tx
      .insert(resource.table)
      .values({ ...values, ...links, creadoPor: actor.usuarioId, modificadoPor: actor.usuarioId })
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
    await requireInScope(tx, resource, key, permission, actor);

    // 5. Derive; triggers of other documents
    const created = (await readRecord(tx, resource, eq(resource.key.column, key), actor)) ?? {};
    const stored = await storeDerived(tx, resource, created, actor);
    await runTriggers(tx, resource, 'create', stored, actor);
    return stored;
  } catch (error) {
    throw toWriteProblem(resource, error);
  }
}

/** Returns the initial values of a document: its first state, its stamps, and its number when the creation assigns it. */
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

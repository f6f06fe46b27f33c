import { eq, sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { PermissionKey } from '#platform/shared/product-names';
import { refusalOf, type LifecycleSpec, type StepSpec } from '#platform/shared/lifecycle/lifecycle';
import { named } from '#platform/shared/text/named';
import type { LooseRecord } from '#platform/shared/paths';
import { ownAccounts } from '../db/accounts-of-person';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { invalid, notFound, Problem } from '../db/problem';
import { entityOf, rulesOf } from '../entity/registry';
import { changesBetween } from '../records/changes';
import { checkReferences } from '../records/references/check-references';
import { toColumn, type ColumnValues } from '../records/column-values';
import { documentDay } from '../records/document-day';
import { findRecord } from '../records/read/get-record';
import { keyValue } from '../records/key-value';
import { lineChanges } from '../lines/line-changes';
import { linesIn, setLineValues } from '../lines/write-lines';
import { readRecord } from '../records/read/read-record';
import { toWriteProblem } from '../records/to-write-problem';
import { requireInScope } from '../records/reach/require-in-scope';
import { storeDerived } from '../records/store-derived';
import type { RecordOf, ResourceOf, WireRecord } from '../records/read/wire-record';
import { folioValues } from './assign-folio';
import { guardIssues } from './guard-issues';
import { refuseUnconfirmedStep, stepAnswer } from '../records/questions/step-questions';
import { freezeFiles, freezesFiles } from '../files/freeze-files';
import { bindPictures } from '../files/pictures';
import { sealEntry } from './document-seal';
import { mergeLines } from './merge-lines';
import { sign } from './sign';
import { stampValues } from './stamp-values';
import { stateValues } from './state-values';
import { asSystem } from './as-server';
import { notifyOfStep } from './notify-of-step';
import { stepInput } from './step-input';

export interface StepArgs {
  readonly id: string;
  readonly name: string;
  /** Version that the person saw; null only for the server's own steps. */
  readonly version: number | null;
  readonly body: unknown;
}

/**
 * Moves a document to its next state; must run in a transaction. The document is locked, so that only one of two concurrent steps succeeds,
 * and the other gets the new state.
 *
 * @throws Problem 404; 403 FUERA_DE_ALCANCE_PASO or FUERA_DE_ALCANCE_PARTE for a step of another user; 409 TRANSICION_INVALIDA,
 * SEGREGACION_FUNCIONES or SOLO_QUIEN; 428 without a version, 412 with an outdated one; 422 for faults of the input, or issues of the
 * guard.
 */
export async function takeStep<Known extends object = WireRecord>(
  tx: Queryable,
  resource: ResourceOf<Known>,
  { id, name, version, body }: StepArgs,
  actor: Actor,
): Promise<RecordOf<Known>> {
  const { lifecycle } = resource;
  const transition = lifecycle?.transitions[name];
  const key = keyValue(resource, id);
  if (!lifecycle || !transition || key === null) throw notFound();
  await tx.select({ key: resource.key.column }).from(resource.table).where(eq(resource.key.column, key)).for('update');
  const before = await findRecord(tx, resource, key, transition.permission as PermissionKey, actor);
  if (transition.scope)
    await requireInScope(tx, resource, key, transition.permission as PermissionKey, actor, {
      scope: transition.scope,
      ...refusalFor(resource, transition),
    });
  if (before['activo'] === false) throw new Problem(409, 'REGISTRO_INACTIVO', { extra: { actual: before } });
  await requireAllowed(tx, lifecycle, before, name, actor);
  requireVersion(before, version, actor);

  const now = new Date();
  const day = await documentDay(tx, resource, before, actor);
  const answer = stepAnswer(resource, name, transition, body);
  const input = stepInput(transition, answer.body, day);
  const merged = mergeLines(transition, before, input);
  const filled = filledIn(resource, transition, input);
  const lines = merged && transition.lines ? { [transition.lines.field]: merged.lines } : {};
  const stamps = stampValues(transition.stamps, actor, now, day);
  const proposed: LooseRecord = { ...before, ...filled, ...lines };
  const issues = guardIssues(resource.name, transition, proposed, input, { today: day, now });
  if (issues.length > 0) throw invalid(issues.map((issue) => merged?.told(issue) ?? issue));
  if (!answer.isConfirmed)
    await refuseUnconfirmedStep(tx, resource, name, transition, { before, input, document: proposed, day });

  try {
    await checkReferences(tx, resource, { ...filled, ...lines }, before, actor);
    await bindPictures(tx, resource, key, filled, before, actor);
    const numbered = await folioValues(tx, resource, name, proposed, day);
    const brought = transition.effects
      ? await named(
          entityOf(resource.name).effects,
          'effects',
          transition.effects,
        )({
          tx,
          before,
          document: { ...proposed, ...numbered },
          input,
          actor,
          now,
          take: (other, document, next) => {
            const spec = other.lifecycle?.transitions[next];
            const request = {
              id: String(document[other.key.name]),
              name: next,
              version: Number(document['version']),
              body: undefined,
            };
            return takeStep(tx, other, request, spec?.automatic ? asSystem(actor, spec) : actor);
          },
        })
      : {};
    const outcome = withEffects(resource, proposed, brought);
    const to = transition.outcome
      ? named(rulesOf(resource.name).outcomes, 'outcome', transition.outcome)(outcome, input)
      : transition.to[0]!;
    if (!transition.to.includes(to))
      throw new Error(`\`${transition.outcome}\` chose ${to}, which \`${name}\` does not lead to.`);
    const values: ColumnValues = {
      ...columnsOf(resource, filled),
      ...columnsOf(resource, brought),
      ...stamps,
      ...(to === before[lifecycle.field] ? {} : stateValues(resource, to, proposed, now)),
      ...numbered,
    };
    // Lines are written first, because they are immutable in a sealed state.
    for (const table of resource.lines) {
      await setLineValues(tx, table, linesIn(before, table), linesIn(outcome, table), actor);
    }
    await tx
      .update(resource.table)
      .set({
        ...values,
        version: sql`${resource.table.version} + 1`,
        modificadoPor: actor.usuarioId,
        fechaModificacion: now,
      })
      .where(eq(resource.key.column, key));
    if (resource.attachments && freezesFiles(lifecycle, to)) await freezeFiles(tx, resource, key);
    if (resource.signature?.on === name) await sign(tx, resource, resource.signature, key, actor, now);
    const stored = (await readRecord(tx, resource, eq(resource.key.column, key), actor)) ?? {};
    const record = await storeDerived(tx, resource, stored, actor);
    await notifyOfStep(tx, resource, transition.notify ?? [], record, actor);
    await writeTrail(tx, resource, { name, key, before, record, input }, actor);
    return record;
  } catch (error) {
    throw toWriteProblem(resource, error);
  }
}

/** Returns the code of a refusal, with the party of the step if the schema states it. */
function refusalFor({ name }: Resource, { by }: StepSpec): { codigo: string; labels?: Record<string, string> } {
  return by === undefined
    ? { codigo: 'FUERA_DE_ALCANCE_PASO' }
    : { codigo: 'FUERA_DE_ALCANCE_PARTE', labels: { parte: `resources.${name}.parties.${by}` } };
}

async function requireAllowed(
  tx: Queryable,
  lifecycle: LifecycleSpec,
  before: WireRecord,
  name: string,
  { usuarioId }: Actor,
): Promise<void> {
  const accounts = usuarioId === null ? null : await ownAccounts(tx, usuarioId);
  const refusal = refusalOf(lifecycle, before, name, accounts);
  if (refusal)
    throw new Problem(409, refusal.codigo, {
      params: refusal.params,
      labels: refusal.labels ?? {},
      extra: { actual: before },
    });
}

function requireVersion(before: WireRecord, version: number | null, { usuarioId }: Actor): void {
  if (version === null && usuarioId === null) return;
  if (version === null) throw new Problem(428, 'VERSION_REQUERIDA');
  if (before['version'] !== version) throw new Problem(412, 'CONFLICTO_VERSION', { extra: { actual: before } });
}

/** Returns the values of the form that are fields of the document. */
function filledIn(resource: Resource, { lines }: StepSpec, input: LooseRecord | undefined): LooseRecord {
  const own = new Set(resource.fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(input ?? {}).filter(([name]) => own.has(name) && name !== lines?.field));
}

function columnsOf(resource: Resource, values: LooseRecord): ColumnValues {
  return Object.fromEntries(
    resource.fields
      .filter(({ name }) => name in values)
      .map((field) => [field.name, toColumn(field, values[field.name] ?? null)]),
  );
}

/** Returns the document with the changes of its effects, on which the resulting state depends. */
function withEffects(resource: Resource, proposed: LooseRecord, brought: LooseRecord): LooseRecord {
  const lines = resource.lines.map((table) => [
    table.name,
    withBrought(linesIn(proposed, table), linesIn(brought, table), table.resource.key.name),
  ]);
  return { ...proposed, ...brought, ...Object.fromEntries(lines) };
}

function withBrought(
  lines: readonly LooseRecord[],
  brought: readonly LooseRecord[],
  key: string,
): readonly LooseRecord[] {
  const byKey = new Map(brought.map((line) => [line[key], line]));
  return lines.map((line) => ({ ...line, ...byKey.get(line[key]) }));
}

interface Trail {
  readonly name: string;
  readonly key: string | number;
  readonly before: WireRecord;
  readonly record: WireRecord;
  readonly input: LooseRecord | undefined;
}

async function writeTrail(
  tx: Queryable,
  resource: Resource,
  { name, key, before, record, input }: Trail,
  actor: Actor,
): Promise<void> {
  const aside = [
    ...resource.lines.map((table) => table.name),
    ...[...resource.computed, ...resource.counts].map((field) => field.name),
    ...resource.references.map(({ label }) => label),
  ];
  const own = changesBetween(before, record, aside);
  const lines = lineChanges(resource, before, record);
  const motivo = input?.['motivo'];
  await audit(tx, actor, {
    accion: 'TRANSICION',
    transicion: name,
    entidad: resource.name,
    entidadId: key,
    antes: { ...own.antes, ...lines.antes },
    despues: {
      ...own.despues,
      ...lines.despues,
      ...(await sealEntry(tx, resource, key, record[resource.lifecycle!.field])),
    },
    ...(typeof motivo === 'string' ? { motivo } : {}),
  });
}

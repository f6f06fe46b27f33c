import { and, eq, inArray, isNotNull, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import type { AlikeRule } from '#platform/shared/validation/form-spec';
import { isFilled, isObject, valueAt, type LooseRecord } from '#platform/shared/paths';
import { prepareRecord } from '#platform/shared/validation/prepare-record';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { auditShown } from '#platform/server/records/read/audit-reads';
import { resolvePath } from '../field-path';
import { filterValue } from '../filter-value';
import { neededJoins, readPage } from '../read-page';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { recordReader } from '#platform/server/records/read/to-record';

/** A record that may equal the one being written. */
export interface Candidate {
  id: number | string;
  titulo: string;
  detalle: string;
  /** True when it has a value that must be unique. */
  identico: boolean;
  /** False for an inactive record, which still occupies unique values. */
  activo: boolean;
  /** Compared values that the actor may see, by path. */
  valores: Record<string, unknown>;
}

/** Maximum of candidates. */
const MOST = 5;
/** Field that confirms a duplicate check after the client has shown the candidates. */
const CONFIRMED = 'confirmarNoDuplicado';

/**
 * Finds active records that may equal the given one by the rules of the resource's schema, those with the same unique value first. It reads
 * only records and fields within the actor's permissions, so that neither an answer nor its absence reveals others.
 *
 * @param record as typed; empty fields are not compared
 */
export async function possibleDuplicates(
  db: Queryable,
  resource: Resource,
  record: unknown,
  own: unknown,
  actor: Actor,
): Promise<Candidate[]> {
  const rules = resource.form.alike ?? [];
  if (!isObject(record) || rules.length === 0) return [];
  const given = prepareRecord(resource.form, record);
  const found: Candidate[] = [];
  for (const rule of rules) {
    const condition = ruleCondition(resource, rule, given, actor);
    if (condition)
      found.push(
        ...(await candidates(
          db,
          resource,
          and(eq(resource.table.activo, true), isInForce(resource), condition),
          own,
          actor,
          {
            isIdentical: isUniqueRule(resource, rule),
          },
        )),
      );
  }
  const once = found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index);
  return once.toSorted((a, b) => Number(b.identico) - Number(a.identico)).slice(0, MOST);
}

/**
 * Refuses a record that may duplicate another one visible to the actor, unless confirmed as different. Runs after the write, in its
 * transaction. An update is checked only when it changes compared fields.
 *
 * @throws Problem 409 POSIBLE_DUPLICADO with the `candidatos`
 */
export async function refusePossibleDuplicates(
  tx: Queryable,
  resource: Resource,
  body: unknown,
  before: LooseRecord | null,
  written: LooseRecord,
  actor: Actor,
): Promise<void> {
  if (!resource.form.alike || (isObject(body) && body[CONFIRMED] === true)) return;
  const isChanged = (path: string) => before === null || valueAt(before, path) !== valueAt(written, path);
  if (!comparedPaths(resource).some(isChanged)) return;
  const candidatos = await possibleDuplicates(tx, resource, written, written[resource.key.name], actor);
  if (candidatos.length > 0)
    throw new Problem(409, 'POSIBLE_DUPLICADO', {
      extra: { candidatos, usos: [{ recurso: resource.name, total: candidatos.length }] },
    });
}

/** Removes the confirmation of a duplicate check from the body, because it is no field. */
export function withoutConfirmation(resource: Resource, body: unknown): unknown {
  if (!resource.form.alike || !isObject(body)) return body;
  const { [CONFIRMED]: _, ...record } = body;
  return record;
}

/** Reads the candidates with these keys that the actor may see; the audit trail records the shown ones. */
export async function candidatesByKey(
  db: Queryable,
  resource: Resource,
  keys: readonly unknown[],
  actor: Actor,
): Promise<Candidate[]> {
  if (keys.length === 0) return [];
  const found = await candidates(db, resource, inArray(resource.key.column, [...keys]), null, actor, {
    isIdentical: false,
    most: keys.length,
  });
  await auditShown(
    db,
    resource,
    found.map(({ id }) => ({ [resource.key.name]: id })),
    { words: [], typed: '', conditions: { parecidos: true }, active: true },
    actor,
  );
  return found;
}

/** Reads the candidates that match a condition and that the actor may see. */
export async function candidates(
  db: Queryable,
  resource: Resource,
  condition: SQL | undefined,
  own: unknown,
  actor: Actor,
  { isIdentical, most = MOST }: { readonly isIdentical: boolean; readonly most?: number },
): Promise<Candidate[]> {
  const { key } = resource;
  const where = and(
    condition,
    scopeCondition(resource, resource.permissions.get, actor),
    own === undefined || own === null ? undefined : ne(key.column, own),
  );
  if (!actor.permissions.has(resource.permissions.get)) return [];
  const rows = await readPage(db, resource, {
    where,
    joins: neededJoins(resource, new Set(resource.embeds.map(({ name }) => name)), []),
    by: [sql`${key.column}`],
    limit: most,
    offset: 0,
  });
  const read = recordReader(resource, actor);
  return rows.map((row) => {
    const record = read(row);
    const shown = comparedPaths(resource)
      .map((path) => [path, valueAt(record, path)] as const)
      .filter(([, value]) => value !== undefined);
    const title = resource.title(record, actor.timeZone).trim();
    const detail = resource.detail?.(record, actor.timeZone) ?? '';
    return {
      id: record[key.name] as number | string,
      // A draft without a number is named by its detail.
      titulo: title || detail,
      detalle: title ? detail : '',
      identico: isIdentical,
      activo: record['activo'] === true,
      valores: Object.fromEntries(shown),
    };
  });
}

/** Excludes documents in a void state: the delivery note of a cancelled reception may be entered again. */
function isInForce({ lifecycle, fields }: Resource): SQL | undefined {
  if (!lifecycle) return undefined;
  const voids = Object.entries(lifecycle.states).flatMap(([state, spec]) => (spec.void ? [state] : []));
  const column = fields.find(({ name }) => name === lifecycle.field)?.column;
  return voids.length > 0 && column ? notInArray(column, voids) : undefined;
}

/** Returns the condition of a rule; null when a field is empty, invalid, or unreadable for the actor. */
export function ruleCondition(
  resource: Resource,
  { same, sounds }: AlikeRule,
  record: LooseRecord,
  actor: Actor,
): SQL | null {
  const parts = [
    ...same.map((path) => ({ path, isSound: false })),
    ...sounds.map((path) => ({ path, isSound: true })),
  ].map(({ path, isSound }) => {
    const resolved = resolvePath(resource, path, actor);
    const value = valueAt(record, path);
    if (!resolved || !isFilled(value) || isObject(value)) return null;
    if (!isSound) return eq(resolved.expression, valueOf(path, resolved, value));
    const { sounds: index } = (resolved.embed?.resource ?? resource).search;
    // The index finds the words; the second condition checks that they are in the right text.
    return (
      and(
        isNotNull(resolved.expression),
        index ? sql`${index} like '%' || sonido(${String(value)}) || '%'` : undefined,
        sql`sonido(${resolved.expression}) = sonido(${String(value)})`,
        sql`trim(sonido(${String(value)})) <> ''`,
      ) ?? null
    );
  });
  return parts.includes(null) ? null : (and(...parts.map((part) => part!)) ?? null);
}

/** An invalid value matches nothing: incomplete input is not refused. */
function valueOf(path: string, resolved: Parameters<typeof filterValue>[1], value: unknown): unknown {
  try {
    return filterValue(path, resolved, value);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Checks whether a rule compares the fields of a unique key. */
export function isUniqueRule(resource: Resource, { same, sounds }: AlikeRule): boolean {
  const unique = [
    ...Object.values(resource.unique),
    ...resource.embeds.flatMap(({ name, resource: inner }) =>
      Object.values(inner.unique).map((fields) => fields.map((field) => `${name}.${field}`)),
    ),
  ];
  return sounds.length === 0 && unique.some((fields) => fields.every((field) => same.includes(field)));
}

function comparedPaths({ form }: Resource): string[] {
  return [...new Set((form.alike ?? []).flatMap(({ same, sounds }) => [...sounds, ...same]))];
}

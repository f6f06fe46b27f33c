import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { ListParameter, Resource } from '../entity/resource';
import { daysBetween } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import { isObject, valueAt } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { malformed, Problem } from '../db/problem';
import { filterConditions, type Condition } from './conditions';
import { resolvePath } from './field-path';
import { getRecord } from '../records/read/get-record';
import type { Asked } from './list-query';
import { mayRead } from '../records/read/readable';
import { resourceOf } from '../records/resources';
import { ownBy } from '../records/reach/scope';
import type { WireRecord } from '../records/read/wire-record';

type Suits = Extract<ListParameter, { kind: 'suits' }>;
type Where = Extract<ListParameter, { kind: 'where' }>;

/**
 * Returns the conditions of parameters that are specific to this list.
 *
 * @throws Problem 400 naming the parameter: a field that the actor may not read, or a record that they do not see.
 */
export async function parameterConditions(
  db: Queryable,
  resource: Resource,
  asked: Asked,
  actor: Actor,
): Promise<Condition[]> {
  const conditions: Condition[] = [];
  for (const parameter of resource.listParameters ?? []) {
    const value = asked[parameter.name];
    if (value === undefined || parameter.kind === 'only') continue;
    if (parameter.kind === 'own') conditions.push({ sql: ownBy(resource, parameter.scope, actor), embed: null });
    else if (parameter.kind === 'is')
      conditions.push(valueIs(resource, parameter.name, parameter.path, String(value), actor));
    else if (parameter.kind === 'where')
      conditions.push(
        ...filterConditions(resource, { [parameter.path]: filterOf(resource, parameter, String(value)) }, actor),
      );
    else conditions.push(...(await suiting(db, resource, parameter, Number(value), actor)));
  }
  return conditions;
}

/** Reduces the records to their key and the requested fields, nested as in the full record. Unchanged without such a parameter. */
export function askedPart(resource: Resource, asked: Asked, records: readonly WireRecord[]): readonly WireRecord[] {
  const parts = (resource.listParameters ?? []).flatMap((parameter) =>
    parameter.kind === 'only' && asked[parameter.name] === true ? parameter.fields : [],
  );
  if (parts.length === 0) return records;
  return records.map((record) => {
    const part: WireRecord = { [resource.key.name]: record[resource.key.name] };
    for (const path of parts) {
      const [head = '', tail] = path.split('.');
      if (!(head in record)) continue;
      if (tail === undefined) part[head] = record[head];
      else if (isObject(record[head]))
        part[head] = { ...(part[head] as WireRecord | undefined), [tail]: valueAt(record, path) ?? null };
      else part[head] = null;
    }
    return part;
  });
}

/** Converts a query's text into the value of `filterBy`: numbers and booleans are parsed by the kind of the field. */
function filterOf({ fields }: Resource, { name, path, operator }: Where, text: string): unknown {
  const kind = fields.find((field) => field.name === path)?.kind;
  const read = (one: string): unknown => {
    if (kind === 'boolean') return one === 'true' || one === '1' ? true : one === 'false' || one === '0' ? false : one;
    if (kind !== 'integer' && kind !== 'number') return one;
    if (!/^-?\d{1,15}(?:\.\d{1,6})?$/.test(one)) throw malformed(name, 'TIPO');
    return Number(one);
  };
  if (operator !== null) return { [operator]: read(text) };
  const values = text.split(',').map((one) => read(one.trim()));
  return values.length === 1 ? values[0] : values;
}

function valueIs(resource: Resource, parameter: string, path: string, value: string, actor: Actor): Condition {
  const [head = '', part] = path.split('.');
  const field = resource.fields.find(({ name }) => name === head);
  if (!field || !mayRead(field, actor)) throw malformed(parameter, 'CAMPO_DESCONOCIDO', { campo: parameter });
  const condition =
    part === undefined
      ? eq(field.column, value)
      : sql`${field.column} @> ${JSON.stringify([{ [part]: value }])}::jsonb`;
  return { sql: condition, embed: null };
}

/** Reads the record to determine its properties; the audit trail records this like any other reading. */
async function suiting(
  db: Queryable,
  resource: Resource,
  { name, entity, same, age }: Suits,
  id: number,
  actor: Actor,
): Promise<Condition[]> {
  const other = resourceOf(entity);
  if (!actor.permissions.has(other.permissions.get)) throw malformed(name, 'CAMPO_DESCONOCIDO', { campo: name });
  const record = await getRecord(db, other, String(id), actor).catch((problem: unknown) => {
    throw problem instanceof Problem && problem.status === 404 ? malformed(name, 'REFERENCIA') : problem;
  });
  const conditions = Object.entries(same).map(([own, theirs]) => sameAs(resource, own, other, theirs, record, actor));
  return [...conditions, age && ageIs(resource, age, other, record, actor)].filter((condition) => condition !== null);
}

/** A code that only one of the two fields has adds no condition: «ambos» of a diagnosis, «otro» of a patient. */
function sameAs(
  resource: Resource,
  own: string,
  other: Resource,
  theirs: string,
  record: WireRecord,
  actor: Actor,
): Condition | null {
  const [resolved, wanted] = [resolvePath(resource, own, actor), resolvePath(other, theirs, actor)];
  const value = valueAt(record, theirs);
  if (!resolved || !wanted || typeof value !== 'string' || (resolved.options && !resolved.options.includes(value)))
    return null;
  const common = (resolved.options ?? []).filter((code) => code !== value && wanted.options?.includes(code));
  const condition = resolved.options
    ? or(
        sql`${resolved.expression} is null`,
        common.length > 0 ? sql`${resolved.expression} not in ${common}` : sql`true`,
      )
    : or(sql`${resolved.expression} is null`, sql`${resolved.expression} = ${value}`);
  return { sql: condition!, embed: resolved.embed?.name ?? null };
}

function ageIs(
  resource: Resource,
  { born, least, most }: NonNullable<Suits['age']>,
  other: Resource,
  record: WireRecord,
  actor: Actor,
): Condition | null {
  const date = valueAt(record, born);
  if (typeof date !== 'string' || !resolvePath(other, born, actor)) return null;
  const days = daysBetween(date, todayIn(actor.timeZone));
  const limit = (path: string | null, holds: (expression: SQL) => SQL) => {
    const resolved = path === null ? null : resolvePath(resource, path, actor);
    return resolved ? sql`(${resolved.expression} is null or ${holds(resolved.expression)})` : sql`true`;
  };
  return {
    sql: sql`${limit(least, (bound) => sql`${bound} <= ${days}`)} and ${limit(most, (bound) => sql`${bound} >= ${days}`)}`,
    embed: null,
  };
}

import { eq, inArray, sql } from 'drizzle-orm';
import type { ResourceField, LineTable, Resource } from '../entity/resource';
import { grouped } from '#platform/shared/text/grouped';
import { isObject, type LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { invalid } from '../db/problem';
import { isEqual } from '../records/changes';
import { toColumn, type ColumnValues } from '../records/column-values';
import { POSITION } from '#platform/shared/merge/line-position';

/** Writes the lines of a new record. */
export async function writeNewLines(
  tx: Queryable,
  resource: Resource,
  key: string | number,
  record: LooseRecord,
  actor: Actor,
): Promise<void> {
  for (const table of resource.lines)
    await insertLines(
      tx,
      table,
      key,
      linesIn(record, table).map((line, position) => ({ line, position })),
      actor,
    );
}

interface UpdateLinesArgs {
  readonly tx: Queryable;
  readonly actor: Actor;
  readonly resource: Resource;
  readonly key: string | number;
  readonly before: LooseRecord;
  readonly record: LooseRecord;
  /** Body of the request; tables of lines missing in it stay unchanged. */
  readonly sent: LooseRecord;
}

/**
 * Updates the lines of a record: lines with a key are changed, those without one added, missing ones removed. Server fields keep their
 * values. An update without the array leaves all lines unchanged.
 *
 * @throws Problem 422 REFERENCIA on a line whose key is not one of the record's.
 */
export async function updateLines({ tx, actor, resource, key, before, record, sent }: UpdateLinesArgs): Promise<void> {
  for (const table of resource.lines) {
    if (!Array.isArray(sent[table.name])) continue;
    const { name } = table.resource.key;
    const known = new Map(linesIn(before, table).map((line, position) => [line[name], { line, position }]));
    const wanted = linesIn(record, table).map((line, position) => ({ line, position }));
    const strange = wanted.filter(({ line }) => line[name] !== undefined && !known.has(line[name]));
    if (strange.length > 0)
      throw invalid(
        strange.map(({ position }) => ({
          campo: `${table.name}.${position}.${name}`,
          codigo: 'REFERENCIA',
          params: {},
        })),
      );

    const kept = new Set(wanted.map(({ line }) => line[name]));
    const writable = lineFields(table).filter((field) => resource.form.writable.has(`${table.name}.${field.name}`));
    const changed = wanted.filter(({ line, position }) => {
      const old = known.get(line[name]);
      return (
        old && (old.position !== position || writable.some((field) => !isEqual(old.line[field.name], line[field.name])))
      );
    });
    // Lines that exchange unique values would collide, so they are deleted and reinserted with their own keys.
    const moved = changed.filter(({ line }) =>
      table.unique.flat().some((field) => !isEqual(known.get(line[name])?.line[field], line[field])),
    );
    const leaving = [...[...known.keys()].filter((id) => !kept.has(id)), ...moved.map(({ line }) => line[name])];
    if (leaving.length > 0) await tx.delete(table.resource.table).where(inArray(table.resource.key.column, leaving));

    for (const { line, position } of changed.filter((one) => !moved.includes(one))) {
      const values = Object.fromEntries(
        writable.map((field) => [field.name, toColumn(field, line[field.name] ?? null)]),
      );
      await tx
        .update(table.resource.table)
        .set({ ...values, [POSITION]: position, ...changeStamps(actor) })
        .where(eq(table.resource.key.column, line[name]));
    }
    const returning = moved.map(({ line, position }) => ({
      line: { ...known.get(line[name])?.line, ...blank(writable), ...line },
      position,
    }));
    await insertLines(tx, table, key, [...returning, ...wanted.filter(({ line }) => line[name] === undefined)], actor);
  }
}

/**
 * Sets fields of single lines by key: values that the server computes or a step fills in. Uses one statement for all lines with the same
 * changed fields, because a document has hundreds of lines.
 */
export async function setLineValues(
  tx: Queryable,
  table: LineTable,
  before: readonly LooseRecord[],
  after: readonly LooseRecord[],
  actor: Actor,
): Promise<void> {
  const { name } = table.resource.key;
  const known = new Map(before.map((line) => [line[name], line]));
  const changes = after.flatMap((line) => {
    const old = known.get(line[name]);
    const fields = old
      ? lineFields(table).filter((field) => field.name in line && !isEqual(old[field.name], line[field.name]))
      : [];
    return fields.length > 0 ? [{ line, fields }] : [];
  });
  for (const alike of grouped(changes, ({ fields }) => fields.map((field) => field.name).join()).values())
    await setAlike(
      tx,
      table,
      alike[0]!.fields,
      alike.map(({ line }) => line),
      actor,
    );
}

async function setAlike(
  tx: Queryable,
  { resource: { table, key } }: LineTable,
  fields: readonly ResourceField[],
  lines: readonly LooseRecord[],
  actor: Actor,
): Promise<void> {
  const given = [key, ...fields];
  const told = lines.map((line) =>
    Object.fromEntries(given.map((field) => [field.column.name, line[field.name] ?? null])),
  );
  const types = given.map(({ column }) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`);
  await tx
    .update(table)
    .set({
      ...Object.fromEntries(fields.map((field) => [field.name, sql`v.${sql.identifier(field.column.name)}`])),
      ...changeStamps(actor),
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as v(${sql.join(types, sql`, `)})`)
    .where(sql`${key.column} = v.${sql.identifier(key.column.name)}`);
}

/** Returns the lines of a record in a table. */
export function linesIn(record: LooseRecord, { name }: Pick<LineTable, 'name'>): readonly LooseRecord[] {
  const value = record[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

interface Placed {
  readonly line: LooseRecord;
  readonly position: number;
}

async function insertLines(
  tx: Queryable,
  table: LineTable,
  key: string | number,
  lines: readonly Placed[],
  actor: Actor,
): Promise<void> {
  if (lines.length === 0) return;
  const { name } = table.resource.key;
  const rows = lines.map(({ line, position }): ColumnValues => ({
    ...(line[name] === undefined ? {} : { [name]: line[name] }),
    ...Object.fromEntries(
      lineFields(table)
        .filter((field) => line[field.name] !== undefined)
        .map((field) => [field.name, toColumn(field, line[field.name])]),
    ),
    [table.link]: key,
    [POSITION]: position,
    creadoPor: actor.usuarioId,
    modificadoPor: actor.usuarioId,
  }));
  await tx.insert(table.resource.table).values(rows);
}

const changeStamps = ({ usuarioId }: Actor): ColumnValues => ({
  modificadoPor: usuarioId,
  fechaModificacion: new Date(),
});

const blank = (fields: readonly { readonly name: string }[]): LooseRecord =>
  Object.fromEntries(fields.map(({ name }) => [name, null]));

/** Returns the fields of a line on the wire: without the link to its record and the position. */
function lineFields({ resource, link }: LineTable): readonly ResourceField[] {
  return resource.fields.filter(({ name }) => name !== link && name !== POSITION);
}

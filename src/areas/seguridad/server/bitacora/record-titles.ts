import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Resource } from '#platform/server/entity/resource';
import { keyValue } from '#platform/server/records/key-value';
import { seenBy } from '#platform/server/records/read/readable';
import { resources } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { rows } from '#platform/server/db/rows';

/** Record that an event concerns. */
export interface Named {
  readonly entidad: string;
  readonly entidadId: string | null;
}

/** Title of a record, with a detail that distinguishes equal ones; '' for none. */
export interface RecordTitle {
  readonly title: string;
  readonly detail: string;
}

export const titleKey = ({ entidad, entidadId }: Named): string => `${entidad} ${entidadId}`;

/** Reads the names of records of several kinds, by `titleKey`, in one statement. Omits records that the actor may not open. */
export async function recordTitles(
  db: Queryable,
  named: readonly Named[],
  actor: Actor,
): Promise<ReadonlyMap<string, RecordTitle>> {
  const parts = resources.flatMap((resource) => {
    const keys = new Set(
      named
        .filter(({ entidad, entidadId }) => entidad === resource.name && entidadId !== null)
        .map(({ entidadId }) => keyValue(resource, entidadId!)),
    );
    keys.delete(null);
    return keys.size > 0 && resource.operations.includes('get') && actor.permissions.has(resource.permissions.get)
      ? [partOf(resource, [...keys], actor)]
      : [];
  });
  if (parts.length === 0) return new Map();
  const found = await rows<{
    entidad: string;
    id: string;
    fila: Record<string, unknown>;
    dentro: Record<string, Record<string, unknown> | null>;
  }>(db, sql.join(parts, sql` union all `));
  return new Map(
    found.map(({ entidad, id, fila, dentro }) => {
      const resource = resources.find(({ name }) => name === entidad)!;
      const inner = resource.embeds.map(({ name, resource: each }) => [
        name,
        dentro[name] ? seenBy(each, wireNamed(each, dentro[name]), actor) : null,
      ]);
      const record = { ...seenBy(resource, wireNamed(resource, fila), actor), ...Object.fromEntries(inner) };
      return [
        titleKey({ entidad, entidadId: id }),
        {
          title: resource.title(record, actor.timeZone),
          detail: resource.detail?.(record, actor.timeZone) ?? '',
        },
      ];
    }),
  );
}

function partOf(resource: Resource, keys: readonly unknown[], actor: Actor): SQL {
  const joins = resource.embeds.map(
    ({ column, resource: inner }) => sql`left join ${inner.table} on ${eq(inner.key.column, column)}`,
  );
  const inside = resource.embeds.map(
    ({ name, resource: inner }) => sql`${sql.raw(`'${name}'`)}, to_jsonb(${inner.table})`,
  );
  const where = and(inArray(resource.key.column, [...keys]), scopeCondition(resource, resource.permissions.get, actor));
  return sql`select ${resource.name}::text as entidad, ${resource.key.column}::text as id, to_jsonb(${resource.table}) as fila, jsonb_build_object(${sql.join(inside, sql`, `)}) as dentro from ${resource.table} ${sql.join(joins, sql` `)} where ${where}`;
}

/** Renames the columns of a row to the names on the wire. */
function wireNamed(resource: Resource, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(getTableColumns(resource.table)).map(([name, column]) => [name, row[column.name]]),
  );
}

import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Embed, Join, ReferenceField, Resource, ResourceField } from '../entity/resource';
import { countOf } from './count-of';
import { AUDIT_FIELDS } from '../records/resources';

/** One value of a record, with its source and target. */
export interface Selected {
  /** `nombre`, or `persona.nombre` for a field of an embedded entity. */
  readonly path: string;
  readonly expression: AnyPgColumn | SQL;
  readonly field: ResourceField | null;
  /** Reference of the label. */
  readonly reference?: ReferenceField;
  /** Embedded record that the value identifies: its key, or part of its audit block. */
  readonly embed?: Embed;
}

/** Columns and joins that read a resource's records, with labels and embedded entities. */
export interface Selection {
  readonly values: readonly Selected[];
  readonly columns: Readonly<Record<string, AnyPgColumn | SQL>>;
  readonly joins: readonly Join[];
}

const known = new WeakMap<Resource, Selection>();

/** Returns the selection of a resource, built once. */
export function selectionOf(resource: Resource): Selection {
  const made = known.get(resource) ?? makeSelection(resource);
  known.set(resource, made);
  return made;
}

function makeSelection(resource: Resource): Selection {
  const values = [
    ...ownValues(resource, ''),
    ...resource.embeds.flatMap((embed) => [
      { path: embed.keyName, expression: embed.column, field: null, embed },
      ...ownValues(embed.resource, `${embed.name}.`, embed),
    ]),
  ];
  return {
    values,
    columns: Object.fromEntries(values.map(({ path, expression }) => [path, expression])),
    joins: [
      ...embedJoins(resource),
      ...resource.references.flatMap(({ joins }) => joins),
      ...resource.embeds.flatMap(({ resource: inner }) => inner.references.flatMap(({ joins }) => joins)),
    ],
  };
}

function ownValues(resource: Resource, prefix: string, embed?: Embed): Selected[] {
  const { key, table } = resource;
  const labels = new Map(resource.references.map((reference) => [reference.field, reference]));
  return [
    ...(key.kind === 'serial'
      ? [{ path: prefix + key.name, expression: key.column, field: null, ...(embed ? { embed } : {}) }]
      : []),
    ...resource.fields.flatMap((field): Selected[] => {
      const reference = labels.get(field.name);
      return [
        { path: prefix + field.name, expression: field.column, field },
        // A label is as secret as its reference and as the displayed fields of the other record.
        ...(reference ? [{ path: prefix + reference.label, expression: reference.text, field, reference }] : []),
      ];
    }),
    ...(resource.inverses ?? []).map(({ name, expression }) => ({ path: prefix + name, expression, field: null })),
    ...resource.counts.map((count) => ({
      path: prefix + count.name,
      expression: countOf(resource, count),
      field: null,
    })),
    ...AUDIT_FIELDS.map((name) => ({
      path: prefix + name,
      expression: table[name],
      field: null,
      ...(embed ? { embed } : {}),
    })),
  ];
}

/** A join; with an inner one the database may begin with the joined table. */
export interface NeededJoin extends Join {
  readonly inner?: boolean;
}

/** Returns the joins of all embedded entities of a resource, or of the named ones. */
export function embedJoins(resource: Resource, names?: ReadonlySet<string>): NeededJoin[] {
  return resource.embeds
    .filter(({ name }) => !names || names.has(name))
    .map(({ column, required, resource: inner }) => ({
      table: inner.table,
      on: eq(inner.key.column, column),
      inner: required,
    }));
}

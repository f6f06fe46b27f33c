import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Embed, Join, ReferenceField, Resource, ResourceField } from '#generated/server/resource.gen';
import { countOf } from './count-of';
import { AUDIT_FIELDS } from '../records/resources';

/** One value of a record: where it comes from and where it goes. */
export interface Selected {
  /** `nombre`, or `persona.nombre` for a field of an embedded entity. */
  readonly path: string;
  readonly expression: AnyPgColumn | SQL;
  readonly field: ResourceField | null;
  /** The reference whose label it is. */
  readonly reference?: ReferenceField;
  /** The embedded record that it identifies: its key, or part of its audit block. */
  readonly embed?: Embed;
}

/** Columns and joins that read a resource's records, with labels and embedded entities. */
export interface Selection {
  readonly values: readonly Selected[];
  readonly columns: Readonly<Record<string, AnyPgColumn | SQL>>;
  readonly joins: readonly Join[];
}

const known = new WeakMap<Resource, Selection>();

/** The selection of a resource, made once. */
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
        // A label is as secret as its reference and as the fields of the other record that it shows.
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

/** A join; an inner one leaves the database free to begin with the joined table. */
export interface NeededJoin extends Join {
  readonly inner?: boolean;
}

/** Joins of the embedded entities of a resource, or of those named. */
export function embedJoins(resource: Resource, names?: ReadonlySet<string>): NeededJoin[] {
  return resource.embeds
    .filter(({ name }) => !names || names.has(name))
    .map(({ column, required, resource: inner }) => ({
      table: inner.table,
      on: eq(inner.key.column, column),
      inner: required,
    }));
}

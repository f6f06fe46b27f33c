import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Embed, ReferenceField, Resource, ResourceField, ScalarKind } from '../entity/resource';
import type { Actor } from '../db/actor';
import { countOf } from './count-of';
import { mayRead } from '../records/read/readable';
import type { NeededJoin } from './selection';

/** A field for filtering or sorting a list, as SQL. */
export interface ResolvedPath {
  readonly expression: SQL;
  readonly kind: ScalarKind | 'list';
  readonly options?: readonly string[] | undefined;
  readonly item?: ScalarKind | undefined;
  /** Entity whose table must be joined. */
  readonly embed: Embed | null;
  /** Time zone of the actor, in which filters by day are evaluated. */
  readonly timeZone: string;
  /** Lookup by a value of a record that refers to this one, without a subquery for each record. */
  readonly elsewhere?: { readonly key: AnyPgColumn; readonly by: AnyPgColumn; readonly value: AnyPgColumn } | undefined;
}

type Own = Omit<ResolvedPath, 'timeZone'>;

/** Sort columns of a label. */
export interface ResolvedLabel {
  readonly order: readonly { readonly column: AnyPgColumn; readonly words: boolean }[];
  readonly joins: readonly NeededJoin[];
  readonly embed: Embed | null;
  /** Column of the reference. */
  readonly column: AnyPgColumn;
  /** Referenced entity. */
  readonly entity: string;
}

/**
 * Resolves `nombre`, `persona.curp`, `domicilio.municipioId`, the key and the audit block. Null for an unknown or unreadable field, without
 * revealing which.
 */
export function resolvePath(resource: Resource, path: string, actor: Actor): ResolvedPath | null {
  const own = resolveOwn(resource, path, actor);
  if (own) return { ...own, timeZone: actor.timeZone };
  const [head, ...rest] = path.split('.');
  const embed = resource.embeds.find(({ name }) => name === head);
  const inner = embed && isOpen(embed, rest[0], actor) ? resolveOwn(embed.resource, rest.join('.'), actor) : null;
  return embed && inner ? { ...inner, embed, timeZone: actor.timeZone } : null;
}

/** In an embedded record that the actor may not read, only fields can be filtered: its key would reveal the person. */
function isOpen(embed: Embed, name: string | undefined, actor: Actor): boolean {
  return mayRead(embed, actor) || embed.resource.fields.some((field) => field.name === name);
}

/** Resolves `unidadNombre` and `persona.paisNacimientoNombre`. */
export function resolveLabel(resource: Resource, path: string, actor: Actor): ResolvedLabel | null {
  const own = readableLabel(resource, path, actor);
  if (own) return { order: own.order, joins: labelJoins(own), embed: null, column: own.column, entity: own.entity };
  const [head, ...rest] = path.split('.');
  const embed = resource.embeds.find(({ name }) => name === head);
  const inner = embed && readableLabel(embed.resource, rest.join('.'), actor);
  return embed && inner
    ? { order: inner.order, joins: labelJoins(inner), embed, column: inner.column, entity: inner.entity }
    : null;
}

/**
 * Returns the reference of a label that the actor may read. A label is as secret as its reference, because a sort order reveals its values.
 */
function readableLabel({ references, fields }: Resource, path: string, actor: Actor): ReferenceField | undefined {
  const reference = references.find(({ label }) => label === path);
  const field = reference && fields.find(({ name }) => name === reference.field);
  return reference && (!mayRead(reference, actor) || (field && !mayRead(field, actor))) ? undefined : reference;
}

/** Returns the joins of a label. A non-null reference is joined as inner, so that a list sorted by its label can use the label's index. */
function labelJoins({ column, joins }: ReferenceField): NeededJoin[] {
  return joins.map((join, index) => ({ ...join, inner: index === 0 && column.notNull }));
}

function resolveOwn(resource: Resource, path: string, actor: Actor): Own | null {
  const { key, table } = resource;
  switch (path) {
    case key.name:
      return { expression: sql`${key.column}`, kind: key.type, embed: null };
    case 'activo':
      return { expression: sql`${table.activo}`, kind: 'boolean', embed: null };
    case 'version':
    case 'creadoPor':
    case 'modificadoPor':
      return { expression: sql`${table[path]}`, kind: 'integer', embed: null };
    case 'fechaCreacion':
    case 'fechaModificacion':
      return { expression: sql`${table[path]}`, kind: 'datetime', embed: null };
    default: {
      const embed = resource.embeds.find(({ keyName }) => keyName === path);
      if (embed && !mayRead(embed, actor)) return null;
      if (embed) return { expression: sql`${embed.column}`, kind: embed.resource.key.type, embed: null };
      const count = resource.counts.find(({ name }) => name === path);
      if (count) return { expression: countOf(resource, count), kind: 'integer', embed: null };
      const inverse = resource.inverses?.find(({ name }) => name === path);
      if (inverse)
        return {
          expression: inverse.expression,
          kind: inverse.kind,
          options: inverse.options,
          embed: null,
          elsewhere: inverse.from && { key: resource.key.column, ...inverse.from },
        };
      const [head = '', child, ...deeper] = path.split('.');
      const field = resource.fields.find(({ name }) => name === head);
      if (!field || deeper.length > 0 || !mayRead(field, actor)) return null;
      return child === undefined ? wholeField(field) : insideField(field, child);
    }
  }
}

function wholeField({ kind, column, options, item }: ResourceField): Own | null {
  if (kind === 'object' || kind === 'records') return null;
  return { expression: sql`${column}`, kind, options, item, embed: null };
}

const CASTS: Partial<Record<ScalarKind, string>> = {
  integer: 'bigint',
  number: 'numeric',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamptz',
};

function insideField({ column, inside }: ResourceField, child: string): Own | null {
  const kind = inside && Object.hasOwn(inside, child) ? inside[child] : undefined;
  if (!kind) return null;
  const cast = CASTS[kind];
  const text = sql`(${column} ->> ${sql.raw(`'${child}'`)})`;
  return { expression: cast ? sql`${text}::${sql.raw(cast)}` : text, kind, embed: null };
}

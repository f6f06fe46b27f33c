import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Embed, Resource } from '../entity/resource';
import type { Actor } from '../db/actor';
import { malformed } from '../db/problem';
import { resolveLabel, resolvePath } from './field-path';
import type { NeededJoin } from './selection';

export interface Order {
  /** Expressions of ORDER BY, the key last: the order is total, so that pages neither repeat nor skip a record. */
  readonly by: readonly SQL[];
  /** Expressions of the reverse order, last record first. */
  readonly back: readonly SQL[];
  /** Sort terms, without a direction. */
  readonly terms: readonly SQL[];
  readonly isBackwards: boolean;
  /** First sort column if it is a text of the list's own table; null otherwise. */
  readonly lead: SQL | null;
  /** True when comparing these terms in sequence determines a record's position: only the first may be null. */
  readonly isStraight: boolean;
  /** Tables to join for the order, beyond an embedded entity's. */
  readonly joins: readonly NeededJoin[];
  readonly embed: string | null;
  /** Set for an order by the label of a reference: the records of one reference are adjacent. */
  readonly through: Through | null;
  /** Set for an order by a field of an embedded record that every record has: no index of the list's table covers it. */
  readonly within: Within | null;
}

export interface Within {
  readonly embed: Embed;
  /** Sort terms, without a direction and without the key. */
  readonly terms: readonly SQL[];
  /** Tables to join to the embedded one for the order. */
  readonly joins: readonly NeededJoin[];
}

export interface Through {
  /** Column of the reference. */
  readonly column: AnyPgColumn;
  /** Referenced entity. */
  readonly entity: string;
  /** Expressions of ORDER BY over the label's tables. */
  readonly by: readonly SQL[];
  readonly joins: readonly NeededJoin[];
  /** Order of the keys under one label. */
  readonly way: SQL;
}

/**
 * Returns the order of a list by a field or by the label of a reference. Texts are sorted as words: without case and accents, ñ after n.
 *
 * Readers who may not read the default sort field of a list get it in the order of the keys.
 *
 * @throws Problem 400 when the field does not exist.
 */
export function orderOf(resource: Resource, sortBy: string, direction: 'asc' | 'desc', actor: Actor): Order {
  const { terms, lead = null, joins, embed, reference, isStraight } = termsOf(resource, sortBy, actor);
  const back = direction === 'asc' ? 'desc' : 'asc';
  const going = (way: 'asc' | 'desc') => terms.map((term) => sql`${term} ${sql.raw(way)}`);
  const by = going(direction);
  const through = reference ? { ...reference, by: by.slice(0, -1), joins, way: sql.raw(direction) } : null;
  const within = embed?.required ? { embed, terms: terms.slice(0, -1), joins } : null;
  const isBackwards = direction === 'desc';
  return {
    by,
    back: going(back),
    terms,
    lead,
    isBackwards,
    isStraight,
    joins,
    embed: embed?.name ?? null,
    through,
    within,
  };
}

/** Returns the tie-breakers of the list's default order; empty values come first. Fields that the actor may not read are skipped. */
function amongEquals(resource: Resource, sortBy: string, actor: Actor): { term: SQL; isText: boolean }[] {
  if (sortBy !== resource.sort.field) return [];
  return (resource.sort.thenBy ?? []).flatMap((path): { term: SQL; isText: boolean }[] => {
    const resolved = resolvePath(resource, path, actor);
    if (!resolved || resolved.kind === 'list') return [];
    return resolved.kind === 'text'
      ? [{ term: asWords(sql`coalesce(${resolved.expression}, '')`), isText: true }]
      : [{ term: sql`${resolved.expression}`, isText: false }];
  });
}

interface Terms extends Pick<Order, 'joins' | 'isStraight'>, Partial<Pick<Order, 'lead'>> {
  readonly embed: Embed | null;
  /** All terms have the same direction, the key included: an index serves both directions. */
  readonly terms: readonly SQL[];
  /** Reference of the label. */
  readonly reference: Pick<Through, 'column' | 'entity'> | null;
}

function termsOf(resource: Resource, sortBy: string, actor: Actor): Terms {
  const key = sql`${resource.key.column}`;
  const label = resolveLabel(resource, sortBy, actor);
  if (label) {
    const terms = label.order.map(({ column, words }) => (words ? asWords(column) : sql`${column}`));
    return {
      terms: [...terms, key],
      isStraight: false,
      joins: label.joins,
      embed: label.embed,
      reference: label.embed ? null : { column: label.column, entity: label.entity },
    };
  }
  const resolved = resolvePath(resource, sortBy, actor);
  if (!resolved && sortBy === resource.sort.field)
    return { terms: [key], isStraight: true, joins: [], embed: null, reference: null };
  if (!resolved || resolved.kind === 'list') throw malformed('sortBy', 'CAMPO_DESCONOCIDO', { campo: sortBy });
  const term = resolved.kind === 'text' ? asWords(resolved.expression) : resolved.expression;
  const next = amongEquals(resource, sortBy, actor);
  return {
    terms:
      sortBy === resource.key.name && resolved.kind !== 'text' ? [key] : [term, ...next.map((each) => each.term), key],
    lead: resolved.kind === 'text' ? resolved.expression : null,
    isStraight: next.every(({ isText }) => isText),
    joins: [],
    embed: resolved.embed,
    reference: null,
  };
}

function asWords(expression: SQL | AnyPgColumn): SQL {
  return sql`orden(${expression}) collate "C"`;
}

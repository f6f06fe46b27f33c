import { computed } from '../../domain/computed';
import type { Resource } from '../../../generated/server/resource.gen';
import { isObject } from '../../shared/paths';
import type { Actor } from '../db/actor';
import { mayRead } from './field-path';
import { selectionOf, type Selection } from './selection';
import { today } from './today';

/** A record as it goes over the wire. */
export type WireRecord = Record<string, unknown>;

const functions: Readonly<Record<string, (record: Readonly<Record<string, unknown>>, today: string, language?: string) => unknown>> = computed;

/**
 * How rows of a resource become records of the wire: embedded entities nested, moments in ISO 8601, computed fields added,
 * fields that the actor may not read left out. Empty fields are null, so that every record has the same shape.
 * With a part of the selection it is that part of the record, without computed fields.
 *
 * @param date today, as `yyyy-MM-dd`
 */
export function recordReader(resource: Resource, actor: Actor, date: string, selection: Selection = selectionOf(resource)): (row: Readonly<Record<string, unknown>>) => WireRecord {
  const places = selection.values.filter(({ field }) => !field || mayRead(field, actor)).map(({ path, field }) => {
    const [head = '', tail] = path.split('.');
    return { path, head, tail, empty: field?.blank ? '' : null };
  });
  const whole = selection === selectionOf(resource);
  return (row) => {
    const record: WireRecord = {};
    for (const { path, head, tail, empty } of places) {
      const value = toWire(row[path]) ?? empty;
      if (tail === undefined) record[head] = value;
      else ((record[head] ??= {}) as WireRecord)[tail] = value;
    }
    if (whole) complete(resource, record, actor, date);
    return record;
  };
}

/** One row as a record of the wire, as of today. */
export function toRecord(resource: Resource, row: Readonly<Record<string, unknown>>, actor: Actor): WireRecord {
  return recordReader(resource, actor, today())(row);
}

function complete(resource: Resource, record: WireRecord, actor: Actor, date: string): void {
  for (const embed of resource.embeds) {
    const nested = record[embed.name];
    if (record[embed.keyName] === null) record[embed.name] = null;
    else if (isObject(nested)) addComputed(embed.resource, nested, date, actor);
  }
  addComputed(resource, record, date, actor);
}

function addComputed(resource: Resource, record: WireRecord, date: string, { language }: Actor): void {
  for (const { name, fn } of resource.computed) record[name] = functions[fn]?.(record, date, language) ?? null;
}

function toWire(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return value === undefined ? null : value;
}

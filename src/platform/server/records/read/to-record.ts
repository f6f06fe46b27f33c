import { productRules } from '#platform/server/entity/registry';
import type { Resource } from '#platform/server/entity/resource';
import { todayIn, zonedMoment } from '#platform/shared/dates/moments';
import { named } from '#platform/shared/text/named';
import { isObject } from '#platform/shared/paths';
import type { Actor } from '#platform/server/db/actor';
import { initialOf, initialsOf, mayRead, mayReadPath, maySee } from './readable';
import { selectionOf, type Selected, type Selection } from '#platform/server/listing/selection';
import type { WireRecord } from './wire-record';

/**
 * Converter from rows of a resource to records of the API: embedded entities nested, moments in ISO 8601, computed fields added, unreadable
 * fields left out. Empty fields are null, so that every record has the same shape. With a part of the selection it returns that part,
 * without computed fields. Values that depend on today use the actor's date.
 */
export function recordReader(
  resource: Resource,
  actor: Actor,
  selection: Selection = selectionOf(resource),
): (row: Readonly<Record<string, unknown>>) => WireRecord {
  const places = selection.values
    .filter((selected) => isSeen(selected, actor))
    .map((selected) => {
      const [head = '', tail] = selected.path.split('.');
      return {
        path: selected.path,
        head,
        tail,
        empty: selected.field?.blank ? '' : null,
        shown: shownOf(selected, actor),
      };
    });
  const computing = [resource, ...resource.embeds.map((embed) => embed.resource)].map(
    (each) => [each, each.computed.filter(({ from }) => from.every((path) => mayReadPath(each, path, actor)))] as const,
  );
  const readable = new Map(computing);
  const date = todayIn(actor.timeZone);
  const isWhole = selection === selectionOf(resource);
  return (row) => {
    const record: WireRecord = {};
    for (const { path, head, tail, empty, shown } of places) {
      const value = shown(toWire(row[path]) ?? empty);
      if (tail === undefined) record[head] = value;
      else ((record[head] ??= {}) as WireRecord)[tail] = value;
    }
    if (isWhole) complete(resource, record, readable, actor, date);
    return record;
  };
}

/** Converts one row to a record of the API, as of today. */
export function toRecord(resource: Resource, row: Readonly<Record<string, unknown>>, actor: Actor): WireRecord {
  return recordReader(resource, actor)(row);
}

type Computing = ReadonlyMap<Resource, Resource['computed']>;

function complete(resource: Resource, record: WireRecord, computing: Computing, actor: Actor, date: string): void {
  for (const embed of resource.embeds) {
    const nested = record[embed.name];
    if (record[embed.keyName] === null) record[embed.name] = null;
    else if (isObject(nested)) addComputed(computing.get(embed.resource) ?? [], nested, date, actor);
  }
  addComputed(computing.get(resource) ?? [], record, date, actor);
}

/** Omits values computed from unreadable fields, like the fields themselves. */
function addComputed(computing: Resource['computed'], record: WireRecord, date: string, { language }: Actor): void {
  const functions = productRules().computed;
  for (const { name, fn } of computing) record[name] = named(functions, 'computed', fn)(record, date, language) ?? null;
}

function isSeen({ field, reference, embed }: Selected, actor: Actor): boolean {
  if (embed) return mayRead(embed, actor);
  if (reference) return (!field || mayRead(field, actor)) && maySee(reference, actor);
  return !field || maySee(field, actor);
}

/** Display of a value to the actor: whole, or as its initials. */
function shownOf({ field, reference }: Selected, actor: Actor): (value: unknown) => unknown {
  if (reference && !mayRead(reference, actor)) return initialsOf;
  if (reference?.moment) return (moment) => (moment === null ? null : zonedMoment(moment, actor.timeZone));
  if (reference) return whole;
  return field && !mayRead(field, actor) ? initialOf : whole;
}

const whole = (value: unknown): unknown => value;

function toWire(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return value === undefined ? null : value;
}

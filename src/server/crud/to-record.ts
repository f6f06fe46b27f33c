import { computed } from '../../domain/computed';
import type { Resource } from '../../../generated/server/resource.gen';
import { isObject } from '../../shared/paths';
import type { Actor } from '../db/actor';
import { mayRead } from './field-path';
import { selectionOf, type Selection } from './selection';

/** A record as it goes over the wire. */
export type WireRecord = Record<string, unknown>;

const functions: Readonly<Record<string, (record: Readonly<Record<string, unknown>>, today: string, language?: string) => unknown>> = computed;

/**
 * A row as the record of the wire: embedded entities nested, moments in ISO 8601, computed fields added,
 * fields that the actor may not read left out. Empty fields are null, so that every record has the same shape.
 * With a part of the selection it is that part of the record, without computed fields.
 */
export function toRecord(resource: Resource, row: Readonly<Record<string, unknown>>, actor: Actor, today: string, selection?: Selection): WireRecord {
  const record: WireRecord = {};
  for (const { path, field } of (selection ?? selectionOf(resource)).values) {
    if (field && !mayRead(field, actor)) continue;
    put(record, path, toWire(row[path]));
  }
  if (selection && selection !== selectionOf(resource)) return record;
  for (const embed of resource.embeds) {
    const nested = record[embed.name];
    if (record[embed.keyName] === null) record[embed.name] = null;
    else if (isObject(nested)) addComputed(embed.resource, nested, today, actor);
  }
  addComputed(resource, record, today, actor);
  return record;
}

function addComputed(resource: Resource, record: WireRecord, today: string, { language }: Actor): void {
  for (const { name, fn } of resource.computed) record[name] = functions[fn]?.(record, today, language) ?? null;
}

function put(record: WireRecord, path: string, value: unknown): void {
  const [head = '', tail] = path.split('.');
  if (tail === undefined) {
    record[head] = value;
    return;
  }
  const nested = (record[head] ??= {});
  if (isObject(nested)) nested[tail] = value;
}

function toWire(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return value === undefined ? null : value;
}

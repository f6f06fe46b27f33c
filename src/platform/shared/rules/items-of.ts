import type { LooseRecord } from '../validation/rule';
import { isObject } from '../paths';

/** Returns the objects of a list field; empty when it is missing or not a list. */
export function itemsOf(record: LooseRecord, field: string): readonly LooseRecord[] {
  const value = record[field];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

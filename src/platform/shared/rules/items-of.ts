import type { LooseRecord } from '../rule';
import { isObject } from '../paths';

/** The objects of a list field; empty when it is missing or holds something else. */
export function itemsOf(record: LooseRecord, field: string): readonly LooseRecord[] {
  const value = record[field];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

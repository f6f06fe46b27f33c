import type { Resource } from '../entity/resource';

/** Returns the fields of a record that a client may write. */
export function writableOf({ form }: Resource, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => form.writable.has(name)));
}

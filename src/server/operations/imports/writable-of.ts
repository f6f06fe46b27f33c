import type { Resource } from '../../../../generated/server/resource.gen';

/** What a client would send back of a record that it read. */
export function writableOf({ form }: Resource, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => form.writable.has(name)));
}

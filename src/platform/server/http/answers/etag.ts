import type { WireRecord } from '#platform/server/records/read/wire-record';

/** Formats a record's version as `ETag`. */
export function etagOf(record: WireRecord): string {
  return `"${String(record['version'])}"`;
}

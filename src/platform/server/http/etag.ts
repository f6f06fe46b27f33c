import type { WireRecord } from '../records/to-record';

/** A record's version as `ETag`. */
export function etagOf(record: WireRecord): string {
  return `"${String(record['version'])}"`;
}

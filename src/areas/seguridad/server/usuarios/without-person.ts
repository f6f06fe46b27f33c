import type { WireRecord } from '#platform/server/records/read/wire-record';

/** Omits the person from an account, so that an update leaves the person unchanged. */
export function withoutPerson({ persona: _, ...account }: Readonly<WireRecord>): WireRecord {
  return account;
}

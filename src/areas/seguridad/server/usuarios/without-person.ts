import type { WireRecord } from '#platform/server/records/to-record';

/** An account as it is sent to change something else than the person, who stays as they are. */
export function withoutPerson({ persona: _, ...account }: Readonly<WireRecord>): WireRecord {
  return account;
}

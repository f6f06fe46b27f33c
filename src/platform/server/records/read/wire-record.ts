import type { Resource } from '#platform/server/entity/resource';

/** A record as the API sends it. */
export type WireRecord = Record<string, unknown>;

declare const RECORD: unique symbol;

/** A resource with the type of its records: reading or writing one returns that type. The mark does not exist at run time. */
export type ResourceOf<Known extends object> = Resource & { readonly [RECORD]?: Known };

/** A record of a resource: fields of the known type, plus others accessed by name. */
export type RecordOf<Known extends object> = Known & WireRecord;

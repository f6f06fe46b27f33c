import type { Resource } from '../entity/resource';
import type { Database } from '../db/database';
import type { ImportSink } from './import-sink';
import { memorySink } from './memory-sink';
import { stagingSink } from './staging-sink';

/** Creates the sink of an import. The embedded database serves one transaction at a time, so that an import takes many; a PostgreSQL server takes it in one. */
export function importSink({ orm, kind }: Database, resource: Resource): Promise<ImportSink> {
  return kind === 'pglite' ? stagingSink(orm, resource) : Promise.resolve(memorySink());
}

import type { PgTable } from 'drizzle-orm/pg-core';
import type { Marks } from './marks';
import type { Planted } from './planted';
import type { Places } from './reach';

/** Tools to plant a record: marks that identify it, its storage, and its registration for the proof. */
export interface Garden {
  readonly marks: Marks;
  readonly insert: (table: PgTable, values: object) => Promise<Record<string, unknown>>;
  readonly plant: (
    world: 'A' | 'B',
    entity: string,
    id: unknown,
    places: Places,
    own: readonly string[],
    more?: Partial<Pick<Planted, 'names' | 'found' | 'deep' | 'secret' | 'only'>>,
  ) => void;
}

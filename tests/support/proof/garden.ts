import type { PgTable } from 'drizzle-orm/pg-core';
import type { Marks } from './marks';
import type { Planted } from './planted';
import type { Places } from './reach';

/** What planting a record takes: marks to tell it by, a way to store it, and to remember what the proof knows of it. */
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

import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Resource } from '#platform/server/entity/resource';
import { resources } from '../resources';

/** A column that is updated when the record it names is merged into another. */
export interface Following {
  readonly resource: Resource;
  readonly field: string;
  readonly column: AnyPgColumn;
}

/** Returns the columns of all stored resources that follow merges of an entity. */
export function following(entity: string): readonly Following[] {
  return resources
    .filter(({ view }) => !view)
    .flatMap((resource) =>
      resource.references
        .filter((reference) => reference.follows && reference.entity === entity)
        .map(({ field, column }) => ({ resource, field, column })),
    );
}

import type { Entity, Exclusive } from '../../model';
import { storedFields } from './stored-fields';
import { identifier } from './text';
import type { NamedTrigger } from './trigger-code';

/** Name of the constraint that forbids overlapping periods. */
export const exclusionName = ({ table }: Entity, { by }: Exclusive): string =>
  identifier('esquema', table, ...by, 'exclusivo');

/**
 * Returns exclusion constraints: records that occupy something for a period may not overlap, regardless of the writer and of concurrency.
 */
export function exclusions(entity: Entity): NamedTrigger[] {
  const { table } = entity;
  const column = (name: string) => `"${storedFields(entity).find((field) => field.name === name)!.column}"`;
  return entity.exclusive.map((exclusive) => {
    const { by, from, to } = exclusive;
    const name = exclusionName(entity, exclusive);
    const same = by.map((path) => `${column(path)} WITH =`).join(', ');
    return {
      name,
      table,
      create: [
        'CREATE EXTENSION IF NOT EXISTS btree_gist;',
        `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" EXCLUDE USING gist (${same}, tstzrange(${column(from)}, ${column(to)}) WITH &&) WHERE ("activo" AND ${column(from)} IS NOT NULL);`,
      ],
      drop: [`ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS "${name}";`],
    };
  });
}

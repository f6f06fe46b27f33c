import type { NarrowedReference } from '#platform/server/entity/resource';
import { isFilled, isObject, type LooseRecord } from '#platform/shared/paths';

/**
 * One id of a reference, with its path in the record and the object that contains it. For a line, that object also has the fields of the
 * record.
 */
export interface ReferencePlace {
  readonly path: string;
  readonly value: unknown;
  readonly beside: LooseRecord;
}

/** Returns every id of a reference in a record: in a column, a list, an object, a list of objects, or its lines. */
export function referencePlaces(
  { path, kind }: Pick<NarrowedReference, 'path' | 'kind'>,
  record: LooseRecord,
): ReferencePlace[] {
  const [field = '', child = ''] = path.split('.');
  const value = record[field];
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const places: ReferencePlace[] =
    kind === 'column'
      ? [{ path, value, beside: record }]
      : kind === 'object'
        ? isObject(value)
          ? [{ path, value: value[child], beside: value }]
          : []
        : kind === 'list'
          ? items.map((item, index) => ({ path: `${field}.${index}`, value: item, beside: record }))
          : items.flatMap((item, index) =>
              isObject(item)
                ? [
                    {
                      path: `${field}.${index}.${child}`,
                      value: item[child],
                      beside: kind === 'lines' ? { ...record, ...item, [field]: item } : item,
                    },
                  ]
                : [],
            );
  return places.filter((place) => isFilled(place.value));
}

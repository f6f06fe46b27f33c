import type { NarrowedReference } from '#generated/server/resource.gen';
import { isFilled, isObject, type LooseRecord } from '#platform/shared/paths';

/** One id under a reference, where it stands in the record, and the object it stands in; around a line, the record as well, with the line in the place of its lines. */
export interface ReferencePlace {
  readonly path: string;
  readonly value: unknown;
  readonly beside: LooseRecord;
}

/** Every id that a record holds under a reference: in a column, a list, an object, a list of objects, or its lines. */
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

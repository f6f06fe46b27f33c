import { useDataProvider, type RaRecord } from 'react-admin';
import { useEffect, useState } from 'react';
import { usePermissionSet } from '../access/PermissionsContext';
import { toOption } from '../reference/reference-option';
import { useLoadResource } from '../resource/ResourceRegistry';
import { referenceOf } from './editors/is-reference';
import type { LineColumn, LineValues } from './line-column';

/** Distinguishing details of referenced records (clave, presentation), by `detailKey`. */
export type Details = ReadonlyMap<string, string>;

export const detailKey = (reference: string, id: unknown): string => `${reference} ${String(id)}`;

/** Returns details of the records that lines refer to: fetched once for all lines, then only for new ones. */
export function useDetails(rows: readonly LineValues[], columns: readonly LineColumn[]): Details {
  const provider = useDataProvider();
  const load = useLoadResource();
  const held = usePermissionSet();
  const [details, setDetails] = useState<Details>(new Map());
  const [asked] = useState(() => new Set<string>());

  useEffect(() => {
    const wanted = new Map<string, Set<string | number>>();
    for (const column of columns) {
      const reference = referenceOf(column);
      if (reference === null) continue;
      // Without permission on the referenced resource, only its name is shown.
      if (column.type === 'reference' && column.permission && !held.has(column.permission)) continue;
      for (const row of rows) {
        const id = row[column.source];
        if ((typeof id !== 'number' && typeof id !== 'string') || id === '' || asked.has(detailKey(reference, id)))
          continue;
        asked.add(detailKey(reference, id));
        wanted.set(reference, (wanted.get(reference) ?? new Set()).add(id));
      }
    }
    for (const [reference, ids] of wanted) {
      Promise.all([load(reference), provider.getMany<RaRecord>(reference, { ids: [...ids] })]).then(
        ([module, { data }]) =>
          setDetails(
            (known) =>
              new Map([
                ...known,
                ...data.map((record) => [detailKey(reference, record.id), toOption(module, record).detail] as const),
              ]),
          ),
        // The name is shown without it; the next change retries.
        () => {
          for (const id of ids) asked.delete(detailKey(reference, id));
        },
      );
    }
  }, [asked, columns, held, load, provider, rows]);
  return details;
}

import { useDataProvider, useNotify } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { ListFilter } from '#platform/shared/list-filter';
import { readPath } from '#platform/web/ui/resource/read-path';
import { useReferenceModule } from '#platform/web/ui/resource/ResourceRegistry';

interface StillSuitsOptions {
  readonly reference: string;
  readonly value: string | number | null;
  /** Filter that the record must match; null while a dependency is empty. */
  readonly filter: ListFilter | null;
  readonly drop: () => void;
}

/**
 * Removes a chosen record that no longer matches after a change of the fields it depends on, such as a municipality of the previous state.
 * An unreadable record stays; the server validates it.
 */
export function useRevalidateChoice({ reference, value, filter, drop }: StillSuitsOptions): void {
  const provider = useDataProvider();
  const notify = useNotify();
  const wanted = JSON.stringify(filter);
  const module = useReferenceModule(reference, value !== null);
  const looked = useRef(wanted);
  const latest = useRef({ value, drop, recordLabel: module?.recordLabel });
  useEffect(() => {
    latest.current = { value, drop, recordLabel: module?.recordLabel };
  });
  useEffect(() => {
    // The initial record is the stored one and needs no check.
    if (looked.current === wanted) return undefined;
    looked.current = wanted;
    const { value: id } = latest.current;
    if (id === null) return undefined;
    let over = false;
    const look = async () => {
      const { data } = await provider.getOne<Record<string, unknown> & { id: string | number }>(reference, { id });
      if (over || latest.current.value !== id || suits(data, JSON.parse(wanted) as StillSuitsOptions['filter'])) return;
      latest.current.drop();
      notify('app.reference.dropped', {
        type: 'info',
        messageArgs: { name: latest.current.recordLabel?.(data) ?? String(id) },
      });
    };
    look().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [wanted, reference, provider, notify]);
}

function suits(record: Readonly<Record<string, unknown>>, filter: ListFilter | null): boolean {
  return (
    filter !== null &&
    Object.entries(filter).every(([path, value]) => {
      const own = readPath(record, path);
      // Fields missing from the response are left to the server's validation.
      return own === undefined || (Array.isArray(value) ? value.includes(own) : own === value);
    })
  );
}

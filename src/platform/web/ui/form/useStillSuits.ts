import { useDataProvider, useNotify } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { ListFilter } from '#platform/shared/list-filter';
import { readPath } from '../resource/read-path';
import { useReferenceModule } from '../resource/ResourceRegistry';

interface StillSuitsOptions {
  readonly reference: string;
  readonly value: string | number | null;
  /** Filter that the record must match; null while a dependency is empty. */
  readonly filter: ListFilter | null;
  readonly drop: () => void;
}

/**
 * Takes a chosen record out when what it depends on was changed and it no longer suits: a municipality of the state before. A record that
 * cannot be read stays; the server looks at it again.
 */
export function useStillSuits({ reference, value, filter, drop }: StillSuitsOptions): void {
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
    // As it was opened, the record stands as it is stored.
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
      // Fields missing from the answer are left to the server's validation.
      return own === undefined || (Array.isArray(value) ? value.includes(own) : own === value);
    })
  );
}

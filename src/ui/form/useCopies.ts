import { useGetOne } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { readPath } from '../resource/read-path';
import { useFormContextValue } from './FormContext';

/**
 * Keeps read-only fields equal to the chosen record that saving copies them from, so that pickers narrow by them in a new record: the vital
 * signs of a note by the patient of its stay.
 *
 * @param path of the reference
 */
export function useCopies(reference: string, path: string, value: string | number | null): void {
  const { spec, record } = useFormContextValue();
  const { setValue } = useFormContext();
  const copied = Object.entries(spec.copies ?? {}).flatMap(([name, sources]) =>
    sources.filter((source) => source.reference === path).map(({ field }) => ({ name, field })),
  );
  const isChanged = value !== null && value !== readPath(record, path);
  const { data } = useGetOne<Record<string, unknown> & { id: string | number }>(
    reference,
    { id: value ?? '' },
    { enabled: isChanged && copied.length > 0 },
  );
  const text = isChanged && data ? JSON.stringify(copied.map(({ name, field }) => [name, data[field] ?? null])) : null;
  useEffect(() => {
    if (text === null) return;
    for (const [name, copy] of JSON.parse(text) as [string, unknown][]) setValue(name, copy);
  }, [text, setValue]);
}

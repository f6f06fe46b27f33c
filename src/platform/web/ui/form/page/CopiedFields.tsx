import { useGetOne } from 'react-admin';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

interface CopiedFieldsProps {
  readonly reference: string;
  readonly id: string | number;
  /** Read-only fields of the form, and the fields of the chosen record from which saving copies them. */
  readonly copies: readonly { readonly name: string; readonly field: string }[];
}

/**
 * Fills read-only fields from the chosen record before saving, so that pickers are filtered by them: the vital signs of a note by the
 * patient of its stay.
 */
export function CopiedFields({ reference, id, copies }: CopiedFieldsProps) {
  const { setValue } = useFormContext();
  const { data } = useGetOne<Record<string, unknown> & { id: string | number }>(reference, { id });
  const text = data && JSON.stringify(copies.map(({ name, field }) => [name, data[field] ?? null]));
  useEffect(() => {
    if (text === undefined) return;
    for (const [name, copy] of JSON.parse(text) as [string, unknown][]) setValue(name, copy);
  }, [text, setValue]);
  return null;
}

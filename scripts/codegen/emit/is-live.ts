import type { Entity, Field } from '../model';

/**
 * True when a form shows the field live, as it follows from the inputs: it is derived from the record, or computed from fields of the form.
 *
 * @param within name of the lines that it is a field of
 */
export function isLive(
  { name, computed }: Field,
  { derive, fields }: Pick<Entity, 'derive' | 'fields'>,
  within: string | null = null,
): boolean {
  if (derive?.gives.includes(within === null ? name : `${within}.${name}`)) return true;
  return (
    computed?.from.some((path) => fields.some((field) => field.name === path.split('.')[0] && !field.readOnly)) ?? false
  );
}

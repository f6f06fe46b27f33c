import type { Entity, Field } from '../model';

/**
 * Whether a form shows the field as it follows from what is being filled in: it is derived from the record, or computed from fields that the form
 * asks for.
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

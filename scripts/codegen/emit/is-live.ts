import type { Entity, Field } from '../model';

/**
 * Returns true when a form updates the field from its inputs: it is derived from the record, or computed from fields of the form.
 *
 * @param within name of the lines that contain it
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

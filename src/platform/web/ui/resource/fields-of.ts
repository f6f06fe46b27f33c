import type { ResourceName } from '#platform/shared/product-names';
import type { ResourceSchemas } from '#generated/shared/resource-types.gen';
import type { FieldPath } from './field-path';

/** Compile error for a field that the schema lacks: the file, and the new name if renamed. */
type Gone<Resource extends ResourceName, Path extends string> = Path extends keyof ResourceSchemas[Resource]['renamed']
  ? `\`${Path}\` is called \`${ResourceSchemas[Resource]['renamed'][Path] & string}\` now: ${ResourceSchemas[Resource]['file']}`
  : `${ResourceSchemas[Resource]['file']} has no field \`${Path}\``;

/**
 * Returns a function that checks field names in handwritten screens at compile time. The error for a removed field names the schema, and
 * the new name if `renamedFrom` gives it.
 *
 * @example const field = fieldsOf<UnidadInput, 'unidad'>(); field('nombre')
 */
export function fieldsOf<Item extends object, Resource extends ResourceName>() {
  // Accepts any text, so that the error can mention it; editors suggest the existing fields.
  return <Path extends FieldPath<Item> | (string & {})>(
    path: Path extends FieldPath<Item> ? Path : Gone<Resource, Path>,
  ): Path & FieldPath<Item> => path as never;
}

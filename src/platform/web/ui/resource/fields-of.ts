import type { ResourceName } from '#generated/shared/resource-names.gen';
import type { ResourceSchemas } from '#generated/shared/resource-types.gen';
import type { FieldPath } from './field-path';

/** Message of the type checker for a field that the schema lacks: the file, and the new name if renamed. */
type Gone<Resource extends ResourceName, Path extends string> = Path extends keyof ResourceSchemas[Resource]['renamed']
  ? `\`${Path}\` is called \`${ResourceSchemas[Resource]['renamed'][Path] & string}\` now: ${ResourceSchemas[Resource]['file']}`
  : `${ResourceSchemas[Resource]['file']} has no field \`${Path}\``;

/**
 * Names the fields of a record in screens that people own: a field that the schema no longer has does not compile, and the error
 * names the schema, and the new name where `renamedFrom` tells it.
 *
 * @example const field = fieldsOf<UnidadInput, 'unidad'>(); field('nombre')
 */
export function fieldsOf<Item extends object, Resource extends ResourceName>() {
  // Any text is taken in, so that the error can speak of it; an editor offers the fields that there are.
  return <Path extends FieldPath<Item> | (string & {})>(
    path: Path extends FieldPath<Item> ? Path : Gone<Resource, Path>,
  ): Path & FieldPath<Item> => path as never;
}

import type { FieldPath } from './field-path';

/**
 * Names the fields of a record in screens that people own: a field that the schema no longer has does not compile.
 *
 * @example const field = fieldsOf<UnidadInput>(); field('nombre')
 */
export function fieldsOf<Item extends object>() {
  return <Path extends FieldPath<Item>>(path: Path): Path => path;
}

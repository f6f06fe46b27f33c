import type { JsonSchema } from '../model';
import type { Examples } from '../vocabulary/examples';

/** A keyword of `x-field` as schemas, editors and the page of the vocabulary know it. */
export interface DescribedKeyword<Name extends string = string> {
  readonly name: Name;
  /** What may be said, with a `description`. `#/$defs/…` are definitions of schemas/meta/entity.json. */
  readonly schema: JsonSchema;
  /** Part of a file that shows it; every example is compiled in the tests. */
  readonly example: Examples[string];
}

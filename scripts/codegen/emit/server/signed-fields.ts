import type { Entity, Field } from '../../model';
import { storedFields } from './stored-fields';

/** Returns the fields that a signature covers, of a record or of a line with its position: stored columns that users write. */
export function signedFields(entity: Entity): Field[] {
  return storedFields(entity).filter(
    ({ readOnly, generated, embed }) => !readOnly && generated === null && embed === null,
  );
}

import type { Entity, Field } from '../../model';
import { storedFields } from './stored-fields';

/** Fields that a signature covers, of a record or of a line with its position: stored columns that people write. */
export function signedFields(entity: Entity): Field[] {
  return storedFields(entity).filter(
    ({ readOnly, generated, embed }) => !readOnly && generated === null && embed === null,
  );
}

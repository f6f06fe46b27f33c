import type { Entity, Field } from '../../model';
import { storedFields } from './stored-fields';

/** What of a record, or of a line with its place, people write and a signature covers: stored columns that are not the server's own. */
export function signedFields(entity: Entity): Field[] {
  return storedFields(entity).filter(
    ({ readOnly, generated, embed }) => !readOnly && generated === null && embed === null,
  );
}

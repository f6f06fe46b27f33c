import { POSITION } from '../../../shared/line-position';
import type { LineTable, ResourceField } from '../../../../generated/server/resource.gen';

/** Fields of a line as the wire has them: without the link to its record and the position. */
export function lineFields({ resource, link }: LineTable): readonly ResourceField[] {
  return resource.fields.filter(({ name }) => name !== link && name !== POSITION);
}

import type { LineTable, ResourceField } from '../../../../generated/server/resource.gen';

/** Field of every child table that tells where a line stands. */
export const POSITION = 'orden';

/** Fields of a line as the wire has them: without the link to its record and the position. */
export function lineFields({ resource, link }: LineTable): readonly ResourceField[] {
  return resource.fields.filter(({ name }) => name !== link && name !== POSITION);
}

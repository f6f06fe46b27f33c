import type { Diagnostics } from '../diagnostic';
import type { BareEntity } from './entity';

/** Returns true for a path into an entity that is missing or incomplete because of a broken file: its validity is unknown. */
export function isHidden(
  path: string,
  { fields }: Pick<BareEntity, 'fields'>,
  all: ReadonlyMap<string, BareEntity>,
  diagnostics: Diagnostics,
): boolean {
  const target = fields.find(({ name }) => name === path.split('.')[0])?.embed?.entity;
  const entity = target === undefined ? undefined : all.get(target);
  return target !== undefined && path.includes('.') && (!entity || diagnostics.isMuted(entity.document));
}

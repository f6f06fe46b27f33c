import type { Diagnostics } from '../diagnostic';
import type { BareEntity } from './entity';

/** A path into an entity that was left out, or lacks something, because a file is broken: nobody can tell whether it is right. */
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

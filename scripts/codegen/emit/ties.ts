import type { Entity, Scope } from '../model';

/** Fields that tie a record to its writers; null without such fields, or when other records also decide. */
export function tiesOf({ scope, reachedThrough, alsoReachedBy, permissions, lifecycle }: Entity): Scope | null {
  const writing = [
    permissions.update,
    permissions.delete,
    ...(lifecycle?.transitions ?? []).map(({ permission }) => permission),
  ];
  const others = alsoReachedBy.filter((way) => way.for === null || writing.some((key) => way.for!.includes(key)));
  const isAll = reachedThrough.length === 0 && others.length === 0 && Object.keys(scope).length > 0;
  return isAll ? scope : null;
}

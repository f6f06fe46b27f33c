import type { AlcanceDatos } from '#generated/shared/enums.gen';
import type { Resource, Secret } from '#platform/server/entity/resource';
import type { Actor } from '#platform/server/db/actor';

/** Part of a record with restricted reading: a field, an embedded record, or the label of a reference. */
interface Guarded {
  readonly secrets?: readonly Secret[];
  /** True when people who may not read it see its initial. */
  readonly initial?: boolean;
}

/** Checks whether the actor may read a part: filter and sort by it, and receive its full value. */
export function mayRead({ secrets }: Guarded, { permissions }: Actor): boolean {
  return (
    secrets?.every(({ permission, beside }) => reachesAsFar(permissions.get(permission), permissions.get(beside))) ??
    true
  );
}

/** Checks whether the actor may see at least the initial of a part. */
export function maySee(guarded: Guarded, actor: Actor): boolean {
  return guarded.initial === true || mayRead(guarded, actor);
}

/** Checks whether the actor may read all fields of the resource's table. */
export function mayReadAll({ fields }: Pick<Resource, 'fields'>, actor: Actor): boolean {
  return fields.every((field) => mayRead(field, actor));
}

/** Checks whether the actor may read a field of the resource, or of an embedded record, by its path; unknown names are not secret. */
export function mayReadPath(
  { fields, embeds }: Pick<Resource, 'fields' | 'embeds'>,
  path: string,
  actor: Actor,
): boolean {
  const [head, tail = ''] = path.split('.');
  const embed = embeds.find(({ name }) => name === head);
  if (embed) return mayReadPath(embed.resource, tail, actor);
  const field = fields.find(({ name }) => name === head);
  return !field || mayRead(field, actor);
}

/** Returns the initial of a name: `Juan Pablo` → `J.` */
export function initialOf(value: unknown): unknown {
  const [first] = typeof value === 'string' ? value.trim() : '';
  return first === undefined ? value : `${first.toLocaleUpperCase('es')}.`;
}

/** Returns the initials of a name: `Juan Pablo Ruiz` → `J. P. R.` */
export function initialsOf(value: unknown): unknown {
  return typeof value === 'string'
    ? value
        .split(/\s+/)
        .filter((word) => word !== '')
        .map(initialOf)
        .join(' ')
    : value;
}

/** Returns a record as visible to the actor: unreadable fields are removed, or reduced to their initial. */
export function seenBy(
  resource: Pick<Resource, 'fields'>,
  record: Readonly<Record<string, unknown>>,
  actor: Actor,
): Record<string, unknown> {
  const guarded = new Map(
    resource.fields.filter((field) => !mayRead(field, actor)).map((field) => [field.name, field]),
  );
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const field = guarded.get(name);
      return !field ? [[name, value]] : field.initial ? [[name, initialOf(value)]] : [];
    }),
  );
}

/**
 * Compares a permission's reach with that by which records are visible. A smaller reach would have to be checked for each record, so it
 * counts as none.
 */
function reachesAsFar(own: AlcanceDatos | undefined, other: AlcanceDatos | undefined): boolean {
  return own !== undefined && (own === 'RED' || other === undefined || own === other);
}

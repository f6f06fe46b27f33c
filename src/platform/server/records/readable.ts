import type { AlcanceDatos } from '#generated/shared/enums.gen';
import type { Resource, Secret } from '#generated/server/resource.gen';
import type { Actor } from '../db/actor';

/** Something that not everybody who sees the record may read: a field, an embedded record, or the label of a reference. */
interface Guarded {
  readonly secrets?: readonly Secret[];
  /** True when people who may not read it see its initial. */
  readonly initial?: boolean;
}

/** True when the actor may read it: filter and sort by it, and receive its full value. */
export function mayRead({ secrets }: Guarded, { permissions }: Actor): boolean {
  return (
    secrets?.every(({ permission, beside }) => reachesAsFar(permissions.get(permission), permissions.get(beside))) ??
    true
  );
}

/** True when the actor sees at least a part of it. */
export function maySee(guarded: Guarded, actor: Actor): boolean {
  return guarded.initial === true || mayRead(guarded, actor);
}

/** True when the actor may read all fields of the resource's table. */
export function mayReadAll({ fields }: Pick<Resource, 'fields'>, actor: Actor): boolean {
  return fields.every((field) => mayRead(field, actor));
}

/** True when the actor may read a field of the resource, or of an embedded record, by its path; unknown names are not secret. */
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

/** `Juan Pablo` → `J.` */
export function initialOf(value: unknown): unknown {
  const [first] = typeof value === 'string' ? value.trim() : '';
  return first === undefined ? value : `${first.toLocaleUpperCase('es')}.`;
}

/** `Juan Pablo Ruiz` → `J. P. R.` */
export function initialsOf(value: unknown): unknown {
  return typeof value === 'string'
    ? value
        .split(/\s+/)
        .filter((word) => word !== '')
        .map(initialOf)
        .join(' ')
    : value;
}

/** A record of the resource as the actor sees it: what they may not read is left out, or its initial. */
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

/** A permission that reaches less far than the one that records are seen by would have to be asked of each record: then it counts for none. */
function reachesAsFar(own: AlcanceDatos | undefined, other: AlcanceDatos | undefined): boolean {
  return own !== undefined && (own === 'RED' || other === undefined || own === other);
}

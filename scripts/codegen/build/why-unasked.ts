import type { Field } from '../model';
import { AUDIT_FIELDS, type BareEntity } from './entity';

type All = ReadonlyMap<string, BareEntity>;
const HOLDERS: readonly Field['kind'][] = ['object', 'records', 'lines', 'embed'];

/**
 * Returns why a list of the entity can be neither filtered nor sorted by the field at a path, phrased to follow its name. Returns null when
 * it can, and for a missing field, which is reported separately. The server resolves paths in src/platform/server/listing/field-path.
 */
export function whyUnasked(entity: BareEntity, path: string, all: All): string | null {
  const [head = '', child, ...deeper] = path.split('.');
  const field = entity.fields.find(({ name }) => name === head);
  if (!field) return null;
  if (child === undefined) return whyNot(field);
  const target = field.embed && all.get(field.embed.entity);
  if (target) return whyUnasked(target, [child, ...deeper].join('.'), all);
  if (field.computed) return NOT_STORED;
  if (deeper.length > 0) return 'lies too deep: a list knows what stands in an object, and nothing inside that';
  const inner = field.kind === 'object' ? field.fields.find(({ name }) => name === child) : undefined;
  return inner ? (whyNot(inner) ?? (inner.kind === 'list' ? 'is a list inside an object' : null)) : null;
}

/** Paths that a list can be filtered by, for suggestions. */
export function askedPaths(entity: BareEntity, all: All): string[] {
  return [
    ...entity.fields.filter((field) => whyUnasked(entity, field.name, all) === null).map(({ name }) => name),
    entity.key.name,
    ...AUDIT_FIELDS,
  ];
}

const NOT_STORED = 'is computed for each record that is shown, and not stored';

function whyNot({ computed, related, kind }: Field): string | null {
  if (computed) return NOT_STORED;
  if (related) return 'is not stored';
  return HOLDERS.includes(kind)
    ? `is ${kind === 'object' || kind === 'embed' ? 'an object' : 'a list of objects'}, no single value`
    : null;
}

import type { Field } from '../model';
import type { BareEntity } from './entity';

/** Returns the field at a path of an entity (`nombre`, `domicilio.calle`, `persona.curp`), or null. */
export function fieldAt(
  entity: Pick<BareEntity, 'fields'>,
  path: string,
  all: ReadonlyMap<string, Pick<BareEntity, 'fields'>>,
): Field | null {
  const [head, ...rest] = path.split('.');
  const field = entity.fields.find((candidate) => candidate.name === head);
  if (!field || rest.length === 0) return field ?? null;
  if (field.kind === 'object') return fieldAt(field, rest.join('.'), all);
  const target = field.embed && all.get(field.embed.entity);
  return target ? fieldAt(target, rest.join('.'), all) : null;
}

/** Returns every path that `fieldAt` finds, for suggestions. */
export function fieldPaths(
  entity: Pick<BareEntity, 'fields'>,
  all: ReadonlyMap<string, BareEntity>,
  prefix = '',
  depth = 0,
): string[] {
  return entity.fields.flatMap((field) => {
    const path = prefix + field.name;
    const target = field.embed && all.get(field.embed.entity);
    const inner =
      depth > 1
        ? []
        : field.kind === 'object'
          ? fieldPaths(field, all, `${path}.`, depth + 1)
          : target
            ? fieldPaths(target, all, `${path}.`, depth + 1)
            : [];
    return [path, ...inner];
  });
}

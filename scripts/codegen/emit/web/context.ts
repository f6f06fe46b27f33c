import type { Entity, EnumType, Field, Model, Operation, Report } from '../../model';
import { referrersOf, type Referrer } from '../referrers';

/** Lookups of the web emitters for one entity. */
export interface WebContext extends FormContext {
  readonly entity: Entity;
  /** Fields of other listed entities that refer to this one. */
  readonly referrers: readonly Referrer[];
  /** Reports that its records open. */
  readonly reports: readonly Report[];
}

/** Data needed to emit the form of an entity, or of its substitute (a report's parameters). */
export interface FormContext {
  readonly entity: Pick<Entity, 'name' | 'source' | 'fields' | 'lifecycle'>;
  readonly entities: ReadonlyMap<string, Entity>;
  /** Operations that have a button on its records or its list. */
  readonly actions: readonly Operation[];
}

export function contexts(model: Model): WebContext[] {
  const { entities } = model;
  const operations = model.endpoints.flatMap((endpoint) => endpoint.operations);
  const referrers = referrersOf(model);
  const all = new Map(entities.map((entity) => [entity.name, entity]));
  return entities.map((entity) => ({
    entity,
    entities: all,
    referrers: referrers.get(entity.name) ?? [],
    reports: model.reports.filter(({ openedFrom }) => openedFrom.some((opening) => opening.entity === entity.name)),
    actions: [
      ...operations.filter(({ button }) => button?.entity === entity.name),
      ...(entity.importOperation ? [entity.importOperation] : []),
    ],
  }));
}

/** Returns the entity of an embed field; null for any other field. */
export function embedded(field: Field, { entities }: WebContext): Entity | null {
  return field.embed ? (entities.get(field.embed.entity) ?? null) : null;
}

/** Returns the enums of an entity's own fields, including groups, rows and lists, without those of embedded entities. */
export function ownEnums(fields: readonly Field[], found = new Map<string, EnumType>()): ReadonlyMap<string, EnumType> {
  for (const field of fields) {
    for (const type of [field.enumType, field.item?.enumType]) if (type) found.set(type.name, type);
    ownEnums(field.fields, found);
  }
  return found;
}

/** Returns the enums in the forms of an entity's steps and actions, which may differ from those of its fields. */
export function stepEnums({ entity, actions }: Pick<FormContext, 'entity' | 'actions'>): ReadonlyMap<string, EnumType> {
  return ownEnums([...(entity.lifecycle?.transitions ?? []), ...actions].flatMap(({ fields }) => fields ?? []));
}

/** `UnidadConectividad` → `unidadConectividad` */
export function enumConst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

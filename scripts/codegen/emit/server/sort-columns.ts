import type { Entity, Field, Model } from '../../model';
import { entityNamed, hostsOf } from '../lookup';
import { storedFields } from './stored-fields';

/**
 * Returns own fields of an entity that sort some list: its sortable list columns, its default sort, and default sorts of entities that
 * embed it (`persona.primerApellido`).
 */
export function sortedFields(entity: Entity, model: Model): readonly Field[] {
  const names = new Set<string>([entity.sort.field]);
  for (const { host, field } of hostsOf(model, entity)) {
    const [head, tail] = host.sort.field.split('.');
    if (tail && field.name === head) names.add(tail);
  }
  return storedFields(entity).filter(
    (field) => isScalar(field) && field.reference === null && (names.has(field.name) || field.list?.sortable === true),
  );
}

/** Returns the references that sort a list, by the label of the other record. */
export function sortedByLabel(entity: Entity, model: Model): readonly Field[] {
  return storedFields(entity).filter(
    (field) => isScalar(field) && entityNamed(model, field.reference?.entity) && field.list?.sortable === true,
  );
}

/** Returns the references that are columns of the entity and have a label in responses; its list can be sorted by them. */
export function labelledReferences(
  entity: Entity,
  model: Model,
): readonly { readonly field: Field; readonly label: string; readonly target: Entity }[] {
  return storedFields(entity).flatMap((field) => {
    const target = entityNamed(model, field.reference?.entity);
    const label = field.reference?.labelField;
    return target && label ? [{ field, label, target }] : [];
  });
}

/** Returns true when the key is the label of the referenced record, so that the field is its own label. */
export function labelledByThemselves(field: Field, model: Model): boolean {
  const target = entityNamed(model, field.reference?.entity);
  return target?.label.text === `{${target?.key.name}}`;
}

/** Returns true when a field is one value in one column, which can be compared and sorted. */
export function isScalar(field: Field): boolean {
  return !['list', 'object', 'records', 'embed', 'lines'].includes(field.kind);
}

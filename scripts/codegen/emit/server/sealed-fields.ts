import { POSITION } from '#platform/shared/merge/line-position';
import { reachableStates } from '#platform/shared/lifecycle/reachable-states';
import type { Entity, Field, Model, Transition } from '../../model';
import type { LineEntity } from '../line-entity';
import { followingColumns } from './merge-triggers';
import { signedFields } from './signed-fields';
import { storedFields } from './stored-fields';

/** Returns the states in which a document is immutable: `sealed` ones, and for a signed document all states after the signature. */
export function sealedStates({ lifecycle, signature }: Entity): string[] {
  if (!lifecycle) return [];
  const on = lifecycle.transitions.find(({ name }) => name === signature?.on);
  const starts = [...lifecycle.states.filter((state) => state.sealed).map(({ value }) => value), ...(on?.to ?? [])];
  const sealed = signature === null ? new Set(starts) : reachableStates(lifecycle.transitions, starts);
  return lifecycle.states.map(({ value }) => value).filter((value) => sealed.has(value));
}

/** Returns the steps that a sealed document can still take. */
export function laterSteps(entity: Entity): readonly Transition[] {
  const sealed = new Set(sealedStates(entity));
  return (entity.lifecycle?.transitions ?? []).filter(({ from }) => from.some((state) => sealed.has(state)));
}

/** Fields that steps of a sealed document write: their form fields, their stamps, and the time of the state. */
function writtenLater(entity: Entity): ReadonlySet<string> {
  const { lifecycle, derive } = entity;
  return new Set([
    ...laterSteps(entity).flatMap(({ fields, stamps }) => [...fields.map(({ name }) => name), ...Object.keys(stamps)]),
    ...[lifecycle?.field, lifecycle?.since, lifecycle?.due].flatMap((name) => name ?? []),
    ...(derive?.gives ?? []),
    ...(lifecycle?.unsealed ?? []),
  ]);
}

/**
 * Returns the stored fields of a document that cannot change after it is sealed. A signed document seals the fields that users write and
 * its references; other fields contain the server's counts and sums. Columns that follow merges are listed separately.
 */
export function keptFields(entity: Entity, model: Model): Field[] {
  const later = writtenLater(entity);
  const following = new Set(followingColumns(entity, model).map(({ field }) => field));
  const signed = new Set(entity.signature ? signedFields(entity) : []);
  const isKept = (field: Field) =>
    entity.signature === null
      ? !later.has(field.name)
      : signed.has(field) ||
        ((field.reference !== null || field.name === entity.folio?.field) && !later.has(field.name));
  return storedFields(entity).filter(
    (field) => field.generated === null && field.embed === null && !following.has(field) && isKept(field),
  );
}

/** Returns the stored fields of a line that cannot change after its document is sealed. */
export function keptLineFields({ parent, entity, field: list }: LineEntity): Field[] {
  if (parent.signature) return signedFields(entity);
  const derived = new Set([...(parent.derive?.gives ?? []), ...(parent.lifecycle?.unsealed ?? [])]);
  const later = new Set(
    laterSteps(parent).flatMap(({ lines }) => (lines?.field === list.name ? lines.fields.map(({ name }) => name) : [])),
  );
  return storedFields(entity).filter(
    ({ name, generated }) => generated === null && !later.has(name) && !derived.has(`${list.name}.${name}`),
  );
}

/** Returns the fields in the audit trail's digest: immutable fields, fields that steps write, and columns that follow merges. */
export function digestedFields(entity: Entity, model: Model): Field[] {
  const { lifecycle, derive } = entity;
  const kept = new Set(keptFields(entity, model));
  const following = new Set(followingColumns(entity, model).map(({ field }) => field));
  const aside = new Set([lifecycle?.since, lifecycle?.due, ...(derive?.gives ?? []), ...(lifecycle?.unsealed ?? [])]);
  const later = writtenLater(entity);
  return storedFields(entity).filter(
    (field) =>
      kept.has(field) ||
      following.has(field) ||
      (later.has(field.name) && !aside.has(field.name) && field.generated === null && field.embed === null),
  );
}

export function digestedLineFields(line: LineEntity): Field[] {
  return keptLineFields(line).filter(({ name }) => name !== line.parent.key.name && name !== POSITION);
}

import { mergedBy } from '../../build/merged-by';
import type { Entity, Field, Model } from '../../model';
import { entityNamed } from '../lookup';
import { storedFields } from './stored-fields';
import { identifier } from './text';
import { triggerOf, type NamedTrigger } from './trigger-code';

/** Column that is updated when the record it refers to is merged into another. */
export interface FollowingColumn {
  readonly field: Field;
  /** Entity whose records are merged. */
  readonly target: Entity;
  /** Its column that refers to the remaining record. */
  readonly into: string;
}

/** Columns of an entity that a merge updates. References inside lines stay unchanged. */
export function followingColumns(entity: Entity, model: Model): FollowingColumn[] {
  if (entity.view) return [];
  return storedFields(entity).flatMap((field) => {
    const { reference } = field;
    if (!reference || reference.merges || !reference.follows) return [];
    const target = entityNamed(model, reference.entity);
    const merged = target && mergedBy(target);
    return merged ? [{ field, target, into: merged.column }] : [];
  });
}

/**
 * Stores a new row under the record that remains after a merge. The lock waits for a running merge, so that no transaction that began
 * earlier leaves a row under the merged record.
 */
export function mergeTriggers(entity: Entity, model: Model): NamedTrigger[] {
  return followingColumns(entity, model).map(({ field: { column }, target, into }) =>
    triggerOf({
      name: identifier('esquema', entity.table, column, 'fusion'),
      table: entity.table,
      event: 'before insert',
      each: 'row',
      body: `declare
  v_queda ${target.key.type === 'integer' ? 'bigint' : 'text'};
begin
  select t."${into}" into v_queda from "${target.table}" t where t."${target.key.column}" = new."${column}" for share;
  if v_queda is not null then
    new."${column}" := v_queda;
  end if;
  return new;
end`,
    }),
  );
}

import { mergedBy } from '../../build/merged-by';
import type { Entity, Field, Model } from '../../model';
import { entityNamed } from '../lookup';
import { storedFields } from './stored-fields';
import { identifier } from './text';
import { triggerOf, type NamedTrigger } from './trigger-code';

/** A column that moves when the record it names is merged into another. */
export interface FollowingColumn {
  readonly field: Field;
  /** The entity whose records are merged. */
  readonly target: Entity;
  /** Its column that names the record that stays. */
  readonly into: string;
}

/** Columns of an entity that move with a merge. References inside lines stay. */
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
 * Stores a new row under the record that stays. The lock waits for a merge that is under way, so that no row is left under the merged record
 * by a transaction that began before.
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

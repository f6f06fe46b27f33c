import type { Entity } from '../../model';
import { lineEntities } from '../line-entity';
import { identifier, sqlText } from './text';
import { triggerOf, type NamedTrigger } from './trigger-code';

/**
 * Refuses TRUNCATE of an entity's table and of its line tables, also when it cascades from another table and in a session that disables
 * ordinary triggers. Each of their rows has entries in the audit trail, and row triggers do not run on TRUNCATE. A ledger has its own
 * trigger for this.
 */
export function truncateTriggers(entity: Entity): NamedTrigger[] {
  if (entity.view) return [];
  const tables = [
    ...(entity.ledger ? [] : [entity.table]),
    ...lineEntities(entity).map(({ entity: line }) => line.table),
  ];
  return tables.map((table) => {
    const name = identifier('esquema', table, 'vaciado');
    return triggerOf({
      name,
      table,
      event: 'before truncate',
      each: 'statement',
      isAlways: true,
      body: `begin
  raise exception ${sqlText(`${table}: la tabla no se vacía; la bitácora da cuenta de sus registros.`)}
    using errcode = 'restrict_violation', table = ${sqlText(table)}, constraint = ${sqlText(name)};
end`,
    });
  });
}

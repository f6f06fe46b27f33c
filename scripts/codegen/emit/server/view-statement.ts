import { NEVER_WRITTEN } from '#platform/shared/validation/never-written';
import type { Entity, Field, Model } from '../../model';
import { searchExpression } from './search-column';
import { storedFields } from './stored-fields';
import type { NamedTrigger } from './trigger-code';

const NEVER = `'${NEVER_WRITTEN}'::timestamptz(3)`;

/** Returns the view of an entity whose records are rows of a SELECT: its columns with their types, and the audit columns of every table. */
export function viewStatements(entity: Entity, model: Model): NamedTrigger[] {
  if (entity.view === null) return [];
  const { table, key } = entity;
  const search = searchExpression(entity, model);
  const columns = [
    ...(key.kind === 'serial' ? [`"${key.column}"::bigint as "${key.column}"`] : []),
    ...storedFields(entity).map((field) => `"${field.column}"::${typeOf(field)} as "${field.column}"`),
    'true as "activo"',
    '1 as "version"',
    'null::bigint as "creado_por"',
    `${NEVER} as "fecha_creacion"`,
    'null::bigint as "modificado_por"',
    `${NEVER} as "fecha_modificacion"`,
    ...(search === null ? [] : [`${search} as "busqueda"`]),
  ];
  return [
    {
      name: 'vista',
      table,
      view: true,
      create: [`CREATE VIEW "${table}" AS SELECT\n  ${columns.join(',\n  ')}\nFROM (\n${entity.view}\n) AS filas;`],
      drop: [`DROP VIEW IF EXISTS "${table}";`],
    },
  ];
}

function typeOf({ kind, precision, scale }: Field): string {
  switch (kind) {
    case 'integer':
      return 'bigint';
    case 'number':
      return precision === null && scale === null ? 'double precision' : `numeric(${precision ?? 18}, ${scale ?? 0})`;
    case 'boolean':
      return 'boolean';
    case 'date':
      return 'date';
    case 'datetime':
      return 'timestamptz(3)';
    case 'list':
    case 'object':
    case 'records':
      return 'jsonb';
    default:
      return 'text';
  }
}

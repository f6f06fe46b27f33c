import type { Entity, Field, Model } from '../../model';
import { propertyName, quote } from '../code';
import { generatedSql } from './generated-sql';
import { columnProperty, databaseDefault, isNotNull } from './stored-fields';
import { sqlTag } from './text';

/** The drizzle constructor of a column: what to import, and the call. */
export interface ColumnType {
  readonly builder: string;
  readonly call: string;
}

/**
 * Column type of a field. Lengths and ranges are checks and not types, because a check can change
 * while a generated column (the search text) depends on the column, and a type cannot.
 */
export function columnType(field: Field, model: Model): ColumnType {
  const name = quote(field.embed ? field.embed.column : field.column);
  const type = (builder: string, options = '') => ({
    builder,
    call: `${builder}(${name}${options && `, ${options}`})`,
  });
  switch (field.kind) {
    case 'text':
    case 'enum':
    case 'time':
      return type('text');
    case 'integer':
      return type('bigint', "{ mode: 'number' }");
    case 'number':
      return field.precision === null && field.scale === null
        ? type('doublePrecision')
        : type('numeric', `{ precision: ${field.precision ?? 18}, scale: ${field.scale ?? 0}, mode: 'number' }`);
    case 'boolean':
      return type('boolean');
    case 'date':
      return type('date', "{ mode: 'string' }");
    case 'datetime':
      return type('timestamp', "{ withTimezone: true, precision: 3, mode: 'date' }");
    case 'embed': {
      const target = model.entities.find((entity) => entity.name === field.embed?.entity);
      return target?.key.type === 'text' ? type('text') : type('bigint', "{ mode: 'number' }");
    }
    case 'list':
    case 'object':
    case 'records': {
      const { builder, call } = type('jsonb');
      return { builder, call: `${call}.$type<${jsonType(field)}>()` };
    }
    case 'lines':
      throw new Error(`${field.name} is a table of its own, not a column.`);
  }
}

function jsonType(field: Field): string {
  if (field.kind === 'object') return 'Record<string, unknown>';
  if (field.kind === 'records') return 'Record<string, unknown>[]';
  return field.item?.kind === 'integer' || field.item?.kind === 'number' ? 'number[]' : 'string[]';
}

/** One line of the table's columns. */
export function columnLine(entity: Entity, field: Field, model: Model): string {
  const value = databaseDefault(field);
  const isKey = entity.key.kind === 'natural' && field.name === entity.key.name;
  return [
    `${propertyName(columnProperty(field))}: ${columnType(field, model).call}`,
    isKey ? '.primaryKey()' : '',
    !isKey && (isNotNull(field) || isWrittenWhole(entity, field)) ? '.notNull()' : '',
    value === null ? '' : `.default(${typeof value === 'string' ? quote(value) : String(value)})`,
    field.generated === null ? '' : `.generatedAlwaysAs(${sqlTag(generatedSql(field.generated, entity.fields))})`,
    ',',
  ].join('');
}

/** Where nobody creates records but the code of the server, what is required is given with the row. */
function isWrittenWhole({ operations, lifecycle }: Entity, { required, when, requiredWhen }: Field): boolean {
  return !operations.includes('create') && lifecycle === null && required && when === null && requiredWhen === null;
}

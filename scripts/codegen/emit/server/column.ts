import { alwaysFilled } from '../../build/compose-schemas';
import type { Entity, Field, Model } from '../../model';
import { propertyName, quote } from '../code';
import { generatedSql } from './generated-sql';
import { columnProperty, databaseDefault, isNotNull } from './stored-fields';
import { sqlTag } from './text';

/** Drizzle's constructors of column types. */
export const COLUMN_TYPES: readonly string[] = [
  'bigint',
  'boolean',
  'date',
  'doublePrecision',
  'jsonb',
  'numeric',
  'text',
  'timestamp',
];

/**
 * Returns the column type of a field as a call of drizzle. Lengths and ranges are checks instead of types: the type of a column cannot
 * change while a generated column (the search text) depends on it.
 *
 * A column that could hold more than the field carries the TypeScript type of the field.
 */
function columnType(field: Field, model: Model, record: string): string {
  const name = quote(field.embed ? field.embed.column : field.column);
  const type = (builder: string, options = '') => `${builder}(${name}${options && `, ${options}`})`;
  const held = `${record}[${quote(field.name)}]`;
  const known = `.$type<${alwaysFilled(field) ? held : `NonNullable<${held}>`}>()`;
  switch (field.kind) {
    case 'text':
    case 'time':
      return type('text');
    case 'enum':
      return `${type('text')}${known}`;
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
    case 'records':
      return `${type('jsonb')}${known}`;
    case 'lines':
      throw new Error(`${field.name} is a table of its own, not a column.`);
  }
}

/** Returns one line of the table's columns. `record` is the TypeScript type of the record in responses. */
export function columnLine(entity: Entity, field: Field, model: Model, record: string): string {
  const value = databaseDefault(field);
  const isKey = entity.key.kind === 'natural' && field.name === entity.key.name;
  return [
    `${propertyName(columnProperty(field))}: ${columnType(field, model, record)}`,
    isKey ? '.primaryKey()' : '',
    !isKey && (isNotNull(field) || isWrittenWhole(entity, field)) ? '.notNull()' : '',
    value === null ? '' : `.default(${typeof value === 'string' ? quote(value) : String(value)})`,
    field.generated === null ? '' : `.generatedAlwaysAs(${sqlTag(generatedSql(field.generated, entity.fields))})`,
    ',',
  ].join('');
}

/** Returns true when only server code creates the records, so that required values are set on insert. */
function isWrittenWhole({ operations, lifecycle }: Entity, { required, when, requiredWhen }: Field): boolean {
  return !operations.includes('create') && lifecycle === null && required && when === null && requiredWhen === null;
}

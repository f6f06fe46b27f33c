import type { Entity, Field, Model } from '../../model';
import { quote } from '../code';
import { sortedFields, isScalar } from './sort-columns';
import { columnProperty, sortsAsText, storedFields } from './stored-fields';
import { searchExpression, soundExpression } from './search-column';
import { identifier, sqlTag } from './text';

/**
 * Indexes of a table: unique keys, references, filters, sorts and free text.
 * Sorts end in the primary key, so that pages never repeat or skip a row among equals.
 */
export function indexLines(entity: Entity, model: Model): string[] {
  const lines = new Map<string, string>();
  const add = (name: string, call: string) => lines.set(name, call);
  const named = (kind: 'index' | 'uniqueIndex', ...parts: string[]) => {
    const name = identifier(entity.table, ...parts);
    return { name, open: `${kind}(${quote(name)})` };
  };
  const key = `table.${entity.key.name}`;
  const leading = new Set<string>([entity.key.name]);

  for (const { fields, activeOnly } of entity.unique) {
    const columns = fields.map((name) => storedFields(entity).find((field) => columnProperty(field) === name || field.name === name)).filter((field) => field !== undefined);
    const { name, open } = named('uniqueIndex', ...columns.map(columnName), 'key');
    if (columns.length === 1) leading.add(columnProperty(columns[0]!));
    add(name, `${open}.on(${columns.map((field) => `table.${columnProperty(field)}`).join(', ')})${activeOnly ? `.where(${sqlTag('"activo"')})` : ''},`);
  }
  const sorted = new Set(sortedFields(entity, model));
  for (const field of storedFields(entity)) {
    const own = `table.${columnProperty(field)}`;
    if (field.kind === 'text' && field.reference === null && sorted.has(field)) {
      const { name, open } = named('index', field.column, 'orden');
      const deciding = decidingColumns(entity, field).map((column) => `${sqlTag(`orden(coalesce("${column}", '')) collate "C"`)}, `);
      add(name, `${open}.on(${sqlTag(`orden("${field.column}") collate "C"`)}, ${deciding.join('')}${key}),`);
    }
    if (field.filter === 'contains') {
      const { name, open } = named('index', field.column, 'trgm');
      add(name, `${open}.using('gin', ${sqlTag(`plano("${field.column}") gin_trgm_ops`)}),`);
    }
    if (!needsPlainIndex(field, sorted) || leading.has(columnProperty(field))) continue;
    const { name, open } = named('index', columnName(field), 'idx');
    const isKeyOfOther = field.reference !== null || field.embed !== null;
    add(name, `${open}.on(${isKeyOfOther ? own : `${own}, ${key}`}),`);
  }
  if (searchExpression(entity, model) !== null) {
    const { name, open } = named('index', 'busqueda', 'trgm');
    add(name, `${open}.using('gin', table.busqueda.op('gin_trgm_ops')),`);
  }
  if (soundExpression(entity) !== null) {
    const { name, open } = named('index', 'busqueda_sonido', 'trgm');
    add(name, `${open}.using('gin', table.busquedaSonido.op('gin_trgm_ops')),`);
  }
  return [...lines.values()];
}

/** Columns of the texts that decide among equals of the field that the entity is sorted by; others are few enough to sort by themselves. */
function decidingColumns(entity: Entity, field: Field): string[] {
  if (entity.sort.field !== field.name) return [];
  const deciding = (entity.sort.thenBy ?? []).map((path) => storedFields(entity).find(({ name }) => name === path));
  return deciding.every((each) => each?.kind === 'text' && each.reference === null) ? deciding.map((each) => each!.column) : [];
}

function needsPlainIndex(field: Field, sorted: ReadonlySet<Field>): boolean {
  if (field.embed !== null || (field.reference !== null && isScalar(field))) return true;
  if (!isScalar(field)) return false;
  return field.index || (field.filter !== null && field.filter !== 'contains') || (sorted.has(field) && !sortsAsText(field));
}

function columnName(field: Field): string {
  return field.embed ? field.embed.column : field.column;
}

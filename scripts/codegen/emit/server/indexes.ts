import type { Entity, Field, Model } from '../../model';
import { snakeCase } from '../../names';
import { quote } from '../code';
import { labelledByThemselves, sortedByLabel, sortedFields, isScalar } from './sort-columns';
import { columnProperty, sortsAsText, storedFields } from './stored-fields';
import { searchExpression, soundExpression } from './search-column';
import { identifier, sqlTag } from './text';

/**
 * Returns the indexes of a table: unique keys, references, filters, sorts and free text.
 *
 * Sort indexes contain the primary key, so that pages never repeat or skip a row among equals. Then come the active flag, by which pages
 * are filtered, and the plain text. Without it PostgreSQL does not read an expression from its index.
 *
 * Declared `indexes` of an entity replace those for references, filters and sorts.
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
    const columns = fields
      .map((name) => storedFields(entity).find((field) => columnProperty(field) === name || field.name === name))
      .filter((field) => field !== undefined);
    const { name, open } = named('uniqueIndex', ...columns.map(columnName), 'key');
    if (columns.length === 1) leading.add(columnProperty(columns[0]!));
    add(
      name,
      `${open}.on(${columns.map((field) => `table.${columnProperty(field)}`).join(', ')})${activeOnly ? `.where(${sqlTag('"activo"')})` : ''},`,
    );
  }
  const sorted = new Set(sortedFields(entity, model));
  const byLabel = new Set(sortedByLabel(entity, model));
  const asWords = new Set([
    ...[...sorted].filter(sortsAsText),
    ...[...byLabel].filter((field) => sortsAsText(field) && labelledByThemselves(field, model)),
  ]);
  for (const chosen of entity.indexes ?? []) {
    const { name, open } = named('index', ...chosen.map((path) => columnOf(entity, path)), 'idx');
    const terms = chosen.map((path, place) => chosenTerm(entity, path, chosen.slice(0, place), asWords));
    add(name, `${open}.on(${[...terms, ...(chosen.includes(entity.key.name) ? [] : [key])].join(', ')}),`);
  }
  for (const field of entity.indexes === null ? storedFields(entity) : []) {
    const own = `table.${columnProperty(field)}`;
    if (asWords.has(field)) {
      const { name, open } = named('index', field.column, 'orden');
      const deciding = decidingFields(entity, field);
      const terms = [
        sqlTag(`orden("${field.column}") collate "C"`),
        ...deciding.map(({ column }) => sqlTag(`orden(coalesce("${column}", '')) collate "C"`)),
        key,
      ];
      const texts = [field, ...deciding].every(fitsTwice)
        ? [field, ...deciding].map((each) => `table.${columnProperty(each)}`).filter((column) => column !== key)
        : [];
      add(name, `${open}.on(${[...terms, ...texts, 'table.activo'].join(', ')}),`);
    }
    if (field.filter === 'contains') {
      const { name, open } = named('index', field.column, 'trgm');
      add(name, `${open}.using('gin', ${sqlTag(`plano("${field.column}") gin_trgm_ops`)}),`);
    }
    if (!needsPlainIndex(field, sorted) || leading.has(columnProperty(field))) continue;
    const { name, open } = named('index', columnName(field), 'idx');
    const isKeyOfOther = field.reference !== null || field.embed !== null;
    const cut = sorted.has(field) || byLabel.has(field) ? `, ${key}, table.activo` : isKeyOfOther ? '' : `, ${key}`;
    add(name, `${open}.on(${own}${cut}),`);
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

/**
 * Returns a column of a declared index. A text that sorts the list, or breaks ties of the sort, uses the sort expression; other columns are
 * plain.
 */
function chosenTerm(entity: Entity, path: string, before: readonly string[], asWords: ReadonlySet<Field>): string {
  const field = storedFields(entity).find(({ name, embed }) => name === path || embed?.keyName === path);
  const sorting = storedFields(entity).find(({ name }) => name === entity.sort.field);
  if (field && sorting && before.includes(sorting.name) && decidingFields(entity, sorting).includes(field))
    return sqlTag(`orden(coalesce("${field.column}", '')) collate "C"`);
  return field && asWords.has(field)
    ? sqlTag(`orden("${field.column}") collate "C"`)
    : `table.${field ? columnProperty(field) : path}`;
}

/** Column of an own field, of the key of an embedded record, or of an audit field. */
function columnOf(entity: Entity, path: string): string {
  const field = storedFields(entity).find(({ name, embed }) => name === path || embed?.keyName === path);
  return field ? columnName(field) : snakeCase(path);
}

/** Longest text that fits twice in an index entry: 2704 bytes, up to four bytes per character. */
const MAX_TWICE = 250;

function fitsTwice({ maxLength }: Field): boolean {
  return maxLength !== null && maxLength <= MAX_TWICE;
}

/** Returns the text fields that break ties of the entity's sort. Ties of other sorts are few enough to sort without an index. */
function decidingFields(entity: Entity, field: Field): Field[] {
  if (entity.sort.field !== field.name) return [];
  const deciding = (entity.sort.thenBy ?? []).map((path) => storedFields(entity).find(({ name }) => name === path));
  return deciding.every((each) => each?.kind === 'text' && each.reference === null)
    ? deciding.map((each) => each!)
    : [];
}

function needsPlainIndex(field: Field, sorted: ReadonlySet<Field>): boolean {
  if (field.embed !== null || (field.reference !== null && isScalar(field))) return true;
  if (!isScalar(field)) return false;
  return (
    field.index || (field.filter !== null && field.filter !== 'contains') || (sorted.has(field) && !sortsAsText(field))
  );
}

function columnName(field: Field): string {
  return field.embed ? field.embed.column : field.column;
}

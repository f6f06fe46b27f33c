import type { Diagnostics } from '../diagnostic';
import { documentName, type SourceDocument } from '../load/source-document';
import type { Json } from '../load/property-node';
import { camelCase, kebabCase, snakeCase } from '../names';
import type { EntityHead } from './context';
import { ENTITY_NAMES_TAKEN, SYSTEM_TABLES } from './reserved-names';

/** PostgreSQL cuts longer identifiers; index and constraint names add a suffix to the table's. */
const MAX_NAME = 40;

/** Reads the facts that references need of an entity, without building it. Null (reported) when its name is invalid. */
export function headOf(document: SourceDocument, isUncertain: boolean, diagnostics: Diagnostics): EntityHead | null {
  const name = documentName(document);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > MAX_NAME) {
    diagnostics.add(
      'bad-name',
      { document, path: [] },
      `The file's name is the entity's: \`${name}\` must be lower-case words joined by hyphens, at most ${MAX_NAME} characters.`,
      kebabCase(name),
    );
    return null;
  }
  if (ENTITY_NAMES_TAKEN.has(camelCase(name)) || SYSTEM_TABLES.has(snakeCase(name))) {
    diagnostics.add(
      'bad-name',
      { document, path: [] },
      `The file's name is the entity's, and \`${name}\` ${SYSTEM_TABLES.has(snakeCase(name)) ? 'is a table that the server has for itself' : 'means something else in the code that is generated'}.`,
      `rename the file, e.g. to ${name}-propio.json`,
    );
    return null;
  }
  const value = document.value as
    | { 'x-entity'?: { key?: unknown; backend?: unknown }; properties?: Record<string, Json> }
    | undefined;
  const natural = value?.['x-entity']?.key;
  if (typeof natural === 'string') {
    return { name, isUncertain, key: { name: natural, column: snakeCase(natural), kind: 'natural', type: 'text' } };
  }
  if (value?.['x-entity']?.backend === 'mock')
    return { name, isUncertain, key: { name: 'id', column: 'id', kind: 'serial', type: 'text' } };
  const serial = `${camelCase(name)}Id`;
  return { name, isUncertain, key: { name: serial, column: snakeCase(serial), kind: 'serial', type: 'integer' } };
}

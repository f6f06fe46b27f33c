import type { Field, ImportReference, Operation } from '../model';
import type { BareEntity } from './entity';
import { IMPORT_ANSWER, IMPORT_BODY, isCell, MOST_ROWS } from './import';

type All = ReadonlyMap<string, BareEntity>;

/**
 * The import that an entity has by itself: every field that a cell can say, and references by what their records are known by.
 * Null for what a row cannot say: a document, a record that holds another, one that nothing tells apart.
 */
export function importOperationOf(entity: BareEntity, all: All, declared: readonly Operation[]): Operation | null {
  const { name, camel, pascal, path, operations, permissions, lifecycle, fields, source, backend } = entity;
  if (backend !== 'server' || lifecycle || !operations.includes('create') || !operations.includes('update') || permissions.create !== permissions.update) return null;
  if (fields.some(({ lines, embed }) => lines || embed) || declared.some((operation) => operation.import?.entity === name)) return null;
  const references = referencesOf(fields, all);
  const columns = fields.filter((field) => isCell(field) || (!field.readOnly && field.name in references)).map((field) => field.name);
  const match = keysOf(entity).find((key) => key.every((field) => columns.includes(field)));
  // What a new record must have and no cell can say, no file can bring.
  if (!match || fields.some((field) => field.required && !field.readOnly && field.default === undefined && !field.when && !columns.includes(field.name))) return null;
  return {
    name: `${camel}Importar`, pascal: `${pascal}Importar`, kind: 'import', source, method: 'POST', path: `${path}/importar`,
    labels: { es: 'Importar', en: 'Import', 'es-mx': 'Importar' }, summary: 'Creates and updates records from a spreadsheet; checks first, writes all rows in one transaction.',
    parameters: null, body: IMPORT_BODY, answer: IMPORT_ANSWER, fields: null, confirm: null, icon: 'file',
    import: { entity: name, columns, match, references: Object.fromEntries(Object.entries(references).filter(([field]) => columns.includes(field))), most: MOST_ROWS },
    button: { entity: name, on: 'list', when: null, params: null, take: {}, start: {}, copies: false }, answerEntity: null, paged: false, permission: permissions.create, invalidates: [name], cacheSeconds: 0, idempotent: true, status: 200,
  };
}

/** The keys that tell records apart, by what a person knows: the natural one, then those without references, the shortest first. */
function keysOf({ key, unique, fields }: BareEntity): readonly (readonly string[])[] {
  const isReference = (name: string) => fields.find((field) => field.name === name)?.reference !== null;
  const known = unique.filter(({ activeOnly, fields: names }) => !activeOnly && names.some((name) => fields.find((field) => field.name === name)?.required)).map(({ fields: names }) => names);
  return [...(key.kind === 'natural' ? [[key.name]] : []), ...known.toSorted((a, b) => Number(a.some(isReference)) - Number(b.some(isReference)) || a.length - b.length)];
}

/** How the records that a field refers to are named in a cell; references that nothing names are left out. */
function referencesOf(fields: readonly Field[], all: All): Record<string, ImportReference> {
  return Object.fromEntries(fields.flatMap(({ name, reference, kind }) => {
    const target = reference && kind !== 'list' ? all.get(reference.entity) : undefined;
    const by = target && keysOf(target)[0];
    return by ? [[name, { entity: target.name, by }] as const] : [];
  }));
}

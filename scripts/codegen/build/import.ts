import type { Json } from '../load/property-node';
import type { Field, ImportSpec, JsonSchema } from '../model';
import { didYouMean } from '../nearest';
import type { Diagnostics } from '../diagnostic';
import type { SourceDocument } from '../load/source-document';
import type { BareEntity } from './entity';

/** Rows that one transaction writes in a time that a person waits. */
const MOST_ROWS = 2000;

/** What a file may fill in: one value a cell, or several scalars with commas. */
const KINDS: readonly Field['kind'][] = ['text', 'integer', 'number', 'boolean', 'date', 'enum', 'list'];

export function importFrom(raw: Json, entity: string): ImportSpec {
  const { columns, match, most = MOST_ROWS } = raw as { columns: string[]; match: string; most?: number };
  return { entity, columns, match, most };
}

/** The file comes as text, so that it goes the way of every other write: validated, written down for a retry, in one transaction. */
export const IMPORT_BODY: JsonSchema = object({
  archivo: { type: 'string', minLength: 1, maxLength: 200 },
  contenido: { type: 'string', minLength: 1, maxLength: 8_000_000 },
  aplicar: { type: 'boolean' },
  omitirErrores: { type: 'boolean' },
}, ['archivo', 'contenido', 'aplicar']);

/** DOMAIN a.5 «importacion». */
export const IMPORT_ANSWER: JsonSchema = object({
  aplicada: { type: 'boolean' }, filas: { type: 'integer' }, validas: { type: 'integer' }, conError: { type: 'integer' }, conAviso: { type: 'integer' },
  nuevas: { type: 'integer' }, actualizadas: { type: 'integer' }, sinCambio: { type: 'integer' },
  resultado: {
    type: 'array',
    items: object({
      fila: { type: 'integer' }, clave: { type: 'string' }, columna: { type: 'string' }, campo: { type: 'string' }, nivel: { type: 'string', enum: ['ERROR', 'AVISO'] },
      codigo: { type: 'string' }, mensaje: { type: 'string' }, valor: { type: 'string' },
    }),
  },
});

function object(properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

/** Columns must be fields that a file can fill in, and rows be told apart by one that is unique. */
export function checkImport({ columns, match }: ImportSpec, entity: BareEntity, document: SourceDocument, operation: string, diagnostics: Diagnostics): void {
  const at = (...path: (string | number)[]) => ({ document, path: ['operations', operation, 'import', ...path] });
  const names = entity.fields.map(({ name }) => name);
  columns.forEach((column, index) => {
    const field = entity.fields.find(({ name }) => name === column);
    if (!field) diagnostics.add('unknown-field', at('columns', index), `\`${column}\` is not a field of \`${entity.name}\`.`, didYouMean(column, names));
    else if (field.readOnly || !KINDS.includes(field.kind) || field.reference || field.item?.reference) diagnostics.add('unsupported', at('columns', index), `\`${column}\` cannot come from a cell of a file.`, `one of: ${KINDS.join(', ')} that is not readOnly and refers to nothing`);
  });
  if (entity.fields.some(({ lines, embed }) => lines || embed)) diagnostics.add('unsupported', at(), `\`${entity.name}\` holds lines or another record: a row of a file cannot say them.`);
  const unique = entity.key.kind === 'natural' && entity.key.name === match ? true : entity.unique.some(({ fields }) => fields.length === 1 && fields[0] === match);
  if (!columns.includes(match) || !unique) diagnostics.add('bad-operation', at('match'), `\`${match}\` tells no record from another.`, 'name a column whose field is unique by itself');
}

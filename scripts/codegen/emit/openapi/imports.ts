import { IMPORT_ANSWER, IMPORT_BODY, REVIEW_ANSWER, REVIEW_BODY } from '../../build/import';
import { transitionSchemaOf } from '../../build/compose-schemas';
import type { JsonSchema, Operation } from '../../model';
import { ref, type Node } from './components';
import { shared } from './parameters';
import { problemAnswers } from './problems';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Streaming answer of an import: one JSON value per line. */
const PROGRESS_ANSWER: JsonSchema = {
  description:
    'Una línea por avance, y al final una con `resultado` o con `problema`. Si el cliente se va antes de que sea definitiva, no se guarda nada.',
  type: 'object',
  properties: {
    fase: { type: 'string', enum: ['LECTURA', 'BUSQUEDA', 'REVISION', 'COMPARACION', 'GUARDADO'] },
    definitiva: {
      type: 'boolean',
      enum: [true],
      description: 'Ya no se puede cancelar: se termina aunque el cliente se vaya.',
    },
    hechas: { type: 'integer' },
    total: { type: 'integer' },
    resultado: { type: 'object' },
    problema: ref('schemas', 'Problem'),
  },
};

const file = (description: string, ...types: string[]): Node => ({
  description,
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
});

/** Request body with a file, shared by all imports, by component name. */
export const IMPORT_REQUEST = {
  Importacion: { required: true, content: { 'application/json': { schema: IMPORT_BODY } } },
};

/** Responses of imports and of their companion operations, by component name. */
export const IMPORT_RESPONSES = {
  ResultadoImportacion: {
    description: 'Hecho.',
    content: { 'application/json': { schema: IMPORT_ANSWER }, 'application/x-ndjson': { schema: PROGRESS_ANSWER } },
  },
  ResultadoRevision: {
    description: 'Hecho.',
    content: { 'application/json': { schema: REVIEW_ANSWER }, 'application/x-ndjson': { schema: PROGRESS_ANSWER } },
  },
  Plantilla: file('El archivo.', XLSX, 'text/csv'),
  FilasConError: file('Las columnas del archivo, con «Fila» antes y «Errores» después.', XLSX),
};

/** Companion operations of a reviewed import: its check, and the template, prefilled from the answers of its form. */
function besideReview(
  { name, path, fields }: Operation,
  about: (operationId: string, summary: string) => Node,
): Record<string, Node> {
  const asked = (fields ? transitionSchemaOf(fields, null) : {})['properties'] as Readonly<Record<string, JsonSchema>>;
  const properties = { ...(REVIEW_BODY['properties'] as Readonly<Record<string, JsonSchema>>), ...asked };
  const upload = { ...asked, file: { type: 'string', format: 'binary' } };
  const check = (operationId: string, summary: string): Node => ({
    ...about(operationId, summary),
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: { ...REVIEW_BODY, properties } },
        'multipart/form-data': { schema: { type: 'object', properties: upload, required: ['file'] } },
      },
    },
    responses: {
      200: ref('responses', 'ResultadoRevision'),
      ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 422, 503),
    },
  });
  return {
    [`${path}-check`]: { post: check(`${name}Check`, 'Revisar un archivo, o sus filas') },
    [`${path}-excel`]: {
      get: {
        ...about(`${name}Plantilla`, 'Plantilla para importar'),
        parameters: [
          ...Object.entries(asked).map(([field, schema]) => ({ name: field, in: 'query', required: true, schema })),
          ...shared('plantilla.formato'),
        ],
        responses: { 200: ref('responses', 'Plantilla'), ...problemAnswers(400, 401, 403, 404, 422) },
      },
      post: check(`${name}Excel`, 'Cargar y revisar un archivo'),
    },
    [`${path}/errores`]: {
      post: {
        ...check(`${name}Errores`, 'Filas con error de un archivo, para corregirlas'),
        responses: { 200: ref('responses', 'FilasConError'), ...problemAnswers(400, 401, 403, 404, 415, 422) },
      },
    },
  };
}

/** Companion operations of an import: the template to fill in, and a file with the rejected rows. */
export function besideImport(operation: Operation, tag: string): Record<string, Node> {
  const { name, path, permission } = operation;
  const about = (operationId: string, summary: string): Node => ({
    tags: [tag],
    operationId,
    summary,
    description: `Permiso: \`${permission}\`.`,
    'x-permission': permission,
  });
  if (operation.import?.review) return besideReview(operation, about);
  return {
    [`${path}/plantilla`]: {
      get: {
        ...about(`${name}Plantilla`, 'Plantilla para importar'),
        parameters: shared('plantilla.formato'),
        responses: { 200: ref('responses', 'Plantilla'), ...problemAnswers(400, 401, 403) },
      },
    },
    [`${path}/errores`]: {
      post: {
        ...about(`${name}Errores`, 'Filas con error de un archivo, para corregirlas'),
        requestBody: ref('requestBodies', 'Importacion'),
        responses: {
          200: ref('responses', 'FilasConError'),
          ...problemAnswers(400, 401, 403, 422),
        },
      },
    },
  };
}

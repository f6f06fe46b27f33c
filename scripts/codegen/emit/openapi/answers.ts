import type { JsonSchema } from '../../model';
import { ref, type Node } from './components';

/** Headers shared by many responses, by component name. */
export const HEADERS = {
  'X-Total-Items': { description: 'Registros en total.', schema: { type: 'integer' } },
  'X-Totals': { description: 'Sumas por campo, cuando se piden.', schema: { type: 'string' } },
  'X-Page-Count': { description: 'Páginas en total, cuando se pide.', schema: { type: 'integer' } },
  ETag: { description: 'Versión del registro.', schema: { type: 'string' } },
  'ETag.contenido': { description: 'Huella del contenido.', schema: { type: 'string' } },
};

const headers = (...names: readonly (keyof typeof HEADERS)[]): Node =>
  Object.fromEntries(names.map((name) => [name, ref('headers', name)]));

export const PAGE_HEADERS = headers('X-Total-Items', 'X-Totals', 'X-Page-Count');
/** Headers of a list that is returned whole when no page size is given. */
export const WHOLE_LIST_HEADERS = headers('X-Total-Items', 'X-Page-Count');
/** Header of a response that has the version of its record. */
export const ETAG = headers('ETag');
/** Header of a response whose tag is computed from its content. */
export const CONTENT_ETAG: Node = { ETag: ref('headers', 'ETag.contenido') };

/** Responses shared by many operations, by component name. */
export const RESPONSES = {
  Hecho: { description: 'Hecho.' },
  Listado: {
    description: 'El archivo, conforme se escribe.',
    headers: headers('X-Total-Items'),
    content: {
      'text/csv': { schema: { type: 'string' } },
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
        schema: { type: 'string', format: 'binary' },
      },
    },
  },
};

/** Responses of reports, if any exist, by component name. */
export const REPORT_RESPONSES = {
  EnSegundoPlano: {
    description:
      'El archivo tiene muchos renglones y se prepara en segundo plano: un aviso dice cuándo está. `GET /reportes/archivos` dice cómo va.',
    headers: { Location: { description: 'Donde se ve cómo va.', schema: { type: 'string' } } },
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { reporteArchivoId: { type: 'integer' }, filasTotal: { type: 'integer' } },
          required: ['reporteArchivoId', 'filasTotal'],
        },
      },
    },
  },
};

/** Version in the body, as an alternative to `If-Match`. */
const VERSION = {
  type: 'integer',
  minimum: 1,
  description: 'Versión que se modifica, en lugar de `If-Match`. Al crear no se usa.',
};

/** Adds the optional `version` to the body of a write. */
export function withVersion(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...(schema['properties'] as object | undefined), version: VERSION } };
}

/** Request body that contains only the version, by component name. */
export const VERSION_REQUEST = {
  SoloVersion: {
    required: false,
    content: { 'application/json': { schema: withVersion({ type: 'object', additionalProperties: false }) } },
  },
};

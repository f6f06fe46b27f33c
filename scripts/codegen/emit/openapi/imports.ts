import type { JsonSchema, Operation } from '../../model';
import { problemAnswers } from './common';

type Node = { [name: string]: unknown };

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How an import answers a client that reads along: one JSON value on each line. */
export const PROGRESS_ANSWER: JsonSchema = {
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
    problema: { $ref: '#/components/schemas/Problem' },
  },
};

/** What stands beside an import: the file to fill in, and the wrong rows of one that was filled in. */
export function besideImport({ name, path, permission, body }: Operation, tag: string): Record<string, Node> {
  const about = (operationId: string, summary: string): Node => ({
    tags: [tag],
    operationId,
    summary,
    description: `Permiso: \`${permission}\`.`,
    'x-permission': permission,
  });
  const file = (description: string, ...types: string[]): Node => ({
    description,
    content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  });
  return {
    [`${path}/plantilla`]: {
      get: {
        ...about(`${name}Plantilla`, 'Plantilla para importar'),
        parameters: [
          { name: 'formato', in: 'query', schema: { type: 'string', enum: ['xlsx', 'csv'], default: 'xlsx' } },
        ],
        responses: { 200: file('El archivo.', XLSX, 'text/csv'), ...problemAnswers(400, 401, 403) },
      },
    },
    [`${path}/errores`]: {
      post: {
        ...about(`${name}Errores`, 'Filas con error de un archivo, para corregirlas'),
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
        responses: {
          200: file('Las columnas del archivo, con «Fila» antes y «Errores» después.', XLSX),
          ...problemAnswers(400, 401, 403, 422),
        },
      },
    },
  };
}

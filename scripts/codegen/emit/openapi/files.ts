import { mediaTypesOf, MAX_PICTURE_BYTES, type FileKind } from '#platform/shared/file-kinds';
import type { Entity } from '../../model';
import { aboutOf, answer, arrayOf, type Node, ref } from './components';
import { WHOLE_LIST_HEADERS } from './answers';
import { keyOf, shared, WHOLE_LIST_PARAMETERS } from './parameters';
import { problemAnswers } from './problems';

/** File attached to a record: `GET {path}/{id}/archivos`. */
export const FILE_SCHEMA = {
  type: 'object',
  title: 'Archivo',
  properties: {
    archivoId: { type: 'string', format: 'uuid' },
    nombre: { type: 'string' },
    tipo: { type: 'string', description: 'Tipo de contenido, según el contenido mismo.' },
    bytes: { type: 'integer' },
    fecha: { type: 'string', format: 'date-time' },
    subidoPorNombre: { type: ['string', 'null'] },
    congelado: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Desde cuándo no se puede quitar; null mientras se puede.',
    },
  },
  required: ['archivoId', 'nombre', 'tipo', 'bytes', 'fecha', 'subidoPorNombre', 'congelado'],
};

const one = ref('schemas', 'Archivo');
const query = (name: string, description: string, required: boolean) => ({
  name,
  in: 'query',
  required,
  description,
  schema: { type: 'string' },
});
const content = (kinds: readonly FileKind[]) => ({
  description: 'El archivo.',
  content: Object.fromEntries(
    mediaTypesOf(kinds).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  ),
});
const sent = (most: string) => ({
  required: true,
  description: `El archivo y nada más; ${most} como máximo.`,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
});

/** Paths of the files attached to an entity's records, and of the pictures in its fields. */
export function filePaths(entity: Entity): Record<string, Node> {
  const { path, key, permissions, operations, attachments, fields } = entity;
  const about = aboutOf(entity);
  const all = `${path}/{${key.name}}/archivos`;
  const writes = operations.includes('update');
  const pictures = fields.filter(({ file }) => file !== null);
  return {
    ...(attachments
      ? {
          [all]: {
            get: {
              ...about('archivos', 'Archivos del registro', permissions.get),
              parameters: [keyOf(entity), ...WHOLE_LIST_PARAMETERS],
              responses: {
                200: answer('Los archivos, el último primero.', arrayOf(one), WHOLE_LIST_HEADERS),
                ...problemAnswers(401, 403, 404),
              },
            },
            ...(writes
              ? {
                  post: {
                    ...about('adjuntar', 'Adjuntar un archivo', permissions.update),
                    parameters: [keyOf(entity), query('nombre', 'Nombre del archivo.', true)],
                    requestBody: sent(`${attachments.maxMB} MB`),
                    responses: { 201: answer('El archivo.', one), ...problemAnswers(400, 401, 403, 404, 413, 422) },
                  },
                }
              : {}),
          },
          [`${all}/{archivoId}`]: {
            get: {
              ...about('archivo', 'Abrir un archivo del registro', permissions.get),
              parameters: [
                keyOf(entity),
                ...shared('archivoId'),
                query('descargar', 'Para guardarlo, en vez de mostrarlo.', false),
              ],
              responses: { 200: content(attachments.accept), ...problemAnswers(401, 403, 404) },
            },
            ...(writes
              ? {
                  delete: {
                    ...about('quitarArchivo', 'Quitar un archivo', permissions.update),
                    parameters: [keyOf(entity), ...shared('archivoId')],
                    responses: { 204: ref('responses', 'Hecho'), ...problemAnswers(401, 403, 404, 409) },
                  },
                }
              : {}),
          },
          ...(writes
            ? {
                [`${all}/{archivoId}/restaurar`]: {
                  post: {
                    ...about('restaurarArchivo', 'Devolver un archivo que se quitó', permissions.update),
                    parameters: [keyOf(entity), ...shared('archivoId')],
                    responses: { 200: answer('El archivo.', one), ...problemAnswers(401, 403, 404, 422) },
                  },
                },
              }
            : {}),
        }
      : {}),
    ...(pictures.length > 0
      ? {
          [`${path}/imagenes`]: {
            post: {
              ...about('subirImagen', 'Subir una imagen para un campo', permissions.update),
              parameters: [
                {
                  ...query('campo', 'Campo que la va a tener.', true),
                  schema: { type: 'string', enum: pictures.map(({ name }) => name) },
                },
                query('nombre', 'Nombre del archivo.', true),
              ],
              requestBody: sent(`${MAX_PICTURE_BYTES / 1024 ** 2} MB`),
              responses: {
                201: answer('Lo que el campo dirá de ella.', {
                  type: 'object',
                  properties: { archivoId: { type: 'string', format: 'uuid' } },
                  required: ['archivoId'],
                }),
                ...problemAnswers(400, 401, 403, 413, 422),
              },
            },
          },
          [`${path}/imagenes/{archivoId}`]: {
            get: {
              ...about('imagen', 'Abrir la imagen de un campo', permissions.get),
              parameters: shared('archivoId'),
              responses: { 200: content(['image']), ...problemAnswers(401, 403, 404) },
            },
          },
        }
      : {}),
  };
}

/** Path of the file of a report that was made in the background. */
export const REPORT_FILE_PATH: Record<string, Node> = {
  '/reportes/archivos/{reporteArchivoId}/contenido': {
    get: {
      tags: ['reportes'],
      operationId: 'reporteArchivoContenido',
      summary: 'Archivo de un reporte',
      description:
        'The file of a report of one’s own that was made in the background. Permiso: `reporte.exportar` y el del reporte.',
      'x-permission': 'reporte.exportar',
      parameters: [{ name: 'reporteArchivoId', in: 'path', required: true, schema: { type: 'integer' } }],
      responses: { 200: ref('responses', 'Listado'), ...problemAnswers(401, 403, 404) },
    },
  },
};

import type { Entity, Model } from '../../model';
import { MAX_ROWS } from '#platform/shared/most-rows';
import { ref, type Node } from './components';

const query = (name: string, description: string, schema: Node): Node => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});
const inPath = (name: string, schema: Node): Node => ({ name, in: 'path', required: true, schema });
const header = (name: string, description: string, schema: Node): Node => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});
const flag = { type: 'boolean', default: false };

/** Parameters shared by many paths (specification, section 7), by component name. */
export const PARAMETERS = {
  pageNumber: query('pageNumber', 'Página, desde 1.', { type: 'integer', minimum: 1, default: 1 }),
  pageSize: query('pageSize', 'Registros por página; con 0, ninguno: solo cuántos hay y, si se piden, sus sumas.', {
    type: 'integer',
    minimum: 0,
    maximum: MAX_ROWS,
  }),
  'entera.pageSize': query(
    'pageSize',
    'Renglones por página; si no se dice, todos. Con 0, ninguno: solo cuántos hay.',
    {
      type: 'integer',
      minimum: 0,
      maximum: MAX_ROWS,
    },
  ),
  includeTotals: query(
    'includeTotals',
    'Responder también `X-Totals`: sumas de todo lo que coincide, en JSON por campo.',
    flag,
  ),
  includePageCount: query('includePageCount', 'Responder también `X-Page-Count`.', flag),
  sortBy: query('sortBy', 'Campo por el que se ordena.', { type: 'string' }),
  sortDir: query('sortDir', 'Sentido del orden.', { type: 'string', enum: ['asc', 'desc'] }),
  propiosPrimero: query(
    'propiosPrimero',
    'Antes los que están ligados a quien pregunta: a su servicio, almacén, unidad, jurisdicción o proveedor; los demás después, en el mismo orden.',
    flag,
  ),
  alcanceDe: query(
    'alcanceDe',
    'Solo los lugares (jurisdicciones, unidades, almacenes, núcleos) que abarcan estos permisos de quien pregunta, separados por comas.',
    { type: 'string', examples: ['reporte.farmacia'] },
  ),
  filterBy: query(
    'filterBy',
    'Texto libre, o el Base64 de un objeto JSON `{campo: valor | [v1, v2] | {gte, lte, gt, lt, ne, like, null}}` con `q` para el texto y `activo` para los inactivos.',
    { type: 'string' },
  ),
  'historial.pageSize': query('pageSize', 'Registros por página; con 0, ninguno: solo cuántos hay.', {
    type: 'integer',
    minimum: 0,
    maximum: 200,
    default: 20,
  }),
  'historial.accion': query('accion', 'Solo los eventos de esta acción.', { type: 'string' }),
  'historial.usuarioId': query('usuarioId', 'Solo los eventos de esta persona.', { type: 'integer' }),
  'historial.estados': query('estados', 'Solo la creación y los cambios de estado.', flag),
  'exportar.formato': query('formato', 'Formato del archivo.', {
    type: 'string',
    enum: ['csv', 'xlsx'],
    default: 'csv',
  }),
  'exportar.columnas': query('columnas', 'Campos del archivo en su orden, separados por comas; todos si no se dice.', {
    type: 'string',
  }),
  'plantilla.formato': {
    name: 'formato',
    in: 'query',
    schema: { type: 'string', enum: ['xlsx', 'csv'], default: 'xlsx' },
  },
  archivoId: inPath('archivoId', { type: 'string', format: 'uuid' }),
  bitacoraId: inPath('bitacoraId', { type: 'integer' }),
  comentarioId: inPath('comentarioId', { type: 'integer' }),
  'If-Match': header(
    'If-Match',
    'Versión que se modifica, como vino en `ETag`; o bien `version` en el cuerpo. Sin ninguna, 428; si difieren, 400.',
    { type: 'string' },
  ),
  'If-None-Match': header('If-None-Match', 'El `ETag` de la respuesta que ya se tiene.', { type: 'string' }),
  'Idempotency-Key': header('Idempotency-Key', 'UUID de la operación: repetirla no la hace dos veces.', {
    type: 'string',
    format: 'uuid',
  }),
} satisfies Record<string, Node>;

/** References to shared parameters. */
export function shared(...names: readonly (keyof typeof PARAMETERS)[]): Node[] {
  return names.map((name) => ref('parameters', name));
}

export const LIST_PARAMETERS = shared(
  'pageNumber',
  'pageSize',
  'includeTotals',
  'includePageCount',
  'sortBy',
  'sortDir',
  'propiosPrimero',
  'alcanceDe',
  'filterBy',
);

/** Parameters of a list that is returned whole. */
export const WHOLE_LIST_PARAMETERS = shared('pageNumber', 'entera.pageSize', 'includePageCount');

/** Path parameter that identifies a record. */
export function keyOf({ pascal, key }: Entity): Node {
  return ref('parameters', `${pascal}.${key.name}`);
}

/** References to the parameters of this entity's list only. */
export function ownParameters(entity: Entity, model: Model): Node[] {
  return Object.keys(asked(entity, model)).map((name) => ref('parameters', name));
}

/** Parameters of one entity's paths, by component name. */
export function parametersOf(entity: Entity, model: Model): Record<string, Node> {
  const { pascal, key } = entity;
  return {
    [`${pascal}.${key.name}`]: inPath(key.name, { type: key.type === 'text' ? 'string' : 'integer' }),
    ...asked(entity, model),
  };
}

function asked(
  { name: entity, pascal, listParameters, operations }: Entity,
  { endpoints }: Model,
): Record<string, Node> {
  if (!operations.includes('list')) return {};
  const answered = endpoints.flatMap((endpoint) =>
    endpoint.operations.filter(({ listParameter }) => listParameter?.entity === entity),
  );
  const parameters: { name: string; in: string; description: string; schema: Node }[] = [
    ...listParameters.map(({ name, description, kind }) => ({
      name,
      in: 'query',
      description,
      schema: {
        own: flag,
        only: flag,
        is: { type: 'string' },
        where: { type: 'string' },
        suits: { type: 'integer', minimum: 1 },
      }[kind],
    })),
    ...answered.map(({ listParameter, path }) => ({
      name: listParameter!.name,
      in: 'query',
      description: `Responde lo mismo que \`${path}\`.`,
      schema: flag,
    })),
  ];
  return Object.fromEntries(parameters.map((parameter) => [`${pascal}.${parameter.name}`, parameter]));
}

import type { JsonSchema, Model, Operation } from '../../model';
import { isWholeList } from '../whole-list';
import { CONTENT_ETAG, PAGE_HEADERS, WHOLE_LIST_HEADERS } from './answers';
import { arrayOf, ref, type Node } from './components';
import { withConfirmation } from './confirmation';
import { LIST_PARAMETERS, shared, WHOLE_LIST_PARAMETERS } from './parameters';
import { problemAnswers } from './problems';

/** Describes an operation of an endpoint file, or the default import of an entity. */
export function operationNode(operation: Operation, tag: string, model: Model): Node {
  const { name, path, labels, summary, permission, parameters, body, answer, answerEntity, paged, status, idempotent } =
    operation;
  const inPath = new Set([...path.matchAll(/\{([^}]+)\}/g)].map(([, parameter]) => parameter!));
  const required = (parameters?.['required'] as string[] | undefined) ?? [];
  const declared = Object.entries((parameters?.['properties'] as Record<string, JsonSchema> | undefined) ?? {}).map(
    ([parameter, schema]) => ({
      name: parameter,
      in: inPath.has(parameter) ? 'path' : 'query',
      required: inPath.has(parameter) || required.includes(parameter),
      schema,
    }),
  );
  const entity = model.entities.find((candidate) => candidate.name === answerEntity);
  const single: Node | null = entity ? ref('schemas', entity.pascal) : answer;
  const schema = single && paged ? arrayOf(single) : single;
  const content = schema && { 'application/json': { schema }, ...filesOf(operation) };
  const isWhole = isWholeList(operation);
  const said = {
    ...(paged ? PAGE_HEADERS : {}),
    ...(isWhole ? WHOLE_LIST_HEADERS : {}),
    ...(operation.etag ? CONTENT_ETAG : {}),
  };
  const headers = Object.keys(said).length > 0 ? said : null;
  return {
    tags: [tag],
    operationId: name,
    summary: labels.es,
    description: `${summary}${permission === 'public' ? '' : ` Permiso: \`${permission}\`${operation.export ? ' y `reporte.exportar`' : ''}.`}`,
    'x-permission': permission,
    ...(permission === 'public' ? { security: [] } : {}),
    parameters: [
      ...declared,
      ...(paged ? LIST_PARAMETERS : []),
      ...(isWhole ? WHOLE_LIST_PARAMETERS : []),
      ...shared(
        ...(operation.etag ? (['If-None-Match'] as const) : []),
        ...(idempotent ? (['Idempotency-Key'] as const) : []),
      ),
    ],
    ...(operation.import && operation.import.review === null
      ? { requestBody: ref('requestBodies', 'Importacion') }
      : body
        ? {
            requestBody: {
              required: true,
              content: { 'application/json': { schema: withConfirmation(body, operation.fields ?? []) } },
            },
          }
        : {}),
    responses: {
      [status]: operation.export
        ? ref('responses', 'Listado')
        : operation.import
          ? ref('responses', operation.import.review === null ? 'ResultadoImportacion' : 'ResultadoRevision')
          : { description: 'Hecho.', ...(headers ? { headers } : {}), ...(content ? { content } : {}) },
      ...(isMadeLater(operation) ? { 202: ref('responses', 'EnSegundoPlano') } : {}),
      ...(operation.etag ? { 304: { description: 'Lo mismo que quien pregunta ya tiene.' } } : {}),
      ...problemAnswers(...operation.problems),
    },
  };
}

const FILE_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** Content types of the file that a report returns when `formato` is given. */
function filesOf({ kind, parameters }: Operation): Node {
  if (kind !== 'report') return {};
  return Object.fromEntries(
    formatsOf(parameters).flatMap((format) => {
      const type = FILE_TYPES[format];
      return type ? [[type, { schema: { type: 'string', format: 'binary' } }]] : [];
    }),
  );
}

function formatsOf(parameters: JsonSchema | null): readonly string[] {
  return (
    (parameters?.['properties'] as Record<string, { enum?: readonly string[] }> | undefined)?.['formato']?.enum ?? []
  );
}

/** Returns true when an operation exports tables that may be too large for a request and are made in the background. */
const isMadeLater = ({ kind, parameters }: Operation): boolean =>
  kind === 'report' && ['csv', 'xlsx'].some((format) => formatsOf(parameters).includes(format));

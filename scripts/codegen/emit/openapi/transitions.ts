import type { Entity, JsonSchema, Transition } from '../../model';
import { stepPath } from '../../../../src/shared/step-path';
import { problemAnswers, withVersion, WRITE_HEADERS } from './common';

type Node = { [name: string]: unknown };

/** The steps of a document, one path each; those of the server alone have none. */
export function transitionPaths(entity: Entity): Record<string, Node> {
  const steps = (entity.lifecycle?.transitions ?? []).filter(({ automatic }) => !automatic);
  return Object.fromEntries(
    steps.map((step) => [
      `${entity.path}/{${entity.key.name}}/${stepPath(step.name)}`,
      { post: operation(entity, step) },
    ]),
  );
}

/** Schemas of what the steps send, by name. */
export function transitionSchemas(entity: Entity): [string, JsonSchema][] {
  return (entity.lifecycle?.transitions ?? []).flatMap(({ pascal, inputSchema }) =>
    inputSchema ? [[`${pascal}Input`, withVersion(inputSchema)]] : [],
  );
}

function operation({ name, pascal, key }: Entity, step: Transition): Node {
  const keyParameter: Node = {
    name: key.name,
    in: 'path',
    required: true,
    schema: { type: key.type === 'text' ? 'string' : 'integer' },
  };
  const schema: Node = step.inputSchema
    ? { $ref: `#/components/schemas/${step.pascal}Input` }
    : withVersion({ type: 'object', additionalProperties: false });
  return {
    tags: [name],
    operationId: `${step.name}${pascal}`,
    summary: step.labels.es,
    description: describe(step),
    'x-permission': step.permission,
    parameters: [keyParameter, WRITE_HEADERS.ifMatch, WRITE_HEADERS.idempotencyKey],
    requestBody: { required: step.inputSchema !== null, content: { 'application/json': { schema } } },
    responses: {
      200: {
        description: 'El documento en su nuevo estado.',
        headers: { ETag: { description: 'Versión del registro.', schema: { type: 'string' } } },
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${pascal}` } } },
      },
      ...problemAnswers(400, 401, 403, 404, 409, 412, 422, 428),
    },
  };
}

function describe({ from, to, permission, notSameAs, onlyBy, after }: Transition): string {
  const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  return [
    `De ${list(from)} a ${list(to)}. Permiso: \`${permission}\`.`,
    notSameAs.length > 0 ? `Quien figura en ${list(notSameAs)} no puede hacerlo.` : '',
    onlyBy.length > 0 ? `Solo quien figura en ${list(onlyBy)}.` : '',
    after === null ? '' : `El servidor lo hace por sí mismo a las ${after} horas.`,
  ]
    .filter(Boolean)
    .join(' ');
}

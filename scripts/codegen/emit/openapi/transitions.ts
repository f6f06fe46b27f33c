import type { Entity, JsonSchema, Transition } from '../../model';
import { stepPath } from '#platform/shared/lifecycle/step-path';
import { ETAG, withVersion } from './answers';
import { answer, ref, type Node } from './components';
import { keyOf, shared } from './parameters';
import { withConditions } from './conditional';
import { withConfirmation } from './confirmation';
import { problemAnswers } from './problems';

/** Paths of a document's steps. Steps that only the server takes have none. */
export function transitionPaths(entity: Entity): Record<string, Node> {
  const steps = (entity.lifecycle?.transitions ?? []).filter(({ automatic }) => !automatic);
  return Object.fromEntries(
    steps.map((step) => [
      `${entity.path}/{${entity.key.name}}/${stepPath(step.name)}`,
      { post: operation(entity, step) },
    ]),
  );
}

/** Request schemas of the steps, by name. */
export function transitionSchemas(entity: Entity): [string, JsonSchema][] {
  return (entity.lifecycle?.transitions ?? []).flatMap(({ pascal, inputSchema, fields, lines }) =>
    inputSchema
      ? [
          [
            `${pascal}Input`,
            withConditions(withVersion(withConfirmation(inputSchema, [...fields, ...(lines?.fields ?? [])])), fields),
          ],
        ]
      : [],
  );
}

function operation(entity: Entity, step: Transition): Node {
  const { name, pascal } = entity;
  return {
    tags: [name],
    operationId: `${step.name}${pascal}`,
    summary: step.labels.es,
    description: describe(step),
    'x-permission': step.permission,
    parameters: [keyOf(entity), ...shared('If-Match', 'Idempotency-Key')],
    requestBody: step.inputSchema
      ? { required: true, content: { 'application/json': { schema: ref('schemas', `${step.pascal}Input`) } } }
      : ref('requestBodies', 'SoloVersion'),
    responses: {
      200: answer('El documento en su nuevo estado.', ref('schemas', pascal), ETAG),
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
    after === null
      ? ''
      : 'hours' in after
        ? `El servidor lo hace por sí mismo a las ${after.hours} horas${after.field === undefined ? '' : ` de \`${after.field}\``}.`
        : `El servidor lo hace por sí mismo ${after.days === 0 ? 'en el día de' : `a los ${after.days} días de`} \`${after.field}\`.`,
  ]
    .filter(Boolean)
    .join(' ');
}

import type { Model, Operation, OutputFile } from '../../model';
import { indent, literal, quote } from '../code';
import { typeOf } from './types';

/** `operations.gen.ts`: the table of operations beyond the standard five, and their request and response types. */
export async function emitOperations(model: Model): Promise<OutputFile[]> {
  const operations = model.endpoints.flatMap((endpoint) => endpoint.operations);
  const sources = [...new Set(operations.map((operation) => operation.source.file))].toSorted();
  const rows = operations
    .map(
      ({
        name,
        method,
        path,
        kind,
        permission,
        secondPerson,
        freshSignIn,
        paged,
        idempotent,
        cacheSeconds,
        invalidates,
        status,
      }) =>
        `  ${name}: ${literal({ name, method, path, kind, permission, secondPerson, freshSignIn, paged, idempotent, cacheSeconds, invalidates, status }, 400)},\n`,
    )
    .join('');
  const calls = operations
    .map(
      ({ name, method, path, offline }) =>
        `  ${name}: ${literal({ method, path, ...(offline ? { offline } : {}) }, 400)},\n`,
    )
    .join('');
  const types = await Promise.all(operations.map(operationTypes));
  const entities = new Map(model.entities.map((entity) => [entity.name, entity]));
  const used = [...new Set(operations.flatMap((operation) => operation.answerEntity ?? []))].toSorted();
  const imports = used
    .map((name) => `import type { ${entities.get(name)!.pascal} } from './types/${name}.gen';\n`)
    .join('');
  const entries = operations.map((operation) => {
    const { name, pascal, parameters, body } = operation;
    const entity = operation.answerEntity && entities.get(operation.answerEntity)!.pascal;
    const answer = entity
      ? `${entity}${operation.paged ? '[]' : ''}`
      : operation.answer
        ? `${pascal}Answer${operation.paged ? '[]' : ''}`
        : 'void';
    return `${name}: { params: ${parameters ? `${pascal}Parameters` : 'undefined'}; body: ${body ? `${pascal}Body` : 'undefined'}; answer: ${answer}; list: ${operation.paged ? quote(operation.answerEntity ?? 'answer') : 'undefined'} };`;
  });
  const content = [
    imports,
    ...types,
    `/** Operations beyond the standard five, by name. */\nexport const OPERATIONS = {\n${rows}} as const;\n`,
    `/** Of each, what a client needs to call it: in every first page, so it is no more than that. */\nexport const CALLS = {\n${calls}} as const;\n`,
    `export type OperationName = keyof typeof OPERATIONS;\n`,
    `/**\n * What goes in and out of each operation. \`list\` is the resource whose filters and order a paged operation takes; \`answer\` where\n * those are the fields of its own answer.\n */\nexport interface OperationTypes {\n${indent(entries.join('\n'))}\n}\n`,
  ]
    .filter((part) => part !== '')
    .join('\n');
  return [{ path: 'shared/operations.gen.ts', content, sources: sources.length > 0 ? sources : [`schemas/endpoints`] }];
}

async function operationTypes({ pascal, labels, parameters, body, answer }: Operation): Promise<string> {
  const parts = [
    parameters && (await typeOf(`${pascal}Parameters`, `${labels.es}: parameters.`, parameters)),
    body && (await typeOf(`${pascal}Body`, `${labels.es}: body.`, body)),
    answer && (await typeOf(`${pascal}Answer`, `${labels.es}: answer.`, answer)),
  ];
  return parts.filter((part) => part !== null).join('\n');
}

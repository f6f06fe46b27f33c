import type { Emitter } from '../model';
import { comment } from './server/text';
import { indent } from './code';

/** `server/operations.gen.ts`: one method for each operation beyond the standard five; src/server/operations must have them all. */
export const emitServerOperations: Emitter = (model) => {
  const operations = model.endpoints.flatMap((endpoint) => endpoint.operations);
  const methods = operations.map(({ name, method, path, labels, summary }) => {
    const text = comment(summary || labels.es);
    return `/** ${method} /api${path}${text ? `: ${text}` : ''} */\nreadonly ${name}: OperationHandler<'${name}', Context>;`;
  });
  const bodies = operations.filter((operation) => operation.body !== null);
  const imports = bodies.map(({ name, pascal }) => `import { validate${pascal}Body } from '../shared/validators/operation-${name}.gen';\n`);
  const content = `import type { Validator } from '../../src/shared/validation';
import type { OperationName, OperationTypes } from '../shared/operations.gen';
${imports.join('')}
/** What a handler is given: parameters and body, both checked, and whatever the server adds as context. */
export type OperationHandler<Name extends OperationName, Context> = (
  input: { readonly params: OperationTypes[Name]['params']; readonly body: OperationTypes[Name]['body'] },
  context: Context,
) => Promise<OperationTypes[Name]['answer']>;

/** Handlers by name. An operation without a handler does not compile. */
export interface Operations<Context> {
${indent(methods.join('\n'))}
}

/** Validators of the operations' bodies. */
export const BODY_VALIDATORS: Partial<Record<OperationName, Validator>> = {
${bodies.map(({ name, pascal }) => `  ${name}: validate${pascal}Body,\n`).join('')}};
`;
  return [{ path: 'server/operations.gen.ts', content, sources: ['schemas/endpoints'] }];
};

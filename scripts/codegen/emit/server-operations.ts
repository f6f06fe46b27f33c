import type { Emitter, JsonSchema } from '../model';
import { isWholeList } from './whole-list';
import { comment } from './server/text';
import { indent, literal } from './code';

/** `server/operations.gen.ts`: one method for each operation beyond the standard five. `app/handlers.gen.ts` must implement them all. */
export const emitServerOperations: Emitter = (model) => {
  const operations = model.endpoints.flatMap((endpoint) => endpoint.operations);
  // Reports and exports have their own kinds of handlers (server/reports.gen.ts, server/exports.gen.ts). All imports share one handler.
  const handled = operations.filter(
    (operation) => operation.kind !== 'report' && operation.export === null && operation.import === null,
  );
  const methods = handled.map(({ name, method, path, labels, summary }) => {
    const text = comment(summary || labels.es);
    return `/** ${method} /api${path}${text ? `: ${text}` : ''} */\nreadonly ${name}: OperationHandler<'${name}', Context>;`;
  });
  const bodies = operations.filter(
    (operation) => operation.body !== null && operation.fields === null && operation.import === null,
  );
  const forms = handled.filter((operation) => operation.fields !== null);
  const asked = operations.filter((operation) => operation.parameters !== null);
  const imports = [
    ...bodies.map(
      ({ name, pascal }) => `import { validate${pascal}Body } from '../shared/validators/operation-${name}.gen';\n`,
    ),
    ...asked.map(
      ({ name, pascal }) =>
        `import { validate${pascal}Parameters } from '../shared/validators/operation-${name}-parameters.gen';\n`,
    ),
    ...forms.map(
      ({ name, pascal }) => `import { ${formName(pascal)} } from '../shared/forms/operation-${name}.gen';\n`,
    ),
  ];
  const types = [
    ['FormSpec', '#platform/shared/validation/form-spec'],
    ['Validator', '#platform/shared/validation/validation'],
    ['OperationName, OperationTypes', '../shared/operations.gen'],
  ];
  const content = `${types.map(([names, path]) => `import type { ${names} } from '${path}';\n`).join('')}${imports.join('')}
/** Handles an operation: receives its validated parameters and body, and the context of the request. */
export type OperationHandler<Name extends OperationName, Context> = (
  input: { readonly params: OperationTypes[Name]['params']; readonly body: OperationTypes[Name]['body'] },
  context: Context,
) => Promise<OperationTypes[Name]['answer']>;

/** Handlers by name. An operation without a handler does not compile; reports have theirs in reports.gen.ts. */
export interface Operations<Context> {
${indent(methods.join('\n'))}
}

/** Validators of the operations' bodies. */
export const BODY_VALIDATORS: Partial<Record<OperationName, Validator>> = {
${bodies.map(({ name, pascal }) => `  ${name}: validate${pascal}Body,\n`).join('')}};

/** Operations whose body is a list: one item may be sent alone. */
export const LIST_BODIES: ReadonlySet<OperationName> = new Set<OperationName>([${bodies
    .filter(({ body }) => body?.['type'] === 'array')
    .map(({ name }) => `'${name}'`)
    .join(', ')}]);

/** Operations that answer a list by themselves, whole without a page size. */
export const WHOLE_LISTS: ReadonlySet<OperationName> = new Set<OperationName>([${handled
    .filter(isWholeList)
    .map(({ name }) => `'${name}'`)
    .join(', ')}]);

/** Queries whose answer is known by its content. */
export const KNOWN_BY_CONTENT: ReadonlySet<OperationName> = new Set<OperationName>([${operations
    .filter(({ etag }) => etag)
    .map(({ name }) => `'${name}'`)
    .join(', ')}]);

/** Forms of the operations whose body has fields: it is prepared and checked like a record. */
export const BODY_FORMS: Partial<Record<OperationName, FormSpec>> = {
${forms.map(({ name, pascal }) => `  ${name}: ${formName(pascal)},\n`).join('')}};

/** Lists that an operation answers when a query parameter asks for it. */
export const LIST_ANSWERS: readonly { readonly list: string; readonly parameter: string; readonly path: string }[] = ${literal(
    operations.flatMap(({ listParameter, path }) =>
      listParameter
        ? [
            {
              list: model.entities.find(({ name }) => name === listParameter.entity)?.path ?? '',
              parameter: listParameter.name,
              path,
            },
          ]
        : [],
    ),
    200,
  )};

export type ParameterType = 'integer' | 'number' | 'boolean' | 'string' | 'strings' | 'integers' | 'options';

/** Parameters of path and address: what each is read as, and the validator of all of them. */
export const PARAMETERS: Partial<Record<OperationName, { readonly types: Readonly<Record<string, ParameterType>>; readonly validate: Validator }>> = {
${asked.map(({ name, pascal, parameters }) => `  ${name}: { types: ${literal(parameterTypes(parameters ?? {}))}, validate: validate${pascal}Parameters },\n`).join('')}};
`;
  return [{ path: 'server/operations.gen.ts', content, sources: ['schemas/endpoints'] }];
};

const formName = (pascal: string): string => `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Form`;

/** Types that the parameters of an address are converted to from text. */
export function parameterTypes({ properties }: JsonSchema): Record<string, string> {
  return Object.fromEntries(
    Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(([name, { type, items }]) => {
      if (type === 'array') return [name, listType(items as JsonSchema | undefined)];
      return [name, type === 'integer' || type === 'number' || type === 'boolean' ? type : 'string'];
    }),
  );
}

function listType(items: JsonSchema = {}): string {
  if (items['type'] === 'integer') return 'integers';
  return Array.isArray(items['enum']) ? 'options' : 'strings';
}

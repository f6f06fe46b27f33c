import type { Emitter, Endpoint, Operation } from '../model';
import { indent, literal, quote } from './code';
import { comment } from './server/text';

/**
 * `server/exports.gen.ts`: one method for each operation that exports a file, with the type of its rows and the headings of its columns.
 */
export const emitServerExports: Emitter = ({ endpoints }) => {
  const exported = endpoints.flatMap((endpoint) =>
    endpoint.operations.filter(({ export: columns }) => columns !== null).map((operation) => ({ endpoint, operation })),
  );
  const imports = [
    ['ExportResult, ExportSpec', '#platform/shared/export'],
    ['OperationTypes', '../shared/operations.gen'],
  ];
  const rows = exported.map(
    ({ operation: { name, export: columns } }) =>
      `readonly ${name}: { ${columns!.map(({ field, format }) => `readonly ${field}: ${format === 'integer' ? 'number' : 'string'} | null`).join('; ')} };`,
  );
  const methods = exported.map(
    ({ operation: { name, method, path, summary } }) =>
      `/** ${method} /api${path}: ${comment(summary)} */\nreadonly ${name}: ExportHandler<'${name}', Context>;`,
  );
  const content = `${imports.map(([names, path]) => `import type { ${names} } from '${path}';\n`).join('')}
export type ExportName = ${exported.map(({ operation }) => quote(operation.name)).join(' | ') || 'never'};

/** One row of each file. */
export interface ExportRows {
${indent(rows.join('\n'))}
}

/** What a handler is given: parameters, checked, without the format of the file; and whatever the server adds as context. */
export type ExportHandler<Name extends ExportName, Context> = (params: Omit<NonNullable<OperationTypes[Name]['params']>, 'formato'>, context: Context) => Promise<ExportResult<ExportRows[Name]>>;

/** Handlers by name. An export without a handler does not compile. */
export interface Exports<Context> {
${indent(methods.join('\n'))}
}

/** Names and columns of the files. */
export const EXPORTS: Readonly<Record<ExportName, ExportSpec>> = {
${exported.map(({ endpoint, operation }) => `  ${operation.name}: ${indent(literal(specOf(endpoint, operation), 160)).trimStart()},\n`).join('')}};
`;
  return [{ path: 'server/exports.gen.ts', content, sources: ['schemas/endpoints'] }];
};

function specOf({ name }: Endpoint, { export: columns }: Operation): Record<string, unknown> {
  return { name, columns };
}

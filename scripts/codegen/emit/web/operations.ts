import type { Model, Operation, OutputFile } from '../../model';

/** `operations.gen.ts`: the custom operations as typed methods of the data provider. */
const IMPORTS = [
  "import { CALLS } from '../shared/operations.gen';",
  "import { callOperation, type OperationAnswer, type OperationCall } from '#platform/web/client/call-operation';",
  "import type { HttpClient } from '#platform/web/client/http-client';",
];

export function emitOperationsClient({ endpoints }: Model): OutputFile[] {
  // Excludes exports: a file is downloaded from its address, not called as a method.
  const operations = endpoints
    .flatMap((endpoint) => endpoint.operations)
    .filter((operation) => operation.export === null);
  return [
    {
      path: 'web/operations.gen.ts',
      sources: [...new Set(endpoints.map((endpoint) => endpoint.source.file))],
      content: `${IMPORTS.join('\n')}

export interface Operations {
${operations.map(method).join('')}}

/** The operations beyond the standard five, over the given client. */
export function createOperations(http: HttpClient): Operations {
  // A function for each in words would weigh on every first page.
  const names = Object.keys(CALLS) as (keyof Operations)[];
  return Object.fromEntries(
    names.map((name) => [name, (call: OperationCall<typeof name> = {} as never) => callOperation(http, name, call)]),
  ) as unknown as Operations;
}
`,
    },
  ];
}

function method({ name, summary, labels, parameters, body }: Operation): string {
  const optional = parameters === null && body === null;
  return `  /** ${(summary || labels.es).replaceAll('*/', '*\\/')} */
  readonly ${name}: (call${optional ? '?' : ''}: OperationCall<'${name}'>) => Promise<OperationAnswer<'${name}'>>;\n`;
}

import type { Model, Operation, OutputFile } from '../../model';

/** `operations.gen.ts`: the custom operations as typed methods, which the application adds to its data provider. */
export function emitOperationsClient({ endpoints }: Model): OutputFile[] {
  // A file is opened by its address, and read as it comes.
  const operations = endpoints
    .flatMap((endpoint) => endpoint.operations)
    .filter((operation) => operation.export === null);
  return [
    {
      path: 'web/operations.gen.ts',
      sources: [...new Set(endpoints.map((endpoint) => endpoint.source.file))],
      content: `import { callOperation, type OperationCall } from '../../src/client/call-operation';
import type { HttpClient } from '../../src/client/http-client';

/** The operations beyond the standard five, over the given client. */
export function createOperations(http: HttpClient) {
  return {
${operations.map(method).join('')}  };
}

export type Operations = ReturnType<typeof createOperations>;
`,
    },
  ];
}

function method({ name, summary, labels, parameters, body }: Operation): string {
  const optional = parameters === null && body === null;
  return `    /** ${(summary || labels.es).replaceAll('*/', '*\\/')} */
    ${name}: (call: OperationCall<'${name}'>${optional ? ' = {}' : ''}) => callOperation(http, '${name}', call),\n`;
}

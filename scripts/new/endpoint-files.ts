import type { NewFile } from './new-file';
import { camelCase, kebabCase } from '../codegen/names';

interface EndpointChoice {
  readonly area: string;
  readonly name: string;
  /** Entity whose records it is about. */
  readonly entity: string;
  readonly permission: string;
}

/** Path and handler name of the operation that a new endpoint file begins with. */
export const operationNameOf = (name: string): string => `${camelCase(name)}Total`;

/** An endpoint file with one operation that reads, and its handler: both work as they stand. */
export function endpointFiles({ area, name, entity, permission }: EndpointChoice): readonly NewFile[] {
  const operation = operationNameOf(name);
  return [
    {
      path: `schemas/endpoints/${area}/${name}.json`,
      content: `{
  "$schema": "../../meta/endpoint.json",
  "title": "${name}",
  // Below /api; each operation adds its own path.
  "path": "/${area}/${name}",
  "entity": "${entity}",
  "operations": {
    // The name is that of the handler in src/areas/${area}/server/endpoints, and of the typed function of the browser's client.
    "${operation}": {
      // "query" reads; "action" writes, and with a "form" gets a button and a dialog; "import" takes a spreadsheet.
      "kind": "query",
      "title": { "es": "Total", "en": "Total" },
      "summary": "How many records the reader may see.",
      "path": "/total",
      "permission": "${permission}",
      // What is asked for is checked before the handler runs:
      // "parameters": { "type": "object", "properties": { "desde": { "type": "string", "format": "date" } } },
      "answer": { "type": "object", "properties": { "total": { "type": "integer" } }, "required": ["total"] }
    }
  }
}
`,
    },
    {
      path: `src/areas/${area}/server/endpoints/${kebabCase(operation)}.ts`,
      content: `import type { OperationHandler } from '#generated/server/operations.gen';
import { listRecords } from '#platform/server/listing/list-records';
import { parseListQuery } from '#platform/server/listing/list-query';
import type { OperationContext } from '#platform/server/operations/context';
import { resourceOf } from '#platform/server/records/resources';

/** How many records the actor may see. */
export const ${operation}: OperationHandler<'${operation}', OperationContext> = async (_input, { database, actor }) => {
  const resource = resourceOf('${entity}');
  const { total } = await listRecords(database, resource, parseListQuery(resource, { pageSize: '1' }), actor);
  return { total };
};
`,
    },
  ];
}

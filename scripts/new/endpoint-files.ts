import type { NewFile } from './new-file';
import { camelCase, kebabCase } from '../codegen/names';

interface EndpointChoice {
  readonly area: string;
  readonly name: string;
  /** Entity of its records. */
  readonly entity: string;
  readonly permission: string;
}

/** Path and handler name of the first operation in a new endpoint file. */
export const operationNameOf = (name: string): string => `${camelCase(name)}Total`;

/** Returns an endpoint file with one read operation, and its handler: both work unchanged. */
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
    // Name of the handler in src/areas/${area}/server/endpoints and of the typed function in the browser.
    "${operation}": {
      // "query" reads. "action" writes; a "form" adds a button and a dialog. "import" reads a spreadsheet.
      "kind": "query",
      "title": { "es": "Total", "en": "Total" },
      "summary": "Returns the number of records within reach.",
      "path": "/total",
      "permission": "${permission}",
      // Parameters are validated before the handler runs:
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

/** Returns the number of records within the actor's reach. */
export const ${operation}: OperationHandler<'${operation}', OperationContext> = async (_input, { database, actor }) => {
  const resource = resourceOf('${entity}');
  const { total } = await listRecords(database, resource, parseListQuery(resource, { pageSize: '1' }), actor);
  return { total };
};
`,
    },
  ];
}

import type { Entity } from '../../model';

/** Node of the OpenAPI document. */
export type Node = { readonly [name: string]: unknown };

/**
 * Returns a reference to a shared definition below `components`.
 *
 * @param name for definitions of one entity, its name and the definition's: `Almacen.almacenId`
 */
export function ref(kind: 'headers' | 'parameters' | 'requestBodies' | 'responses' | 'schemas', name: string): Node {
  return { $ref: `#/components/${kind}/${name}` };
}

/** Builds a JSON response. */
export function answer(description: string, schema: Node, headers?: Node): Node {
  return { description, ...(headers ? { headers } : {}), content: { 'application/json': { schema } } };
}

/** Array schema with items of one schema. */
export const arrayOf = (items: Node): Node => ({ type: 'array', items });

/** Common properties of an entity's operations. */
export function aboutOf({ name, pascal }: Entity): (operation: string, summary: string, permission: string) => Node {
  return (operation, summary, permission) => ({
    tags: [name],
    operationId: `${operation}${pascal}`,
    summary,
    description: `Permiso: \`${permission}\`.`,
    'x-permission': permission,
  });
}

import type { Entity } from '../../model';

/** A part of the document. */
export type Node = { readonly [name: string]: unknown };

/**
 * A reference to what the document says once, below `components`.
 *
 * @param name for what belongs to one entity, its name and what it is: `Almacen.almacenId`
 */
export function ref(kind: 'headers' | 'parameters' | 'requestBodies' | 'responses' | 'schemas', name: string): Node {
  return { $ref: `#/components/${kind}/${name}` };
}

/** An answer in JSON. */
export function answer(description: string, schema: Node, headers?: Node): Node {
  return { description, ...(headers ? { headers } : {}), content: { 'application/json': { schema } } };
}

/** An array of one schema. */
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

import type { BuildContext } from '../build/context';
import type { Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, type PropertyNode } from '../load/property-node';
import { suggest, type Advice } from '../suggest';

/** Place of an `x-field` keyword, or of a part of its value. */
export function placeIn(node: PropertyNode, keyword: string, ...steps: (string | number)[]): Place {
  return placeOf(node, 'x-field', keyword, ...steps);
}

/** Place of a keyword on the property itself, not on the definition that it refers to. */
export function under({ origins: [{ document, path }] }: PropertyNode, ...steps: readonly string[]): Place {
  return { document, path: [...path, ...steps] };
}

/** Advises to remove a keyword. */
export function without(node: PropertyNode, keyword: string): Advice & { readonly text: string } {
  return { text: `remove \`${keyword}\``, edits: removeEdits(placeIn(node, keyword)) };
}

/** Splits a dotted value (`permiso.clave`) whose first part is an entity. Reports an unknown entity. */
export function entityPath(
  said: unknown,
  keyword: string,
  node: PropertyNode,
  { heads, diagnostics }: BuildContext,
): readonly [entity: string, ...fields: string[]] | null {
  if (typeof said !== 'string') return null;
  const [entity = '', ...fields] = said.split('.');
  if (!heads.has(entity))
    diagnostics.add(
      'unknown-entity',
      { ...placeIn(node, keyword), part: entity },
      `No entity is called \`${entity}\`.`,
      suggest(entity, heads.keys()),
    );
  return [entity, ...fields];
}

/** Returns a text value unchanged, else null. */
export const textOf = (said: unknown): string | null => (typeof said === 'string' ? said : null);

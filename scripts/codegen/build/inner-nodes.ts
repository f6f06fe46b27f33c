import { originOf, type Json, type PropertyNode } from '../load/property-node';
import type { Field } from '../model';

/**
 * Properties inside an object, or inside the items of a list of objects. Items that use a shared definition are checked at the definition.
 */
export function innerNodes(node: PropertyNode, { kind, fields }: Field): PropertyNode[] {
  if (kind !== 'object' && kind !== 'records' && kind !== 'lines') return [];
  const { document, path } = originOf(node, kind === 'object' ? 'properties' : 'items');
  const inside = kind === 'object' ? path : [...path, 'items'];
  return fields.flatMap(({ name }) => {
    const place = [...inside, 'properties', name];
    const value = place.reduce<unknown>(
      (whole, step) => (whole as Json | undefined)?.[step as string],
      document.value,
    ) as Json | undefined;
    return value ? [{ name, value: { ...value }, origins: [{ document, path: place }] as const }] : [];
  });
}

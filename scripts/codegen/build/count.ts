import { removeEdits } from '../load/edit';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { Count, FieldKind } from '../model';
import { suggest } from '../suggest';
import type { BuildContext } from './context';
import type { Placement } from './field';

type Value = string | number | boolean;

/** What a field counts, or null. Whether the other entity's fields are there is checked once all entities are known. */
export function countOf(
  node: PropertyNode,
  kind: FieldKind,
  placement: Placement,
  { diagnostics, heads }: BuildContext,
): Count | null {
  const raw = (node.value['x-field'] as Json | undefined)?.['count'] as
    | { entity: string; field: string; where?: Record<string, Value | Value[]> }
    | undefined;
  if (!raw) return null;
  const at = (...keyword: string[]) => placeOf(node, 'x-field', 'count', ...keyword);
  const refuse = (message: string) =>
    diagnostics.add('bad-count', at(), message, { text: 'remove `count`', edits: removeEdits(at()) });
  if (kind !== 'integer') refuse(`\`${node.name}\` is no integer, and a count is one.`);
  else if (placement !== 'top') refuse(`\`${node.name}\` stands inside another field: only a record is counted for.`);
  if (!heads.has(raw.entity))
    diagnostics.add(
      'unknown-entity',
      at('entity'),
      `No entity is called \`${raw.entity}\`.`,
      suggest(raw.entity, heads.keys()),
    );
  return {
    entity: raw.entity,
    field: raw.field,
    where: Object.fromEntries(
      Object.entries(raw.where ?? {}).map(([field, value]) => [field, Array.isArray(value) ? value : [value]]),
    ),
  };
}

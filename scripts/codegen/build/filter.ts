import type { Diagnostics } from '../diagnostic';
import { removeEdits, setEdits } from '../load/edit';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { FieldKind, FilterKind } from '../model';

const POSSIBLE: Readonly<Partial<Record<FieldKind, readonly FilterKind[]>>> = {
  text: ['contains', 'equals'],
  integer: ['range', 'equals'],
  number: ['range', 'equals'],
  boolean: ['boolean'],
  date: ['range', 'equals'],
  datetime: ['range'],
  time: ['range', 'equals'],
  enum: ['set', 'equals'],
};

/** The kind of filter a field offers: the one asked for, or the first that its type can have. */
export function filterOf(
  node: PropertyNode,
  kind: FieldKind,
  isEnum: boolean,
  isReference: boolean,
  diagnostics: Diagnostics,
): FilterKind | null {
  const asked = (node.value['x-field'] as Json | undefined)?.['filter'];
  if (asked === undefined || asked === false) return null;
  const possible: readonly FilterKind[] =
    kind === 'list' ? [] : isReference ? ['reference', 'equals'] : isEnum ? ['set', 'equals'] : (POSSIBLE[kind] ?? []);
  const place = placeOf(node, 'x-field', 'filter');
  if (possible.length === 0) {
    diagnostics.add('bad-filter', place, `A list cannot be filtered by \`${node.name}\`: it is no single value.`, {
      text: 'remove `filter`',
      edits: removeEdits(place),
    });
    return null;
  }
  if (asked === true) return possible[0]!;
  if (!possible.includes(asked as FilterKind)) {
    diagnostics.add('bad-filter', place, `\`${node.name}\` cannot have a \`${String(asked)}\` filter.`, {
      text: `one of: ${possible.join(', ')}`,
      title: `use \`${possible[0]!}\``,
      edits: setEdits(place, possible[0]),
    });
    return null;
  }
  return asked as FilterKind;
}

import { setEdits } from '../load/edit';
import type { FieldKind, FilterKind } from '../model';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { placeIn, without } from './places';

/** Filters of each kind of field; `true` selects the first. */
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

export const filter: FieldKeyword<'filter', FilterKind | null> = {
  name: 'filter',
  schema: {
    description: 'Offers a filter. `true` selects the kind by the type.',
    oneOf: [{ type: 'boolean' }, { enum: ['equals', 'set', 'range', 'contains', 'reference', 'boolean'] }],
  },
  example: exampleOf('anio', { title: 'Año', type: 'integer', 'x-field': xField('Year', { filter: 'range' }) }),
  read(said, { node, kind, reference, enumType, item, context }) {
    if (said === undefined || said === false) return null;
    const isReference = reference !== null || item?.reference != null;
    const isEnum = enumType !== null || item?.enumType != null;
    const possible: readonly FilterKind[] =
      kind === 'list'
        ? []
        : isReference
          ? ['reference', 'equals']
          : isEnum
            ? ['set', 'equals']
            : (POSSIBLE[kind] ?? []);
    const place = placeIn(node, 'filter');
    if (possible.length === 0) {
      context.diagnostics.add(
        'bad-filter',
        place,
        `A list cannot be filtered by \`${node.name}\`: it is no single value.`,
        without(node, 'filter'),
      );
      return null;
    }
    if (said === true) return possible[0]!;
    if (!possible.includes(said as FilterKind)) {
      context.diagnostics.add('bad-filter', place, `\`${node.name}\` cannot have a \`${String(said)}\` filter.`, {
        text: `one of: ${possible.join(', ')}`,
        title: `use \`${possible[0]!}\``,
        edits: setEdits(place, possible[0]),
      });
      return null;
    }
    return said as FilterKind;
  },
  explain: (kind) => `${kind} filter (\`filter\`)`,
};

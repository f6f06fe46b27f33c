import type { FieldKind } from '../model';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { placeIn, without } from './places';

const ONE_VALUE: readonly FieldKind[] = ['text', 'integer', 'number', 'boolean', 'date', 'datetime', 'time', 'enum'];

export const index: FieldKeyword<'index', boolean> = {
  name: 'index',
  schema: {
    type: 'boolean',
    default: false,
    description: 'Indexes the column. References, unique keys, filters and sortable columns always are.',
  },
  example: exampleOf('serie', { title: 'Serie', type: 'string', 'x-field': xField('Serial number', { index: true }) }),
  fits: { what: 'one stored value', of: ({ kind }) => ONE_VALUE.includes(kind) },
  read(said, { node, giver, context }) {
    if (said === true && giver?.gives === 'answer')
      context.diagnostics.add(
        'wrong-type',
        { ...placeIn(node, 'index'), onKey: true },
        `\`${node.name}\` is not stored: there is nothing to index.`,
        without(node, 'index'),
      );
    return said === true;
  },
};

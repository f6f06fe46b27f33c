import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { placeIn, without } from './places';

export const blank: FieldKeyword<'blank', boolean> = {
  name: 'blank',
  schema: {
    type: 'boolean',
    default: false,
    description: 'On a text: the server returns an empty text instead of null.',
  },
  example: exampleOf('apodo', {
    title: 'Apodo',
    type: 'string',
    maxLength: 40,
    'x-field': xField('Nickname', { blank: true }),
  }),
  read(said, { kind, node, context }) {
    if (said === true && kind !== 'text')
      context.diagnostics.add(
        'wrong-type',
        placeIn(node, 'blank'),
        `\`${node.name}\` is a ${kind}: only a text can be answered as an empty one.`,
        without(node, 'blank'),
      );
    return said === true && kind === 'text';
  },
};

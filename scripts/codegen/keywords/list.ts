import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const list: DescribedKeyword<'list'> = {
  name: 'list',
  schema: {
    description: 'Show as a column of the list. An object sets more.',
    oneOf: [
      { type: 'boolean' },
      {
        type: 'object',
        additionalProperties: false,
        properties: {
          order: { type: 'integer' },
          sortable: { type: 'boolean', default: true },
          hidden: {
            type: 'boolean',
            default: false,
            description: 'Offered in the column chooser, not shown at first.',
          },
          total: { type: 'boolean', default: false },
          inline: {
            type: 'boolean',
            default: false,
            description:
              'Whoever may edit the record changes the field in its cell, with the input that its form has. For fields that many records can be given one value of (`bulkEdit`), without a condition.',
          },
        },
      },
    ],
  },
  example: exampleOf('marca', {
    title: 'Marca',
    type: 'string',
    'x-field': xField('Make', { list: { order: 2, sortable: true, inline: true } }),
  }),
};

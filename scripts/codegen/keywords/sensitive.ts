import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const sensitive: DescribedKeyword<'sensitive'> = {
  name: 'sensitive',
  schema: {
    description:
      'Permission needed to read it. Without it the field is no part of any answer, and nothing can be found, filtered or sorted by it; `show` says what is seen nevertheless. On an embedded record it holds for all of its fields here, those that `show` leaves out.',
    oneOf: [
      { $ref: '#/$defs/permission' },
      {
        type: 'object',
        required: ['permission'],
        additionalProperties: false,
        properties: {
          permission: { $ref: '#/$defs/permission' },
          show: {
            description:
              'What is seen without the permission: of a text its `initial`; of an embedded record, by field, the `initial` or the `whole`. Default: nothing.',
            oneOf: [
              { const: 'initial' },
              { type: 'object', minProperties: 1, additionalProperties: { enum: ['initial', 'whole'] } },
            ],
          },
        },
      },
    ],
  },
  example: exampleOf(
    'operador',
    {
      title: 'Operador',
      type: 'string',
      'x-field': xField('Driver', { sensitive: { permission: 'catalogo.administrar', show: 'initial' } }),
    },
    {
      properties: {
        poliza: { title: 'Póliza', type: 'string', 'x-field': xField('Policy', { sensitive: 'catalogo.administrar' }) },
      },
    },
  ),
};
